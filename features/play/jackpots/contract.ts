import { z } from 'zod'
import { gameMode, slugParams } from '#features/game-session/contract.ts'
import { route, wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

/** A jackpot that grows with every round of its game, and what it holds now. */
export const jackpot = z.object({ mode: gameMode, tier: z.string(), amount: wireAmount })
export type WireJackpot = z.infer<typeof jackpot>

export const listJackpots = route({
  method: 'GET',
  path: '/rest/game/:slug/jackpots/',
  effect: 'read',
  actor: 'visitor',
  summary: 'What the pooled jackpots of a game hold now, in both modes; none in most games. Pushed too, as `jackpots`.',
  params: slugParams,
  reply: z.object({ success: z.literal(true), data: z.object({ game: z.string(), jackpots: z.array(jackpot) }) }),
})

/** One of them as home shows it, with its name in the visitor's language. */
export const homeJackpot = jackpot.extend({ game: z.string(), name: z.string() })
export type HomeJackpot = z.infer<typeof homeJackpot>

/** To everybody of a brand, at most once a second a game, after rounds of it. */
export const jackpotsPush = definePush({
  pushType: 'jackpots',
  data: z.object({ game: z.string(), jackpots: z.array(jackpot) }),
  samples: { jackpots: { game: 'cherry-royale', jackpots: [{ mode: 'TournamentPoints', tier: 'grand', amount: 1_250_000 }] } },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    jackpots: PushData<typeof jackpotsPush>
  }
}
