import { defHash } from '#engine/def-hash.ts'
import type { GameDefinition } from '#engine/definition.ts'
import { comingGames } from './coming.ts'
import type { AnyGame, GameCard, SlotGame } from './game.ts'
import { GAMES } from './list.ts'
import { pastRules } from './past.ts'

const isSlot = (game: AnyGame): game is SlotGame => game.definition.kind === 'slot'

/** Every playable game. */
export const playableGames: readonly AnyGame[] = GAMES

/** Every playable slot. */
export const slotGames: readonly SlotGame[] = playableGames.filter(isSlot)

/** Every playable table game. */
export const tableGames: readonly AnyGame[] = playableGames.filter((game) => !isSlot(game))

/** Every game in the lobby, playable ones first. */
export const allGames: readonly GameCard[] = [...playableGames, ...comingGames]

export const findGame = (slug: string): AnyGame | undefined => playableGames.find((game) => game.slug === slug)

/** The linked games; games that cannot be played are omitted. */
export const namedGames = (slugs: readonly string[]): { slug: string; title: string }[] =>
  slugs.flatMap((slug) => {
    const game = findGame(slug)
    return game ? [{ slug, title: game.title }] : []
  })

export const findSlot = (slug: string): SlotGame | undefined => slotGames.find((game) => game.slug === slug)

const everyRules: readonly GameDefinition[] = [...playableGames.map(({ definition }) => definition), ...pastRules(playableGames)]

/** The current or former definition of a game with this hash. */
export const findRules = (slug: string, hash: string): GameDefinition | undefined =>
  everyRules.find((each) => each.id === slug && defHash(each) === hash)

export * from './list.ts'
export { marqueeBlackjackStrategy } from './marquee-blackjack/index.ts'
export { velvetBlackjackStrategy } from './velvet-blackjack/index.ts'
