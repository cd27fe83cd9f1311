import './extension-points.ts'
import { isShared } from '#engine/shared.ts'
import { HOUSE_PROVIDER } from '#features/play/house-games/contract.ts'
import { findGame } from '#games/all.ts'
import type { AnyGame } from '#games/game.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { providersOn, slicesOn } from '#platform/slices.ts'

/** A game of the house that this visitor may try. Throws `not-found` for one that has no demo. */
export async function triedGame(ctx: VisitorContext, slices: readonly ServerFeature[], slug: string): Promise<AnyGame> {
  const game = findGame(slug)
  if (!game || isShared(game.definition)) throw new AppError('not-found', `No demo of ${slug}`)
  const house = providersOn(ctx, slices).find(({ id }) => id === HOUSE_PROVIDER)
  if (!house?.games.some((each) => each.slug === slug && each.isOpen)) throw closed()
  for (const slice of slicesOn(ctx, slices)) if ((await slice.mayTryGames?.(ctx)) === false) throw closed()
  return game
}

/** The same for playing. A player's rounds count for limits and breaks, which a demo would evade. */
export function triedByGuest(ctx: VisitorContext, slices: readonly ServerFeature[], slug: string): Promise<AnyGame> {
  if (ctx.session) throw new AppError('forbidden', 'Demos are for guests.')
  return triedGame(ctx, slices, slug)
}

const closed = () => new AppError('game-closed', 'This game isn’t available right now.')
