import { defHash } from '#engine/def-hash.ts'
import { playableGames } from '#games/all.ts'
import { mustDropsOf } from '#kernel/must-drops.ts'
import type { Context } from '#platform/context.ts'
import { MODES, type PoolId } from '#platform/jackpots/jackpot-pools.ts'
import { listOpenDrops, openDrops } from '#platform/jackpots/must-drops.ts'

/** Commits to the draws of every must-drop jackpot of a brand, so that their hashes are public before the first round. */
export async function openMustDrops(
  ctx: Pick<Context, 'clock' | 'reader' | 'rng' | 'vault' | 'theme' | 'transaction'>,
): Promise<void> {
  for (const mode of MODES) {
    const open = new Set((await listOpenDrops(ctx.reader, { brand: ctx.theme.id, mode })).map(({ game }) => game))
    for (const poolId of dropPoolIdsOf(ctx.theme.id, mode))
      if (!open.has(poolId.game)) await ctx.transaction((tx) => openDrops(ctx, tx, poolId, defHash))
  }
}

const dropPoolIdsOf = (brand: string, mode: PoolId['mode']): PoolId[] =>
  playableGames.map(({ slug: game }) => ({ brand, game, mode, rules: mustDropsOf(game) })).filter(({ rules }) => rules.length > 0)
