import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { gameMode, slugParams } from '#features/play/game-session/contract.ts'

/** The actual return of one game version in one mode, next to its math report. */
const liveReturn = z.object({
  game: z.string(),
  definitionHash: z.string(),
  mode: gameMode,
  /** The first and the last counted hour. */
  from: z.string(),
  until: z.string(),
  rounds: z.int(),
  /** Rounds that were declared void, and are no part of the other figures. */
  voids: z.int(),
  /** Minor units. */
  stake: z.int(),
  win: z.int(),
  /** Shares of the total staked: the actual return, and the range in which the math report puts it. */
  actual: z.number(),
  theoretical: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
  /** Standard deviations outside that range; 0 within it. */
  deviation: z.number(),
  isAlarming: z.boolean(),
})
export type LiveReturn = z.infer<typeof liveReturn>

/** A game as this brand offers it, with its version now. */
const operatedGame = z.object({
  slug: z.string(),
  title: z.string(),
  version: z.int(),
  definitionHash: z.string(),
  /** Whether the rules that this process plays are those of the math report, hashed for this reply (ROUND-12). */
  isProven: z.boolean(),
  /** Whether the game as a whole is on. */
  isOn: z.boolean(),
  /** Versions that are switched off, by the hash of their rules. A game whose version now is one of them starts no round. */
  versionsOff: z.array(z.string()),
})
export type OperatedGame = z.infer<typeof operatedGame>

export const listGameReturns = route({
  method: 'GET',
  path: '/rest/operator/games/returns/',
  effect: 'read',
  actor: 'operator',
  right: 'games-read',
  summary: 'Returns every game and whether it is on, and the actual and theoretical returns by version and mode.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ games: z.array(operatedGame), returns: z.array(liveReturn) }),
  }),
})

export const switchGame = route({
  method: 'POST',
  path: '/rest/operator/games/:slug/switch/',
  effect: 'write',
  actor: 'operator',
  right: 'games-switch',
  summary:
    'Takes one game off the air for this brand, or one version of its rules, or puts it on again. Open rounds are finished. Logged. Idempotent.',
  params: slugParams,
  body: z.object({
    isOn: z.boolean(),
    /** One version of the rules; the whole game if absent. */
    definitionHash: z.string().max(100).optional(),
    reason: z.string().min(3).max(500),
  }),
  reply: z.object({ success: z.literal(true) }),
})
