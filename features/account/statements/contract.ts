import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { PLAYER_ASSETS } from '#kernel/money.ts'
import { gameMode } from '#features/game-session/contract.ts'
import { SUBJECTS } from './shared/subjects.ts'

export const STATEMENT_PAGE_SIZE = 50

/** How far back, where no days are named; three months without a word (HIST-4). */
export const PERIODS = ['7d', '30d', '90d', '12m', 'all'] as const
export const period = z.enum(PERIODS)
export type Period = z.infer<typeof period>

const asset = z.enum(PLAYER_ASSETS)
export const subject = z.enum(SUBJECTS)

const dayOrMoment = z.union([z.iso.date(), z.iso.datetime()])

const days = z.object({
  period: period.default('90d'),
  /** In place of the period: from this moment on and before that one, or whole days (UTC), of which the last is included. */
  from: dayOrMoment.optional(),
  to: dayOrMoment.optional(),
})
export const statementFilter = days.extend({ asset: asset.optional(), subject: subject.optional() })
export type StatementQuery = z.input<typeof statementFilter>

const game = z.object({ slug: z.string(), title: z.string() })

export const statementEntry = z.object({
  /** Of one transfer a line for each balance. */
  id: z.string(),
  at: z.iso.datetime(),
  subject,
  /** The ledger's own word for it: `daily-login`. */
  kind: z.string(),
  game: game.nullable(),
  asset,
  /** Minor units; below zero where it went out. */
  amount: z.int(),
  balance: wireAmount,
})
export type StatementEntry = z.infer<typeof statementEntry>

export const listEntries = route({
  method: 'GET',
  path: '/rest/statements/',
  effect: 'read',
  actor: 'player',
  summary: 'Every movement of the player’s four balances with what it left, the newest first, a page at a time.',
  query: statementFilter.extend({ before: z.string().max(60).optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ entries: z.array(statementEntry), next: z.string().nullable() }),
  }),
})

const played = z.object({ mode: gameMode, rounds: z.int(), played: wireAmount, won: wireAmount })

export const statementSummary = z.object({
  /** What came in and went out of each balance in which something moved. */
  totals: z.array(z.object({ asset, gained: wireAmount, spent: wireAmount })),
  /** By subject, in the same way. */
  subjects: z.array(z.object({ subject, asset, gained: wireAmount, spent: wireAmount })),
  /** The most played first. */
  games: z.array(played.extend(game.shape)),
  /** Since the account was opened, whatever the filter: what was played and won in all (HIST-5). */
  lifetime: z.array(played),
})
export type StatementSummary = z.infer<typeof statementSummary>

export const getSummary = route({
  method: 'GET',
  path: '/rest/statements/summary/',
  effect: 'read',
  actor: 'player',
  summary: 'What came in and went out in a period, by balance, subject and game; and the net of the whole lifetime.',
  query: days,
  reply: z.object({ success: z.literal(true), data: statementSummary }),
})

export const exportEntries = route({
  method: 'GET',
  path: '/rest/statements/export/',
  effect: 'read',
  actor: 'player',
  summary: 'The same movements as comma-separated values, at most 20,000; tells when there are more.',
  callsPerMinuteMax: 6,
  query: statementFilter,
  reply: z.object({
    success: z.literal(true),
    data: z.object({ fileName: z.string(), csv: z.string(), isCutOff: z.boolean() }),
  }),
})
