import { sql } from 'kysely'
import { timestamp } from '#platform/db/timestamp.ts'
import type { ServerFeature } from '#platform/feature.ts'

type MoneyBooks = NonNullable<ServerFeature['moneyBooks']>
type MoneyDay = Awaited<ReturnType<MoneyBooks['days']>>[number]

/** Purchases, refunds and disputes, for the books. */
export const purchaseBooks: MoneyBooks = {
  prefix: 'att_',
  async booked(db, references) {
    const { rows } = await sql<{ reference: string; cents: number }>`
      with asked as (
        select a.id, o.id as purchase_order, o.player, exists (
          select from payment_fact f where f.reference = a.id and f.fact ->> 'kind' = 'charged') as is_charged
        from purchase_attempt a join purchase_order o on o.id = a.purchase_order where a.id = any (${[...references]})
      ), house as (
        select id, 'surplus:' || id as key from asked
        union all select r.attempt, 'refund:' || r.id from purchase_refund r join asked on asked.id = r.attempt
        union all select l.attempt, word || l.subject from purchase_loss l join asked on asked.id = l.attempt
          cross join (values ('loss:'), ('won:')) as words (word)
      ), posted as (
        select house.id, t.movements from house join ledger.house_transfer t using (key)
        union all
        select a.id, t.movements from asked a join ledger.transfer t on t.player = a.player and t.key = 'purchase:' || a.purchase_order
        where a.is_charged and not exists (select from ledger.house_transfer s where s.key = 'surplus:' || a.id)
      )
      select posted.id as reference, sum(side.amount)::bigint::float8 as cents
      from posted cross join lateral ledger.sides_of(posted.movements) as side
      where side.account = 'payment-clearing' group by posted.id`.execute(db)
    return rows
  },
  async days(db, { brand, zone, from, to }) {
    const within = (column: ReturnType<typeof sql>) =>
      sql`${column} >= ${timestamp(from)} and ${column} < ${timestamp(to)} and (${brand}::text is null or o.brand = ${brand})`
    const { rows } = await sql<MoneyDay>`
      with moved as (
        select o.paid_at as at, 'purchases' as kind, o.player, o.cents, t.movements
        from purchase_order o left join ledger.transfer t on t.player = o.player and t.key = 'purchase:' || o.id
        where ${within(sql`o.paid_at`)}
        union all
        select r.done_at, 'refunds', o.player, -r.cents, t.movements
        from purchase_refund r join purchase_attempt a on a.id = r.attempt join purchase_order o on o.id = a.purchase_order
        left join ledger.house_transfer t on t.key = 'refund:' || r.id
        where r.reason = 'requested' and r.state = 'done' and ${within(sql`r.done_at`)}
        union all
        select l.since, 'disputes', o.player, -l.cents, t.movements
        from purchase_loss l join purchase_order o on o.id = l.purchase_order
        left join ledger.house_transfer t on t.key = 'loss:' || l.subject where ${within(sql`l.since`)}
        union all
        select l.ended_at, 'disputes-won', o.player, l.cents, t.movements
        from purchase_loss l join purchase_order o on o.id = l.purchase_order
        left join ledger.house_transfer t on t.key = 'won:' || l.subject where l.stage = 'won' and ${within(sql`l.ended_at`)}
      )
      select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, kind, is_test as "isTest", count(*)::int as count, sum(cents)::float8 as cents,
        coalesce(sum((select sum(side.amount) from ledger.sides_of(movements) as side
          where side.account = 'payment-clearing')), 0)::float8 as "bookedCents"
      from moved join player p on p.id = moved.player group by 1, 2, 3 order by 1, 2, 3`.execute(db)
    return rows
  },
}

/** What players owe after a bank took back more than was left of the goods. */
export const purchaseDebts: NonNullable<ServerFeature['moneyOwed']> = async (db, brand) => {
  const { rows } = await sql<{ cents: number; testCents: number }>`
    select coalesce(sum(d.cents) filter (where not p.is_test), 0)::float8 as cents,
      coalesce(sum(d.cents) filter (where p.is_test), 0)::float8 as "testCents"
    from purchase_debt d join purchase_order o on o.id = d.purchase_order join player p on p.id = o.player
    where o.brand = ${brand} and d.settled_at is null`.execute(db)
  return { kind: 'purchase-debts', ...rows[0]! }
}
