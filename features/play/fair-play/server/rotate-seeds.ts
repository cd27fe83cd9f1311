import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { rotateSeedPair } from '#platform/fair/rotate-seed-pair.ts'
import type { SeedOwner } from '#platform/fair/seed-pairs.ts'
import type { SiteServices } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import type { rotateSeeds } from '../contract.ts'
import { toActive, toNext, toRevealed } from './seed-replies.ts'

type Rotate = typeof rotateSeeds

/**
 * Refused while a round of the pair is open, since the seed would reveal its outcome. A round opened concurrently
 * either waits for the pair's row and then draws from the new pair, or comes first and blocks the rotation.
 */
export const rotateSeedsWith =
  (slices: SiteServices['slices']) =>
  async (ctx: PlayerContext, { body: { mode, clientSeed } }: InputOf<Rotate>): Promise<ReplyOf<Rotate>> => {
    const rotated = await ctx.transaction((tx) =>
      rotateSeedPair(ctx, tx, { playerId: ctx.playerId, mode, clientSeed, isInUse: isHeldBy(slices) }),
    )
    if (!rotated) throw new AppError('round-open', 'A round of these seeds is unfinished. Finish it first.')
    const { revealed, active, next } = rotated
    const data = { revealed: toRevealed(revealed), active: toActive(active, next.commit), next: toNext(next) }
    return { success: true, data }
  }

/** Sequential: both run in one transaction. */
const isHeldBy = (slices: SiteServices['slices']) => async (tx: Tx, owner: SeedOwner) => {
  for (const slice of slices()) if (await slice.holdsSeeds?.(tx, owner)) return true
  return false
}
