import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { type ReportDays, reportDaysOf } from '#kernel/report-days.ts'
import { addDays, calendarDayOf, endOfDay, localTimeOf, startOfDay } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { toCsv, toDecimal } from '#platform/csv.ts'
import type { ProvidedGame, ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'
import type * as contract from '../contract.ts'
import '#platform/open-play.ts'
import { countTestRounds, hadPlayersBefore, readFirstHour, readMark, readPlay, type StoredPlay } from './store.ts'

type Slices = () => readonly ServerFeature[]

/** Game performance in a period (REP-1), from sums by the hour: no round is read but those that are open. */
export const readGameReportWith =
  (slices: Slices) =>
  async (
    ctx: OperatorContext,
    { query }: InputOf<typeof contract.readGameReport>,
  ): Promise<ReplyOf<typeof contract.readGameReport>> => {
    const data = await reportOf(ctx, slices(), query)
    return typeof data === 'string' ? { success: false, reasonType: data } : { success: true, data }
  }

/** The same as a file: a line for each game, version and mode, and one for each game without activity. */
export const exportGameReportWith =
  (slices: Slices) =>
  async (
    ctx: OperatorContext,
    { query }: InputOf<typeof contract.exportGameReport>,
  ): Promise<ReplyOf<typeof contract.exportGameReport>> => {
    const report = await reportOf(ctx, slices(), query)
    if (typeof report === 'string') return { success: false, reasonType: report }
    const lines = [
      ...report.games.map((game) => Object.values(COLUMNS).map((textOf) => textOf(game))),
      ...report.idle.map(({ title }) => [title, 'no activity']),
    ]
    const fileName = `games-${report.from}-to-${report.to}.csv`
    return { success: true, data: { fileName, csv: toCsv(Object.keys(COLUMNS), lines), lines: lines.length } }
  }

async function reportOf(
  ctx: OperatorContext,
  slices: readonly ServerFeature[],
  query: contract.GameReportQuery,
): Promise<contract.GameReport | contract.GameReportRefusal> {
  const { theme, reader, clock } = ctx
  const { timeZone: zone, id: brand } = theme
  const today = calendarDayOf(clock.now(), zone)
  const mark = await readMark(reader)
  const first = mark?.isWhole ? await readFirstHour(reader, brand) : null
  const countedSince = mark && Math.min(mark.since, first ?? mark.since)
  const since = countedSince === undefined ? today : calendarDayOf(countedSince, zone)
  const { period, ...days } = query
  const asked: ReportDays | undefined = period === 'all' ? { from: since, to: today } : reportDaysOf({ period, ...days }, today)
  if (!asked) return 'period-missing'
  if (asked.to < asked.from) return 'period-wrong'
  const span = { brand, from: startOfDay(asked.from, zone), to: endOfDay(asked.to, zone) }
  const games = gamesOf(ctx, slices)
  const open = await Promise.all(slicesOn(ctx, slices).map(async ({ openPlay }) => (await openPlay?.(reader, brand)) ?? []))
  const play = await readPlay(reader, { ...span, since: mark?.isWhole ? mark.since : null }, open.flat())
  const played = new Set(play.map(({ game }) => game))
  return {
    ...asked,
    zone,
    counted: mark ? { since: localTimeOf(countedSince ?? mark.since, zone), until: localTimeOf(mark.until, zone) } : null,
    completeFrom: mark && !mark.isWhole && (await hadPlayersBefore(reader, mark.since)) ? addDays(since, 1) : null,
    games: play.map((each) => toPerformance(each, games.get(each.game))),
    idle: [...games.values()]
      .filter(({ slug, isOpen }) => isOpen && !played.has(slug))
      .map(({ slug, title }) => ({ game: slug, title })),
    testRounds: await countTestRounds(reader, span),
  }
}

/** By slug, in the order of their titles; also those that an operator switched off. */
const gamesOf = (ctx: OperatorContext, slices: readonly ServerFeature[]): ReadonlyMap<string, ProvidedGame> =>
  new Map(
    slicesOn(ctx, slices)
      .flatMap((slice) => slice.gameProviders?.() ?? [])
      .flatMap(({ games }) => games)
      .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
      .map((game) => [game.slug, game]),
  )

const HASH_SHOWN = 8
const WHOLE = 10_000

function toPerformance(
  { name, min, max, version, ...play }: StoredPlay,
  game: ProvidedGame | undefined,
): contract.GamePerformance {
  const kept = min === null || max === null ? null : { min, max }
  // A provider's game has one return, which its provider states.
  const stated = version === '' ? (game?.facts?.rtp ?? null) : null
  return {
    ...play,
    title: game?.title ?? play.game,
    version: name ?? (version.slice(0, HASH_SHOWN) || null),
    theoretical: kept ?? stated,
    actual: play.stake > 0 ? Math.round((play.win * WHOLE) / play.stake) : null,
  }
}

type Row = contract.GamePerformance

const percentOf = (hundredths: number | null): string => (hundredths === null ? '' : toDecimal(hundredths))

const COLUMNS: Readonly<Record<string, (row: Row) => string>> = {
  game: ({ title }) => title,
  activity: () => '',
  version: ({ version }) => version ?? '',
  currency: ({ mode }) => (mode === 'SweepStakes' ? 'entries' : 'coins'),
  'theoretical return, least %': ({ theoretical }) => percentOf(theoretical?.min ?? null),
  'theoretical return, most %': ({ theoretical }) => percentOf(theoretical?.max ?? null),
  'actual return %': ({ actual }) => percentOf(actual),
  plays: ({ rounds }) => String(rounds),
  stakes: ({ stake }) => toDecimal(stake),
  wins: ({ win }) => toDecimal(win),
  'free plays': ({ freeRounds }) => String(freeRounds),
  'stakes of free plays': ({ freeStake }) => toDecimal(freeStake),
  'stakes from winnings': ({ wonStake }) => toDecimal(wonStake),
  'voided or taken back': ({ reversed }) => String(reversed),
  'open now': ({ openRounds }) => String(openRounds),
  'held in open rounds': ({ openStake }) => toDecimal(openStake),
}
