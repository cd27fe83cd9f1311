import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { gameMode, round, roundVoid } from '#features/play/game-session/contract.ts'

export const HISTORY_PAGE_SIZE = 20

/** A round in the history, from the house or from a provider. */
export const listedRound = round.omit({ isAcknowledged: true }).extend({
  /** A called-off round had its whole stake returned. */
  state: z.enum(['open', 'settled', 'called-off']),
  /** The game's provider, if it is not the house. */
  maker: z.string().nullable(),
  /** The seeds it was drawn from; null for a provider's game. */
  seeds: z
    .object({
      definitionHash: z.string(),
      commit: z.string(),
      clientSeed: z.string(),
      nonce: z.int(),
      /** Null until its pair is revealed. */
      serverSeed: z.string().nullable(),
    })
    .nullable(),
  /** The page that shows the round, without language prefix. */
  path: z.string(),
  /** Present if the round is void. */
  voided: roundVoid.optional(),
})
export type WireListedRound = z.infer<typeof listedRound>

const historyFilter = z.object({
  game: z.string().optional(),
  mode: gameMode.optional(),
  /** ISO instants; `from` inclusive, `to` exclusive. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  /** Only rounds with a win. */
  wins: z.enum(['1']).optional(),
  before: z.string().optional(),
})
export type HistoryFilter = z.infer<typeof historyFilter>

export const listRounds = route({
  method: 'GET',
  path: '/rest/rounds/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists the player’s rounds in every game, newest first, paged.',
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
  summary: 'Returns the player’s rounds as CSV, at most 10,000.',
  callsPerMinuteMax: 6,
  query: historyFilter.omit({ before: true }),
  reply: z.object({ success: z.literal(true), data: z.object({ fileName: z.string(), csv: z.string() }) }),
})
