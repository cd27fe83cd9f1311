import { z } from 'zod'
import { gameMode, roundDetail } from '#features/play/game-session/contract.ts'
import { route, wireAmount } from '#kernel/contract.ts'
import { REPORT_PERIODS } from '#kernel/report-days.ts'

/** Whole coins or entries. */
const least = z.coerce.number().int().min(0).max(1_000_000_000)

const reportQuery = z.object({
  /** The day, month or year of the brand’s calendar so far. */
  period: z.enum(REPORT_PERIODS).optional(),
  /** Without it: days of the brand’s calendar, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Wins of this much or more; without it, the amount that the brand has set. */
  coinsFrom: least.optional(),
  entriesFrom: least.optional(),
})
export type JackpotReportQuery = z.infer<typeof reportQuery>

const refusal = z.object({
  success: z.literal(false),
  reasonType: z.enum(['period-missing', 'period-wrong', 'period-too-long']),
})
export type JackpotReportRefusal = z.infer<typeof refusal>['reasonType']

/** Amounts are minor units of the mode. */
const jackpotWin = z.object({
  round: z.string(),
  player: z.string(),
  login: z.string(),
  game: z.string(),
  title: z.string(),
  /** The pool’s name in the game. */
  pool: z.string(),
  mode: gameMode,
  /** Date and time in the brand’s zone. */
  day: z.string(),
  time: z.string(),
  stake: wireAmount,
  amount: wireAmount,
  /** The pool before and after it paid, and its reset value. */
  held: wireAmount,
  remaining: wireAmount,
  seed: wireAmount,
  /** What rounds had contributed of the amount; the house paid the rest. */
  contributed: wireAmount,
  /** When the round was declared void after a fault; its jackpot stays paid. */
  voidedAt: z.iso.datetime().nullable(),
})
export type JackpotWin = z.infer<typeof jackpotWin>

const report = z.object({
  from: z.string(),
  to: z.string(),
  zone: z.string(),
  /** Minor units: the least amounts that are listed. */
  reportedFrom: z.object({ TournamentPoints: wireAmount, SweepStakes: wireAmount }),
  /** Newest first. */
  wins: z.array(jackpotWin),
  isCutOff: z.boolean(),
  /** Of all wins of the period, also of those that are cut off. */
  totals: z.array(z.object({ mode: gameMode, count: z.int(), amount: wireAmount })),
  /** Wins of test accounts, which are not listed. */
  testWins: z.int(),
})
export type JackpotReport = z.infer<typeof report>

export const readJackpotReport = route({
  method: 'GET',
  path: '/rest/operator/jackpots/',
  effect: 'read',
  actor: 'operator',
  right: 'games-read',
  summary:
    'Operators: lists the jackpots won in a period from an amount on, with player, pool, round, reset value and contributions. Audited.',
  callsPerMinuteMax: 60,
  query: reportQuery,
  reply: z.discriminatedUnion('success', [z.object({ success: z.literal(true), data: report }), refusal]),
})

export const exportJackpotReport = route({
  method: 'GET',
  path: '/rest/operator/jackpots/csv/',
  effect: 'read',
  actor: 'operator',
  right: 'games-read',
  summary: 'Operators: returns the report of jackpots as CSV. Audited.',
  callsPerMinuteMax: 20,
  query: reportQuery,
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({ fileName: z.string(), csv: z.string(), wins: z.int(), isCutOff: z.boolean() }),
    }),
    refusal,
  ]),
})

export const readJackpotRound = route({
  method: 'GET',
  path: '/rest/operator/jackpots/rounds/:id/',
  effect: 'read',
  actor: 'operator',
  right: 'games-read',
  summary: 'Operators: returns a round that won a jackpot, with its events and proof, from the table or the archive. Audited.',
  callsPerMinuteMax: 60,
  params: z.object({ id: z.string().regex(/^rnd_[0-9a-z]{1,40}$/) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ player: z.string(), login: z.string(), title: z.string(), round: roundDetail }),
  }),
})
