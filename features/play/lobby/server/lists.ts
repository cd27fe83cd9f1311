import type { GameCategory } from '#games/game.ts'
import type { GameProvider, ProvidedGame } from '#platform/feature.ts'
import type { CachedGamesPayload, Collection, MenuItem } from '../contract.ts'
import type { RowKey } from '../feature.ts'
import type { Plays } from './game-plays.ts'

/** The category of each row. */
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

/**
 * Rows ordered by play counts across the categories; this is their order before any play. Other rows are whole
 * categories.
 */
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

/** A game with its provider. */
export interface LobbyCard extends ProvidedGame {
  readonly provider: Pick<GameProvider, 'id' | 'title' | 'pathOf' | 'helpPathOf'>
  /** Undefined if it was not played in four weeks. */
  readonly plays?: Plays | undefined
}

export type GameLists = Omit<CachedGamesPayload, 'games'>

/** All lists of the lobby, from the cards and the brand's rows. A row without games is omitted. */
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

/** Games most played in four weeks, and games played more this week than in the weeks before. */
const SCORES: Readonly<Partial<Record<RowKey, (plays: Plays) => number>>> = {
  popularGames: ({ month }) => month,
  weeklySpecials: ({ week, month }) => week - month / WEEKS,
}
const WEEKS = 4

type Listed = Pick<LobbyCard, 'slug' | 'category' | 'plays'>

/** Playable games come first in every row. */
export function toCollections(cards: readonly Listed[], rows: readonly RowKey[]): Collection[] {
  return rows
    .map((key) => {
      const slug = ROW_SLUGS[key]
      const ofCategory = cards.filter(({ category }) => slug === 'all-games' || category === slug)
      const picked = pickedFor(key, cards)
      const gamesIds = (picked ?? ofCategory).map((card) => card.slug)
      return { key, slug, gamesIds, total: gamesIds.length }
    })
    .filter(({ total }) => total > 0)
}

/** As many games as the default list; a game without plays appears only if the default list has it. */
function pickedFor(key: RowKey, cards: readonly Listed[]): readonly Listed[] | undefined {
  const [picks, score] = [PICKS[key], SCORES[key]]
  if (!picks || !score) return undefined
  const points = ({ plays }: Listed): number => (plays ? score(plays) : 0)
  const placeOf = ({ slug }: Listed): number => (picks.includes(slug) ? picks.indexOf(slug) : picks.length)
  return cards
    .filter((card) => points(card) > 0 || picks.includes(card.slug))
    .toSorted((one, other) => points(other) - points(one) || placeOf(one) - placeOf(other))
    .slice(0, picks.length)
}

/** Maximum number of tiles per row; 'see all' leads to the full list, which renders only what is visible. */
export const ROW_GAMES_MAX = 42

/** Tiles of a row that a wide screen shows before it scrolls. */
const FIRST_TILES = 6

/** The rows of home: the first games of each category and its total. The second row begins with other games than the first. */
export function toRows(cards: readonly Listed[], rows: readonly RowKey[]): Collection[] {
  const seen = new Set<string>()
  return toCollections(cards, rows).map((row, nth) => {
    const gamesIds = nth === 1 && PICKS[row.key as RowKey] ? lastOf(row.gamesIds, seen) : row.gamesIds
    for (const id of gamesIds.slice(0, FIRST_TILES)) seen.add(id)
    return { ...row, gamesIds: gamesIds.slice(0, ROW_GAMES_MAX) }
  })
}

const lastOf = (ids: readonly string[], last: ReadonlySet<string>): string[] => [
  ...ids.filter((id) => !last.has(id)),
  ...ids.filter((id) => last.has(id)),
]
