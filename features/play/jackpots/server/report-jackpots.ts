import { findGame } from '#games/all.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { type ReportDays, reportDaysOf } from '#kernel/report-days.ts'
import { calendarDayOf, DAY_MS, endOfDay, startOfDay } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { toCsv, toDecimal } from '#platform/csv.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { readVoidNotes } from '#platform/round-voids/round-voids.ts'
import { jackpots } from '../feature.ts'
import type * as contract from '../shared/operator-contract.ts'
import { nameOf } from './home-jackpots.ts'
import { findWinner, readWins, type StoredWin, sumWins, type WinsAsked } from './report-store.ts'

const SHOWN_MAX = 200
const EXPORTED_MAX = 20_000
const DAYS_MAX = 366
const WHOLE = 100

type Asked = WinsAsked & { readonly days: ReportDays }

/** The large jackpots of a period (REP-3). */
export async function readJackpotReport(
  ctx: OperatorContext,
  { query }: InputOf<typeof contract.readJackpotReport>,
): Promise<ReplyOf<typeof contract.readJackpotReport>> {
  const asked = askedBy(ctx, query)
  if (typeof asked === 'string') return { success: false, reasonType: asked }
  const { days, zone, reportedFrom } = asked
  return ctx.show<ReplyOf<typeof contract.readJackpotReport>>('jackpot-wins', async (tx) => {
    const found = await readWins(tx, asked, SHOWN_MAX + 1)
    const wins = found.slice(0, SHOWN_MAX).map(toWin)
    const isCutOff = found.length > SHOWN_MAX
    const data = { ...days, zone, reportedFrom, wins, isCutOff, ...(await sumWins(tx, asked)) }
    return { seen: playersOf(wins), value: { success: true, data } }
  })
}

/** The same as a file; a period without a win says so in its only line. */
export async function exportJackpotReport(
  ctx: OperatorContext,
  { query }: InputOf<typeof contract.exportJackpotReport>,
): Promise<ReplyOf<typeof contract.exportJackpotReport>> {
  const asked = askedBy(ctx, query)
  if (typeof asked === 'string') return { success: false, reasonType: asked }
  const { from, to } = asked.days
  return ctx.show<ReplyOf<typeof contract.exportJackpotReport>>('jackpot-wins', async (tx) => {
    const found = await readWins(tx, asked, EXPORTED_MAX + 1)
    const wins = found.slice(0, EXPORTED_MAX).map(toWin)
    const lines = wins.map((win) => Object.values(COLUMNS).map((textOf) => textOf(win)))
    const csv = toCsv(Object.keys(COLUMNS), lines.length > 0 ? lines : [['no activity']])
    const isCutOff = found.length > EXPORTED_MAX
    const data = { fileName: `jackpots-${from}-to-${to}.csv`, csv, wins: wins.length, isCutOff }
    return { seen: playersOf(wins), value: { success: true, data } }
  })
}

/** A round of the report. Throws `not-found` if it won no jackpot of this brand. */
export const readJackpotRoundWith =
  (slices: () => readonly ServerFeature[]) =>
  async (
    ctx: OperatorContext,
    { params: { id } }: InputOf<typeof contract.readJackpotRound>,
  ): Promise<ReplyOf<typeof contract.readJackpotRound>> => {
    const winner = await findWinner(ctx.reader, ctx.theme.id, id)
    if (!winner) throw new AppError('not-found', 'No jackpot was won in this round.')
    for (const { roundOf } of slices()) {
      const round = await roundOf?.(ctx, winner.player, id)
      if (!round) continue
      const voided = (await readVoidNotes(ctx.reader, [id])).get(id)
      const data = { ...winner, title: findGame(round.game)?.title ?? round.game, round: voided ? { ...round, voided } : round }
      return ctx.show('jackpot-round', async () => ({ seen: [winner.player], value: { success: true, data } }))
    }
    throw new AppError('not-found', 'The round cannot be found.')
  }

function askedBy({ theme, clock }: OperatorContext, query: contract.JackpotReportQuery): Asked | contract.JackpotReportRefusal {
  const { timeZone: zone, id: brand } = theme
  const today = calendarDayOf(clock.now(), zone)
  const days = reportDaysOf(query, today)
  if (!days) return 'period-missing'
  const { from, to } = days
  const between = { from: startOfDay(from, zone), to: endOfDay(to, zone) }
  if (between.to <= between.from) return 'period-wrong'
  if (between.to - between.from > (DAYS_MAX + 1) * DAY_MS) return 'period-too-long'
  const { TournamentPoints: coins, SweepStakes: entries } = optionsOf(theme, jackpots).reportedFrom
  const reportedFrom = {
    TournamentPoints: query.coinsFrom === undefined ? coins : query.coinsFrom * WHOLE,
    SweepStakes: query.entriesFrom === undefined ? entries : query.entriesFrom * WHOLE,
  }
  return { brand, zone, ...between, reportedFrom, days }
}

const playersOf = (wins: readonly contract.JackpotWin[]): string[] => [...new Set(wins.map(({ player }) => player))]

function toWin({ tier, voidedAt, ...win }: StoredWin): contract.JackpotWin {
  const game = findGame(win.game)
  return {
    ...win,
    title: game?.title ?? win.game,
    pool: game ? nameOf(game, tier, 'en') : tier,
    voidedAt: voidedAt === null ? null : new Date(voidedAt).toISOString(),
  }
}

const COLUMNS: Readonly<Record<string, (win: contract.JackpotWin) => string>> = {
  date: ({ day }) => day,
  time: ({ time }) => time,
  account: ({ player }) => player,
  login: ({ login }) => login,
  game: ({ title }) => title,
  jackpot: ({ pool }) => pool,
  mode: ({ mode }) => (mode === 'SweepStakes' ? 'entries' : 'coins'),
  round: ({ round }) => round,
  'play amount': ({ stake }) => toDecimal(stake),
  amount: ({ amount }) => toDecimal(amount),
  'pool before': ({ held }) => toDecimal(held),
  'pool after': ({ remaining }) => toDecimal(remaining),
  'reset value': ({ seed }) => toDecimal(seed),
  'from contributions': ({ contributed }) => toDecimal(contributed),
  'from the house': ({ amount, contributed }) => toDecimal(amount - contributed),
  'void since': ({ voidedAt }) => voidedAt ?? '',
}
