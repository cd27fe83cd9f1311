import { z } from 'zod'
import { gameMode, slugParams } from '#features/play/game-session/contract.ts'
import { route, wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

/** A progressive jackpot of a game and its current amount. */
const jackpot = z.object({ mode: gameMode, tier: z.string(), amount: wireAmount })
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

/** Published to everyone at a brand, at most once per second and game, after rounds of that game. */
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
