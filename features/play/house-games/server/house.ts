import { allGames, findGame } from '#games/all.ts'
import type { GameProvider } from '#platform/feature.ts'
import { GAME_PAGES, gameSwitch, HOUSE_PROVIDER } from '../contract.ts'
import { factsOf } from './game-facts.ts'

/** The house as the provider of its own games. */
export const house: GameProvider = {
  id: HOUSE_PROVIDER,
  title: 'Croupier Originals',
  games: allGames.map((card) => {
    const playable = findGame(card.slug)
    const facts = playable && factsOf(playable)
    return { ...card, tagline: playable?.tagline ?? null, isOpen: playable !== undefined, ...(facts && { facts }) }
  }),
  isOffered: (ctx, slug) => !ctx.isSwitchedOff(gameSwitch(slug)),
  pathOf: (slug) => `${GAME_PAGES}/${slug}`,
  helpPathOf: (slug) => `${GAME_PAGES}/${slug}/help`,
}
