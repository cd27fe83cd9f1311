import { defHash } from '#engine/def-hash.ts'
import { allGames, findGame } from '#games/all.ts'
import type { Context } from '#platform/context.ts'
import type { GameProvider } from '#platform/feature.ts'
import { GAME_PAGES, HOUSE_PROVIDER, isGameOff } from '../contract.ts'
import { factsOf } from './game-facts.ts'

/** Whether an operator switched the game, or its version now, off at this brand. */
export function isClosed(ctx: Pick<Context, 'isSwitchedOff'>, slug: string): boolean {
  const game = findGame(slug)
  return isGameOff(ctx, slug, game && defHash(game.definition))
}

/** The house as the provider of its own games. */
export const house: GameProvider = {
  id: HOUSE_PROVIDER,
  title: 'Croupier Originals',
  games: allGames.map((card) => {
    const playable = findGame(card.slug)
    const facts = playable && factsOf(playable)
    return { ...card, tagline: playable?.tagline ?? null, isOpen: playable !== undefined, ...(facts && { facts }) }
  }),
  isOffered: (ctx, slug) => !isClosed(ctx, slug),
  pathOf: (slug) => `${GAME_PAGES}/${slug}`,
  helpPathOf: (slug) => `${GAME_PAGES}/${slug}/help`,
}
