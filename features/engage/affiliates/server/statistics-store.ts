import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { StatisticsFilter } from '../contract.ts'
import { isOwn } from './own-accounts.ts'

export interface StatisticsQuery extends StatisticsFilter {
  readonly partner: Id<'plr'>
  readonly zone: string
  readonly from: CalendarDay
  readonly to: CalendarDay
  readonly max: number
}

interface DayRow {
  readonly day: CalendarDay
  readonly clicks: number
  readonly signUps: number
  readonly firstPurchases: number
  readonly revenueCents: number
  readonly shareCents: number
}

interface PlayerRow {
  readonly login: string
  readonly link: string
  readonly state: string
  readonly joinedAt: Instant
  readonly firstPurchaseAt: Instant | null
  readonly revenueCents: number
  readonly shareCents: number
}

/** A query without a link or a state covers all of them. */
const is = (column: RawBuilder<unknown>, value: string | undefined): RawBuilder<unknown> =>
  value === undefined ? sql`true` : sql`${column} = ${value}`

/**
 * The partner's links, the players who joined by them, and what players paid, erased ones too; test accounts and
 * the partner's own are left out.
 */
const facts = ({ partner, link, state, zone }: StatisticsQuery): RawBuilder<unknown> => sql`
  own as (
    select id, brand, name, tracking_id from affiliate_link where player = ${partner} and ${is(sql`id::text`, link)}),
  joined as (
    select s.player, p.login, p.state, l.name as link, s.signed_up_at, (s.signed_up_at at time zone ${zone})::date as day
    from own l join affiliate_sign_up s on s.brand = l.brand and s.tracking_id = l.tracking_id
    join player p on p.id = s.player
    where not p.is_test and p.id <> ${partner} and not ${isOwn(sql`p.id`)} and ${is(sql`p.state`, state)}),
  paid as (
    select r.player, r.is_first, r.cents, r.share_cents, r.at, (r.at at time zone ${zone})::date as day
    from own l join affiliate_revenue r on r.link = l.id join player p on p.id = r.player
    where not p.is_test and not ${isOwn(sql`p.id`)} and ${is(sql`p.state`, state)})`

/** Figures of each day that has any, newest first. */
export async function readDays(db: Reader, query: StatisticsQuery): Promise<readonly DayRow[]> {
  const { from, to, state } = query
  const { rows } = await sql<DayRow>`
    with ${facts(query)}, figure as (
      select c.day, c.clicks, 0 as joins, 0 as firsts, 0 as cents, 0 as share
      from own l join affiliate_click_day c on c.link = l.id where ${state === undefined}
      union all select day, 0, 1, 0, 0, 0 from joined
      union all select day, 0, 0, is_first::int, cents, share_cents from paid)
    select day::text, sum(clicks)::int as clicks, sum(joins)::int as "signUps", sum(firsts)::int as "firstPurchases",
      sum(cents)::float8 as "revenueCents", sum(share)::float8 as "shareCents"
    from figure where day between ${from}::date and ${to}::date group by day order by day desc`.execute(db)
  return rows
}

/** Players who joined or paid in the period, newest first. */
export async function readPlayers(db: Reader, query: StatisticsQuery): Promise<readonly PlayerRow[]> {
  const { from, to, max } = query
  const isInPeriod = (day: RawBuilder<unknown>) => sql`${day} between ${from}::date and ${to}::date`
  const { rows } = await sql<PlayerRow>`
    with ${facts(query)}
    select j.login, j.link, j.state, j.signed_up_at as "joinedAt",
      min(r.at) filter (where r.is_first) as "firstPurchaseAt",
      coalesce(sum(r.cents) filter (where ${isInPeriod(sql`r.day`)}), 0)::float8 as "revenueCents",
      coalesce(sum(r.share_cents) filter (where ${isInPeriod(sql`r.day`)}), 0)::float8 as "shareCents"
    from joined j left join paid r on r.player = j.player
    group by j.player, j.login, j.link, j.state, j.signed_up_at, j.day
    having ${isInPeriod(sql`j.day`)} or count(r.player) filter (where ${isInPeriod(sql`r.day`)}) > 0
    order by j.signed_up_at desc, j.player desc limit ${max}`.execute(db)
  return rows
}
