import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { MoneyCheck, MoneyFault } from '#platform/payments/money-check.ts'

/** Orders that were opened, or of which a provider said something, since then. */
const touched = (since: Instant) => sql`touched as (
  select id from purchase_order where opened_at > ${timestamp(since)}
  union
  select a.purchase_order from payment_fact f join purchase_attempt a on a.id = f.reference
  where f.heard_at > ${timestamp(since)}
)`

/** The posting of an order's goods, by its index: the ledger also has every round of every player. */
const GRANT = sql`ledger.transfer t on t.player = o.player and t.key = 'purchase:' || o.id`

/** What the provider says that it took, by attempt. */
const CAPTURED = sql`captured as (
  select a.purchase_order, a.id as attempt, max((f.fact #>> '{amount,cents}')::bigint) as cents
  from touched join purchase_attempt a on a.purchase_order = touched.id
  join payment_fact f on f.reference = a.id and f.fact ->> 'kind' = 'charged'
  group by a.purchase_order, a.id
)`

const check = (id: string, query: (since: Instant) => RawBuilder<MoneyFault>): MoneyCheck => ({
  id,
  find: async (db, since) => (await query(since).execute(db)).rows,
})

/** The conditions that hold for purchases after every transaction. */
export const purchaseChecks: readonly MoneyCheck[] = [
  check(
    'one-grant-per-order',
    (since) => sql`
      with ${touched(since)}
      select o.id as subject, case when t.no is null then 'is paid without a grant' else 'is granted without a receipt' end as detail
      from touched join purchase_order o using (id) left join ${GRANT}
      where (o.receipt_no is null) <> (t.no is null)`,
  ),
  check(
    'grant-is-as-ordered',
    (since) => sql`
      with ${touched(since)}
      select o.id as subject, 'brought ' || m.coins || ' coins and ' || m.entries || ' entries for ' || m.cents as detail
      from touched join purchase_order o using (id) join ${GRANT}
      cross join lateral (
        select coalesce(sum(amount) filter (where account = 'player' and asset = 'coins'), 0) as coins,
          coalesce(sum(amount) filter (where account = 'player' and asset = 'entries'), 0) as entries,
          coalesce(sum(amount) filter (where account = 'payment-clearing'), 0) as cents
        from ledger.sides_of(t.movements)
      ) as m
      where m.coins <> o.coins or m.entries <> o.entries or m.cents <> o.cents`,
  ),
  check(
    'charge-is-purchase-or-surplus',
    (since) => sql`
      with ${touched(since)}, ${CAPTURED}
      select purchase_order as subject, charges || ' charges, ' || booked || ' of them booked' as detail
      from (
        select c.purchase_order, count(*) as charges, count(s.no) + count(distinct t.no) as booked
        from captured c join purchase_order o on o.id = c.purchase_order left join ${GRANT}
        left join ledger.house_transfer s on s.key = 'surplus:' || c.attempt
        where c.cents > 0 group by c.purchase_order
      ) as sums where charges <> booked`,
  ),
  check(
    'books-say-what-the-provider-says',
    (since) => sql`
      with ${touched(since)}, ${CAPTURED}, told as (
        select a.purchase_order, f.reference, f.fact ->> 'kind' as kind, coalesce(f.fact ->> 'refund', f.fact ->> 'dispute', '') as of,
          (f.fact ->> 'cents')::bigint as cents, coalesce(f.fact ->> 'state', f.fact ->> 'stage') as word
        from touched join purchase_attempt a on a.purchase_order = touched.id join payment_fact f on f.reference = a.id
        where f.fact ->> 'kind' in ('refund', 'dispute', 'returned')
      ), lost as (
        select purchase_order, max(cents) as cents from told
        group by purchase_order, reference, kind, of
        having case kind when 'returned' then true when 'refund' then bool_or(word = 'done')
          else bool_or(word = 'lost') or (bool_or(word = 'opened') and not bool_or(word = 'won')) end
      ), provider as (
        select purchase_order, sum(cents) as cents from (
          select purchase_order, cents from captured union all select purchase_order, -cents from lost
        ) as moved group by purchase_order
      ), keys as (
        select purchase_order, 'surplus:' || attempt as key from captured
        union select a.purchase_order, 'refund:' || r.id from purchase_refund r join purchase_attempt a on a.id = r.attempt
          join touched on touched.id = a.purchase_order
        union select l.purchase_order, word || l.subject from purchase_loss l join touched on touched.id = l.purchase_order
          cross join (values ('loss:'), ('won:')) as words (word)
      ), booked as (
        select purchase_order, sum(side.amount) as cents
        from (
          select o.id as purchase_order, t.movements from touched join purchase_order o using (id) join ${GRANT}
          union all select purchase_order, t.movements from keys join ledger.house_transfer t using (key)
        ) as t cross join lateral ledger.sides_of(t.movements) as side
        where side.account = 'payment-clearing' group by purchase_order
      )
      select purchase_order as subject,
        'the provider holds ' || coalesce(p.cents, 0) || ', the books say ' || coalesce(b.cents, 0) as detail
      from provider p full join booked b using (purchase_order) where coalesce(p.cents, 0) <> coalesce(b.cents, 0)`,
  ),
  check(
    'suspense-is-open-surpluses',
    () => sql`
      select 'suspense' as subject, 'holds ' || held || ', open surpluses are ' || open as detail
      from (
        select (select coalesce(-sum(side.amount), 0) from ledger.house_transfer t
            cross join lateral ledger.sides_of(t.movements) as side
            where side.account = 'suspense' and t.kind in ('payment-surplus', 'refund')) as held,
          (select coalesce(sum(cents), 0) from (
            select max(cents) as cents from purchase_refund where reason <> 'requested' group by attempt
            having not bool_or(state = 'done')) as surplus) as open
      ) as sums where held <> open`,
  ),
  check(
    'limit-counts-live-and-paid-attempts',
    (since) => sql`
      with ${touched(since)}, hours as (
        select distinct o.player, date_trunc('hour', a.begun_at, 'UTC') as hour
        from touched join purchase_order o using (id) join purchase_attempt a on a.purchase_order = o.id
      ), sums as (
        select h.player, h.hour, coalesce(sum(o.cents) filter (where a.released_at is null), 0) as cents
        from hours h join purchase_order o using (player) join purchase_attempt a
          on a.purchase_order = o.id and date_trunc('hour', a.begun_at, 'UTC') = h.hour
        group by h.player, h.hour
      )
      select sums.player as subject,
        'the limit counts ' || coalesce(p.given, 0) || ', the attempts of the hour are ' || sums.cents as detail
      from sums left join play_hour p on p.player = sums.player and p.hour = sums.hour and p.scope = 'Purchases'
      where coalesce(p.given, 0) <> sums.cents`,
  ),
  check(
    'attempt-has-a-horizon',
    (since) => sql`
      with ${touched(since)}
      select a.id as subject, 'is ' || a.state || ' and nobody asks about it' as detail
      from touched join purchase_attempt a on a.purchase_order = touched.id
      where a.refused_code is null and a.state in ('begun', 'needs-action', 'pending', 'authorized')
        and not exists (select from payment_question q where q.reference = a.id)`,
  ),
  check(
    'refunds-within-the-charge',
    (since) => sql`
      with ${touched(since)}, ${CAPTURED}
      select r.attempt as subject, 'refunds of ' || sum(r.cents) || ' exceed the charge of ' || coalesce(c.cents, 0) as detail
      from touched join purchase_attempt a on a.purchase_order = touched.id join purchase_refund r on r.attempt = a.id
      left join captured c on c.attempt = a.id where r.state <> 'failed'
      group by r.attempt, c.cents having sum(r.cents) > coalesce(c.cents, 0)`,
  ),
  check(
    'refusal-has-a-code',
    (since) => sql`
      with ${touched(since)}
      select a.id as subject, 'is ' || a.state || ' without a code' as detail
      from touched join purchase_attempt a on a.purchase_order = touched.id
      where (a.state = 'refused' and a.refused_code is null) or (a.state = 'declined' and not exists (
        select from payment_fact f where f.reference = a.id and f.fact ->> 'kind' = 'declined' and f.fact ->> 'code' <> ''))`,
  ),
]
