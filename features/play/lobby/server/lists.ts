import type { GameCategory } from '#games/game.ts'
import type { GameProvider, ProvidedGame } from '#platform/feature.ts'
import type { CachedGamesPayload, Collection, MenuItem } from '../contract.ts'
import type { RowKey } from '../feature.ts'

/** Which category each row shows. */
const ROW_SLUGS: Readonly<Record<RowKey, GameCategory | 'all-games'>> = {
  popularGames: 'popular-games',
  weeklySpecials: 'weekly-specials',
  topGames: 'top-games',
  rapidLink: 'rapid-link',
  fishing: 'fishing',
  bonusCombo: 'bonus-combo',
  tableGames: 'table-games',
  instantGames: 'instant-games',
  allGames: 'all-games',
}

/** Rows that a person fills, across the categories, until operators do; every other row is its whole category. */
export const PICKS: Readonly<Partial<Record<RowKey, readonly string[]>>> = {
  popularGames: [
    'cherry-royale',
    'voltage-sevens',
    'ember-wyrm',
    'prism-vault',
    'nile-ascendant',
    'sugar-parade',
    'frostfang',
    'clover-crown',
    'lunar-rabbit',
  ],
  weeklySpecials: [
    'frostfang',
    'orbit-rush',
    'tiger-lantern',
    'aurum-roulette',
    'velvet-blackjack',
    'jade-canopy',
    'sky-bingo',
    'crypt-carnival',
  ],
}

/** A game with whose it is. */
export interface LobbyCard extends ProvidedGame {
  readonly provider: Pick<GameProvider, 'id' | 'title' | 'pathOf' | 'helpPathOf'>
}

export type GameLists = Omit<CachedGamesPayload, 'games'>

/** Everything the lobby lists, from the cards and the brand's rows. A row without games is left out. */
export function gameLists(cards: readonly LobbyCard[], rows: readonly RowKey[], restrictionsHash: string): GameLists {
  const collections = toCollections(cards, rows)
  const providers = [...new Map(cards.map(({ provider }) => [provider.id, provider])).values()]
  const gamesOf = (id: string) => cards.filter(({ provider }) => provider.id === id).map(({ slug }) => slug)
  const menu: MenuItem[] = collections.map(({ key, slug, total }) => ({ key, slug, count: total }))
  return {
    providers: providers.map(({ id, title }) => ({ id, slug: id, title })),
    menu,
    issueGamesIds: Object.fromEntries(collections.map(({ slug, gamesIds }) => [slug, gamesIds])),
    issues: menu,
    providerGamesIds: Object.fromEntries(providers.map(({ id }) => [id, gamesOf(id)])),
    schemeSections: collections.map(({ key }) => key),
    playerRestrictionIdsHash: restrictionsHash,
  }
}

/** Playable games come first in every row. */
export function toCollections(cards: readonly Pick<LobbyCard, 'slug' | 'category'>[], rows: readonly RowKey[]): Collection[] {
  return rows
    .map((key) => {
      const slug = ROW_SLUGS[key]
      const ofCategory = cards.filter(({ category }) => slug === 'all-games' || category === slug)
      const picked = PICKS[key]?.flatMap((pick) => cards.find((card) => card.slug === pick) ?? [])
      const gamesIds = (picked ?? ofCategory).map((card) => card.slug)
      return { key, slug, gamesIds, total: gamesIds.length }
    })
    .filter(({ total }) => total > 0)
}

/** So many tiles a row draws at most: whoever wants more of them sees all, in a list that draws what is in sight. */
export const ROW_GAMES_MAX = 60

/** The rows of home: of each category the first games, and how many there are. */
export const toRows = (cards: readonly Pick<LobbyCard, 'slug' | 'category'>[], rows: readonly RowKey[]): Collection[] =>
  toCollections(cards, rows).map((row) => ({ ...row, gamesIds: row.gamesIds.slice(0, ROW_GAMES_MAX) }))
