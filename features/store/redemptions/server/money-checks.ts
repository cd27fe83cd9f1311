import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { MoneyCheck, MoneyFault } from '#platform/payments/money-check.ts'

/** Open requests, and those that moved since then. */
const touched = (since: Instant) => sql`touched as (
  select r.* from redemption r where r.ended_at is null or r.id in (
    select redemption from redemption_step where at > ${timestamp(since)})
)`

const check = (id: string, query: (since: Instant) => RawBuilder<MoneyFault>): MoneyCheck => ({
  id,
  find: async (db, since) => (await query(since).execute(db)).rows,
})

/** The conditions that hold for redemptions after every transaction. */
export const redemptionChecks: readonly MoneyCheck[] = [
  check(
    'open-redemption-is-set-aside',
    (since) => sql`
      with ${touched(since)}
      select r.id as subject, 'is ' || r.state || ' over ' || r.cents || ', its hold is ' || coalesce(h.state || ' over ' || h.amount, 'missing') as detail
      from touched r left join ledger.hold h on 'hld_' || h.no = r.hold
      where (r.ended_at is null and r.transfer is null) <> (h.state is not distinct from 'pending' and h.amount = r.cents)
      union all
      select 'hld_' || h.no, 'is pending without a redemption' from ledger.hold h
      where h.kind = 'redemption' and h.state = 'pending' and h.at > ${timestamp(since)}
        and not exists (select from redemption r where r.player = h.player and r.hold = 'hld_' || h.no)`,
  ),
  check(
    'payable-is-sent-and-not-paid',
    (since) => sql`
      with ${touched(since)}, owed as (
        select r.id, coalesce(sum(h.amount) filter (where v.no is null), 0) as cents
        from touched r left join ledger.hold h on h.player = r.player and h.state = 'posted'
          and h.key in (select 'redemption:' || r.id || ':' || no from generate_series(1, r.holds) as no)
        left join ledger.transfer v on v.player = r.player and v.key = 'reversal txn_' || h.transfer
        group by r.id
      ), paid as (
        select r.id, coalesce(sum(side.amount) filter (where side.account = 'redemptions-payable'), 0) as cents
        from touched r left join redemption_payout p on p.redemption = r.id
        left join ledger.house_transfer t on t.key in ('payout:' || p.id, 'payout-returned:' || p.id)
        left join lateral ledger.sides_of(t.movements) as side on true
        group by r.id
      )
      select r.id as subject, 'is ' || r.state || ' over ' || r.cents || ', sent ' || owed.cents || ', paid ' || paid.cents as detail
      from touched r join owed using (id) join paid using (id)
      where owed.cents <> (case when r.transfer is null then 0 else r.cents end)
        or paid.cents <> (case when r.state = 'paid' then r.cents else 0 end)`,
  ),
  check(
    'payout-has-a-horizon',
    (since) => sql`
      with ${touched(since)}
      select p.id as subject, 'was given to ' || p.provider || ' and nobody asks about it' as detail
      from touched r join redemption_payout p on p.redemption = r.id
      where p.state = 'asked' and not exists (select from payment_question q where q.reference = p.id)`,
  ),
  check(
    'redemption-refusal-has-a-code',
    (since) => sql`
      with ${touched(since)}
      select id as subject, 'is refused without a code' as detail from touched where state = 'refused' and code is null`,
  ),
]
