import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { maskName } from '#kernel/mask-name.ts'
import { addDays, type CalendarDay, calendarDayOf } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import { toCsv, toDecimal } from '#platform/csv.ts'
import {
  type DayFigures,
  type exportStatistics as exportContract,
  type getStatistics as contract,
  PLAYERS_LISTED_MAX,
  type ReferredPlayer,
  type StatisticsFilter,
} from '../contract.ts'
import { findPartner } from './partner-store.ts'
import { readDays, readPlayers } from './statistics-store.ts'

const DAYS_DEFAULT = 30
/** Before every figure; the database has no year 0. */
const FIRST_DAY: CalendarDay = '2000-01-01'
const CSV_PLAYERS_MAX = 20_000

const REFUSED = { success: false, reasonType: 'not-an-affiliate' } as const

/** What the partner's links brought, by day and by player. */
export async function getStatistics(ctx: PlayerContext, { query }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  if (!(await findPartner(ctx.reader, ctx.playerId))) return REFUSED
  const { from, to } = periodOf(ctx, query)
  const { days, players } = await readBoth(ctx, query, PLAYERS_LISTED_MAX)
  return { success: true, data: { from, to, totals: totalsOf(days, query), days, players } }
}

export async function exportStatistics(
  ctx: PlayerContext,
  { query }: InputOf<typeof exportContract>,
): Promise<ReplyOf<typeof exportContract>> {
  if (!(await findPartner(ctx.reader, ctx.playerId))) return REFUSED
  const { from, to } = periodOf(ctx, query)
  const { days, players } = await readBoth(ctx, query, CSV_PLAYERS_MAX)
  const csv = query.by === 'day' ? daysCsv(days) : playersCsv(players)
  return { success: true, data: { fileName: `affiliate-${query.by}s-${from}-${to}.csv`, csv } }
}

function periodOf({ today }: PlayerContext, { from, to = today }: StatisticsFilter): { from: CalendarDay; to: CalendarDay } {
  const last = notBeforeFirst(to)
  return { from: notBeforeFirst(from ?? addDays(last, 1 - DAYS_DEFAULT)), to: last }
}

const notBeforeFirst = (day: string): CalendarDay => (day < FIRST_DAY ? FIRST_DAY : (day as CalendarDay))

async function readBoth(ctx: PlayerContext, filter: StatisticsFilter, max: number) {
  const { reader, playerId, theme } = ctx
  const { link, state } = filter
  const query = { ...periodOf(ctx, filter), link, state, partner: playerId, zone: theme.timeZone, max }
  const [days, players] = await Promise.all([readDays(reader, query), readPlayers(reader, query)])
  const dayOf = (at: number): CalendarDay => calendarDayOf(at, theme.timeZone)
  return {
    days: days.map((day) => ({ ...day, clicks: state === undefined ? day.clicks : null })),
    players: players.map(({ login, joinedAt, firstPurchaseAt, state: residence, ...player }): ReferredPlayer => ({
      ...player,
      name: maskName(login),
      state: residence as ReferredPlayer['state'],
      joinedOn: dayOf(joinedAt),
      firstPurchaseOn: firstPurchaseAt === null ? null : dayOf(firstPurchaseAt),
    })),
  }
}

function totalsOf(days: readonly DayFigures[], { state }: StatisticsFilter): Omit<DayFigures, 'day'> {
  const sum = (figure: (day: DayFigures) => number) => days.reduce((total, day) => total + figure(day), 0)
  return {
    clicks: state === undefined ? sum(({ clicks }) => clicks ?? 0) : null,
    signUps: sum(({ signUps }) => signUps),
    firstPurchases: sum(({ firstPurchases }) => firstPurchases),
    revenueCents: sum(({ revenueCents }) => revenueCents),
    shareCents: sum(({ shareCents }) => shareCents),
  }
}

const daysCsv = (days: readonly DayFigures[]): string =>
  toCsv(
    ['day', 'clicks', 'sign_ups', 'first_purchases', 'revenue_usd', 'share_usd'],
    days.map(({ day, clicks, signUps, firstPurchases, revenueCents, shareCents }) => [
      day,
      clicks === null ? '' : String(clicks),
      String(signUps),
      String(firstPurchases),
      toDecimal(revenueCents),
      toDecimal(shareCents),
    ]),
  )

const playersCsv = (players: readonly ReferredPlayer[]): string =>
  toCsv(
    ['player', 'link', 'state', 'joined', 'first_purchase', 'revenue_usd', 'share_usd'],
    players.map(({ name, link, state, joinedOn, firstPurchaseOn, revenueCents, shareCents }) => [
      name,
      link,
      state,
      joinedOn,
      firstPurchaseOn ?? '',
      toDecimal(revenueCents),
      toDecimal(shareCents),
    ]),
  )
