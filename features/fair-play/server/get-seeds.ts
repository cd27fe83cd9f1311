import type { ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { openSeedPairs, readSeedPairs } from '#platform/fair/seed-pairs.ts'
import { type getSeeds as contract, seedMode } from '../contract.ts'
import { toActive, toRevealed } from './seed-replies.ts'

/** A player who has not played yet gets the pairs here, so that the hash is seen before the first round (FAIR-8). */
export async function getSeeds(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  await ctx.transaction(async (tx) => {
    for (const mode of seedMode.options) await openSeedPairs(ctx, tx, { playerId: ctx.playerId, mode })
  })
  const { active, next, revealed } = await readSeedPairs(ctx, ctx.playerId)
  return {
    success: true,
    data: {
      active: active.map((pair) => toActive(pair, next.find(({ mode }) => mode === pair.mode)?.commit ?? '')),
      revealed: revealed.map(toRevealed),
    },
  }
}
