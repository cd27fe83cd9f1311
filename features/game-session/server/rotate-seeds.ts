import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { rotateSeedPair } from '#platform/fair/seed-pairs.ts'
import { AppError } from '#platform/problem.ts'
import type { rotateSeeds as contract } from '../contract.ts'
import { hasOpenRound } from './open-rounds.ts'
import { toActive, toRevealed } from './seed-replies.ts'

/**
 * Refused while a round of the pair is open: the seed would tell what comes. A round that opens at the same moment waits
 * for the pair's row, finds it revealed and draws from the new one, or is there first and refuses the rotation.
 */
export async function rotateSeeds(ctx: PlayerContext, input: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  const { mode, clientSeed } = input.body
  const rotated = await ctx.transaction((tx) =>
    rotateSeedPair(ctx, tx, { playerId: ctx.playerId, mode, clientSeed, isInUse: hasOpenRound }),
  )
  if (!rotated) throw new AppError('round-open', 'A round of these seeds waits for a choice; finish it first.')
  const { revealed, active, nextCommit } = rotated
  return { success: true, data: { revealed: toRevealed(revealed), active: toActive(active, nextCommit) } }
}
