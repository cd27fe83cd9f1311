import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { rotateSeedPair, type SeedOwner } from '#platform/fair/seed-pairs.ts'
import type { SiteServices } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import type { rotateSeeds } from '../contract.ts'
import { toActive, toRevealed } from './seed-replies.ts'

type Rotate = typeof rotateSeeds

/**
 * Refused while a round of the pair is open: the seed would tell what comes. A round that opens at the same moment waits
 * for the pair's row, finds it revealed and draws from the new one, or is there first and refuses the rotation.
 */
export const rotateSeedsWith =
  (slices: SiteServices['slices']) =>
  async (ctx: PlayerContext, { body: { mode, clientSeed } }: InputOf<Rotate>): Promise<ReplyOf<Rotate>> => {
    const rotated = await ctx.transaction((tx) =>
      rotateSeedPair(ctx, tx, { playerId: ctx.playerId, mode, clientSeed, isInUse: isHeldBy(slices) }),
    )
    if (!rotated) throw new AppError('round-open', 'A round of these seeds waits for a choice; finish it first.')
    const { revealed, active, nextCommit } = rotated
    return { success: true, data: { revealed: toRevealed(revealed), active: toActive(active, nextCommit) } }
  }

/** One after the other: they ask in one transaction. */
const isHeldBy = (slices: SiteServices['slices']) => async (tx: Tx, owner: SeedOwner) => {
  for (const slice of slices()) if (await slice.holdsSeeds?.(tx, owner)) return true
  return false
}
