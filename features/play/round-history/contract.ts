import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { gameMode, round } from '#features/game-session/contract.ts'

export const HISTORY_PAGE_SIZE = 20

/** A round in the history, of the house or of another provider's game. */
export const listedRound = round.omit({ isAcknowledged: true }).extend({
  /** Of one that was called off, all that was played was given back. */
  state: z.enum(['open', 'settled', 'called-off']),
  /** Who made the game, where that is not the house. */
  maker: z.string().nullable(),
  /** The page that shows it, without language prefix. */
  path: z.string(),
})
export type WireListedRound = z.infer<typeof listedRound>

const historyFilter = z.object({
  game: z.string().optional(),
  mode: gameMode.optional(),
  /** ISO instants; `from` inclusive, `to` exclusive. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  /** Only rounds that won something. */
  wins: z.enum(['1']).optional(),
  before: z.string().optional(),
})
export type HistoryFilter = z.infer<typeof historyFilter>

export const listRounds = route({
  method: 'GET',
  path: '/rest/rounds/',
  effect: 'read',
  actor: 'player',
  summary: 'The player’s own rounds in every game, newest first, a page at a time.',
  query: historyFilter,
  reply: z.object({
    success: z.literal(true),
    data: z.object({ rounds: z.array(listedRound), next: z.string().nullable() }),
  }),
})

export const exportRounds = route({
  method: 'GET',
  path: '/rest/rounds/export/',
  effect: 'read',
  actor: 'player',
  summary: 'The same rounds as comma-separated values, at most 10,000.',
  callsPerMinuteMax: 6,
  query: historyFilter.omit({ before: true }),
  reply: z.object({ success: z.literal(true), data: z.object({ fileName: z.string(), csv: z.string() }) }),
})
