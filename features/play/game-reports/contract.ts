import { z } from 'zod'
import { gameMode } from '#features/play/game-session/contract.ts'
import { route } from '#kernel/contract.ts'
import { REPORT_PERIODS } from '#kernel/report-days.ts'

const reportQuery = z.object({
  /** The day, month or year of the brand’s calendar so far, or all that is counted. */
  period: z.enum([...REPORT_PERIODS, 'all']).optional(),
  /** Without it: days of the brand’s calendar, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type GameReportQuery = z.infer<typeof reportQuery>

const refusal = z.object({ success: z.literal(false), reasonType: z.enum(['period-missing', 'period-wrong']) })
export type GameReportRefusal = z.infer<typeof refusal>['reasonType']

const hundredths = z.number()

/** A version of a game in a mode. Amounts are minor units of the mode, returns hundredths of a percent. */
const performance = z.object({
  provider: z.string(),
  game: z.string(),
  title: z.string(),
  /** Of the rules; null where a provider tells none. */
  version: z.string().nullable(),
  mode: gameMode,
  /** Least and most over all ways to play; null where it is not known. */
  theoretical: z.object({ min: hundredths, max: hundredths }).nullable(),
  /** Wins by stakes; null without stakes. */
  actual: hundredths.nullable(),
  rounds: z.int(),
  stake: z.number(),
  win: z.number(),
  /** Of the rounds and stakes: free rounds, whose stakes cost the player nothing. */
  freeRounds: z.int(),
  freeStake: z.number(),
  /** Of the stakes: paid from winnings. */
  wonStake: z.number(),
  /** Settled rounds that were voided, or taken back as a whole, and are in no other figure. */
  reversed: z.int(),
  /** Rounds that are open now, whatever the period, and the stakes that they hold. */
  openRounds: z.int(),
  openStake: z.number(),
})
export type GamePerformance = z.infer<typeof performance>

const report = z.object({
  from: z.string(),
  to: z.string(),
  zone: z.string(),
  /** When counting began, and up to when rounds were counted, in the brand’s zone; null before the first count. */
  counted: z.object({ since: z.string(), until: z.string() }).nullable(),
  /** The first day of which every play is counted; null on a site that was counted from its beginning. */
  completeFrom: z.string().nullable(),
  games: z.array(performance),
  /** Games without a round in the period, and without an open one. */
  idle: z.array(z.object({ game: z.string(), title: z.string() })),
  /** Of test accounts, which are left out. */
  testRounds: z.int(),
})
export type GameReport = z.infer<typeof report>

export const readGameReport = route({
  method: 'GET',
  path: '/rest/operator/game-report/',
  effect: 'read',
  actor: 'operator',
  right: 'games-read',
  summary:
    'Operators: returns the theoretical and actual return, rounds, stakes and wins of each game and version in a period, and what open rounds hold.',
  callsPerMinuteMax: 60,
  query: reportQuery,
  reply: z.discriminatedUnion('success', [z.object({ success: z.literal(true), data: report }), refusal]),
})

export const exportGameReport = route({
  method: 'GET',
  path: '/rest/operator/game-report/csv/',
  effect: 'read',
  actor: 'operator',
  right: 'games-read',
  summary: 'Operators: returns the report of game performance as CSV.',
  callsPerMinuteMax: 20,
  query: reportQuery,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ fileName: z.string(), csv: z.string(), lines: z.int() }) }),
    refusal,
  ]),
})
