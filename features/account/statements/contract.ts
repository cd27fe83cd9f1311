import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { PLAYER_ASSETS } from '#kernel/money.ts'
import { gameMode } from '#features/play/game-session/contract.ts'
import { SUBJECTS } from './shared/subjects.ts'

export const STATEMENT_PAGE_SIZE = 50

/** The period if no days are given; three months by default (HIST-4). */
export const PERIODS = ['7d', '30d', '90d', '12m', 'all'] as const
export const period = z.enum(PERIODS)
export type Period = z.infer<typeof period>

const asset = z.enum(PLAYER_ASSETS)
export const subject = z.enum(SUBJECTS)

const dayOrMoment = z.union([z.iso.date(), z.iso.datetime()])

const days = z.object({
  period: period.default('90d'),
  /**
   * Replaces the period: from one moment (inclusive) to another (exclusive), or whole days (UTC), including the last.
   */
  from: dayOrMoment.optional(),
  to: dayOrMoment.optional(),
})
export const statementFilter = days.extend({ asset: asset.optional(), subject: subject.optional() })
export type StatementQuery = z.input<typeof statementFilter>

const game = z.object({ slug: z.string(), title: z.string() })

export const statementEntry = z.object({
  /** A transfer has one line per balance. */
  id: z.string(),
  at: z.iso.datetime(),
  subject,
  /** The ledger's kind: `daily-login`. */
  kind: z.string(),
  game: game.nullable(),
  /** Title of the campaign that gave it; null outside of campaigns. */
  campaign: z.string().nullable(),
  asset,
  /** Minor units; negative if debited. */
  amount: z.int(),
  balance: wireAmount,
})
export type StatementEntry = z.infer<typeof statementEntry>

export const listEntries = route({
  method: 'GET',
  path: '/rest/statements/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists every transaction of the player’s four balances with the resulting balance, newest first, paged.',
  query: statementFilter.extend({ before: z.string().max(60).optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ entries: z.array(statementEntry), next: z.string().nullable() }),
  }),
})

const played = z.object({ mode: gameMode, rounds: z.int(), played: wireAmount, won: wireAmount })

export const statementSummary = z.object({
  /** Credits and debits of each balance that changed. */
  totals: z.array(z.object({ asset, gained: wireAmount, spent: wireAmount })),
  /** The same by subject. */
  subjects: z.array(z.object({ subject, asset, gained: wireAmount, spent: wireAmount })),
  /** Most played first. */
  games: z.array(played.extend(game.shape)),
  /** Lifetime totals of stakes and wins, regardless of the filter (HIST-5). */
  lifetime: z.array(played),
})
export type StatementSummary = z.infer<typeof statementSummary>

export const getSummary = route({
  method: 'GET',
  path: '/rest/statements/summary/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns totals in and out for a period by balance, type, and game, and the lifetime net.',
  query: days,
  reply: z.object({ success: z.literal(true), data: statementSummary }),
})

export const exportEntries = route({
  method: 'GET',
  path: '/rest/statements/export/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the transactions as CSV, at most 20,000, and tells when there are more.',
  callsPerMinuteMax: 6,
  query: statementFilter,
  reply: z.object({
    success: z.literal(true),
    data: z.object({ fileName: z.string(), csv: z.string(), isCutOff: z.boolean() }),
  }),
})
