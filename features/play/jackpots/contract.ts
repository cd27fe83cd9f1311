import { z } from 'zod'
import { gameMode, slugParams } from '#features/play/game-session/contract.ts'
import { type ReplyOf, route, wireAmount } from '#kernel/contract.ts'
import { definePush } from '#kernel/push.ts'

/** A progressive jackpot of a game and its current amount. */
const jackpot = z.object({
  mode: gameMode,
  tier: z.string(),
  amount: wireAmount,
  /** Of a must-drop jackpot: it is won before it reaches this amount. */
  mustDropBy: wireAmount.optional(),
})
export type WireJackpot = z.infer<typeof jackpot>

export const listJackpots = route({
  method: 'GET',
  path: '/rest/game/:slug/jackpots/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the current progressive jackpots of a game in both modes. Most games have none. Also pushed as `jackpots`.',
  params: slugParams,
  reply: z.object({ success: z.literal(true), data: z.object({ game: z.string(), jackpots: z.array(jackpot) }) }),
})

/** A jackpot as home shows it, with its name in the visitor's language. */
export const homeJackpot = jackpot.extend({ game: z.string(), name: z.string() })
export type HomeJackpot = z.infer<typeof homeJackpot>

const hash = z.string().regex(/^[0-9a-f]{64}$/)

const dropRules = z.object({ kind: z.literal('amount'), id: z.string(), from: z.int(), to: z.int() })

const dropDraw = z.object({
  game: z.string(),
  title: z.string(),
  tier: z.enum(['mini', 'minor']),
  /** The name that is part of every word. */
  sharedDraw: z.string(),
  rules: dropRules,
  commit: hash,
  committedAt: z.iso.datetime(),
})

export const listJackpotDraws = route({
  method: 'GET',
  path: '/rest/jackpots/draws/',
  effect: 'read',
  actor: 'visitor',
  summary:
    'Lists the draws of must-drop jackpots: the committed seed hashes of those in use, and the proofs of the last that were won. Filter these by `round`.',
  callsPerMinuteMax: 60,
  query: z.object({
    mode: gameMode,
    round: z
      .string()
      .regex(/^rnd_[0-9a-z]{1,40}$/)
      .optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** `next` is the seed hash of the draw that follows. */
      open: z.array(dropDraw.extend({ next: hash })),
      won: z.array(dropDraw.extend({ serverSeed: hash, amount: wireAmount, revealedAt: z.iso.datetime() })),
    }),
  }),
})
export type OpenDrop = ReplyOf<typeof listJackpotDraws>['data']['open'][number]
export type WonDrop = ReplyOf<typeof listJackpotDraws>['data']['won'][number]

/** Published to everyone at a brand, at most once per second and game, after rounds of that game. */
export const jackpotsPush = definePush({
  pushType: 'jackpots',
  data: z.object({ game: z.string(), jackpots: z.array(jackpot) }),
})
