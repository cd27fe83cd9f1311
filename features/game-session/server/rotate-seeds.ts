import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { rotateSeedPair } from '#platform/fair/seed-pairs.ts'
import type { rotateSeeds as contract } from '../contract.ts'
import { toActive, toRevealed } from './seed-replies.ts'

/**
 * Every round settles in the transaction that draws it, so none is open here: what the revealed seed tells is past.
 * A round at the same moment waits for the pair's row, finds it revealed and draws from the new one.
 */
export async function rotateSeeds(ctx: PlayerContext, input: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  const { mode, clientSeed } = input.body
  const { revealed, active, nextCommit } = await ctx.transaction((tx) =>
    rotateSeedPair(ctx, tx, { playerId: ctx.playerId, mode, clientSeed }),
  )
  return { success: true, data: { revealed: toRevealed(revealed), active: toActive(active, nextCommit) } }
}
