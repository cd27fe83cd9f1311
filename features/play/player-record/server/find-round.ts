import type { WireRoundDetail } from '#features/play/game-session/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { Context } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readVoidNotes } from '#platform/round-voids/round-voids.ts'
import './extension-points.ts'

/** A round of this player that is not void, from the slice that stores it. */
export async function findRound(
  ctx: Pick<Context, 'vault' | 'reader' | 'clock'>,
  slices: readonly ServerFeature[],
  player: Id<'plr'>,
  id: string,
): Promise<WireRoundDetail | undefined> {
  for (const { roundOf } of slices) {
    const round = await roundOf?.(ctx, player, id)
    if (round) return (await readVoidNotes(ctx.reader, [id])).has(id) ? undefined : round
  }
  return undefined
}
