import { sql } from 'kysely'
import { timestamp } from '#platform/db/timestamp.ts'
import type { ServerFeature } from '#platform/feature.ts'

type MoneyBooks = NonNullable<ServerFeature['moneyBooks']>
type PlayerMoney = NonNullable<ServerFeature['playerMoney']>
type MoneyLine = Awaited<ReturnType<PlayerMoney['lines']>>[number]
type MoneyDay = Awaited<ReturnType<MoneyBooks['days']>>[number]

/** Payouts, for the books. */
export const payoutBooks: MoneyBooks = {
  prefix: 'pot_',
  async booked(db, references) {
    const { rows } = await sql<{ reference: string; cents: number }>`
      select p.id as reference, sum(side.amount)::bigint::float8 as cents
      from redemption_payout p
      cross join (values ('payout:'), ('payout-returned:'), ('payout-surplus:')) as words (word)
      join ledger.house_transfer t on t.key = word || p.id cross join lateral ledger.sides_of(t.movements) as side
      where p.id = any (${[...references]}) and side.account = 'payment-clearing' group by p.id`.execute(db)
    return rows
  },
  async days(db, { brand, zone, from, to }) {
    const { rows } = await sql<MoneyDay>`
      with heard as (
        select f.reference, f.fact ->> 'kind' as kind, min(f.heard_at) as at from payment_fact f
        where f.fact ->> 'kind' in ('payout-paid', 'payout-returned') group by 1, 2
      ), moved as (
        select heard.at, case heard.kind when 'payout-paid' then 'redemptions' else 'redemptions-returned' end as kind, r.player,
          case heard.kind when 'payout-paid' then -p.cents else p.cents end as cents, t.movements
        from heard join redemption_payout p on p.id = heard.reference join redemption r on r.id = p.redemption
        left join ledger.house_transfer t
          on t.key = case heard.kind when 'payout-paid' then 'payout:' else 'payout-returned:' end || p.id
        where heard.at >= ${timestamp(from)} and heard.at < ${timestamp(to)} and (${brand}::text is null or r.brand = ${brand})
      )
      select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, kind, is_test as "isTest", count(*)::int as count, sum(cents)::float8 as cents,
        coalesce(sum((select sum(side.amount) from ledger.sides_of(movements) as side
          where side.account = 'payment-clearing')), 0)::float8 as "bookedCents"
      from moved join player p on p.id = moved.player group by 1, 2, 3 order by 1, 2, 3`.execute(db)
    return rows
  },
}

/** Sent and not paid: `redemptions-payable` of this brand. */
export const redemptionsOwed: NonNullable<ServerFeature['moneyOwed']> = async (db, brand) => {
  const { rows } = await sql<{ cents: number; testCents: number }>`
    select coalesce(sum(r.cents) filter (where not p.is_test), 0)::float8 as cents,
      coalesce(sum(r.cents) filter (where p.is_test), 0)::float8 as "testCents"
    from redemption r join player p on p.id = r.player where r.brand = ${brand} and r.state = 'sent'`.execute(db)
  return { kind: 'redemptions-payable', ...rows[0]! }
}

/** Payouts, what was withheld of them, and those that came back, for their player. */
export const payoutMoney: PlayerMoney = {
  async lines(db, player, { before, limit }) {
    const { rows } = await sql<MoneyLine>`
      with heard as (
        select p.id, p.cents, r.id as subject, r.withheld_cents, account.title, f.fact ->> 'kind' as kind, min(f.heard_at) as at
        from redemption r join redemption_payout p on p.redemption = r.id join payout_account account on account.id = p.account
        join payment_fact f on f.reference = p.id and f.fact ->> 'kind' in ('payout-paid', 'payout-returned')
        where r.player = ${player} group by 1, 2, 3, 4, 5, 6
      ), moved as (
        select case kind when 'payout-paid' then 'redemption' else 'redemption-returned' end as kind, id || ':' || kind as id,
          at, cents, title, subject from heard
        union all
        select 'tax', id || ':tax', at, withheld_cents, title, subject from heard
        where kind = 'payout-paid' and withheld_cents > 0
      )
      select moved.*, null as receipt, false as "isPending" from moved
      where (at, id collate "C") < (${timestamp(before.at)}, ${before.id})
      order by at desc, id collate "C" desc limit ${limit}`.execute(db)
    return rows
  },
}
