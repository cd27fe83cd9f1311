import type { GameBadge } from '../contract.ts'
import { PICKS } from './lists.ts'

/** The house's games in the order in which they opened, the first one first. */
const OPENED: readonly string[] = [
  'cherry-royale',
  'voltage-sevens',
  'dice-duel',
  'peg-drop',
  'gem-sweeper',
  'sky-bingo',
  'aurum-roulette',
  'velvet-blackjack',
  'nile-ascendant',
  'jesters-deck',
  'lunar-rabbit',
  'prairie-thunder',
  'frostfang',
  'jade-canopy',
  'valkyrie-oath',
  'crypt-carnival',
  'ember-wyrm',
  'chili-fiesta',
  'tiger-lantern',
  'clover-crown',
  'orbit-rush',
  'prism-vault',
  'sugar-parade',
  'lucky-cast',
  'harbor-haul',
]

const HOT_GAMES = 3
const NEW_GAMES = 4

export interface Ranks {
  readonly popular: number
  readonly newest: number
}

interface RankedCard {
  readonly slug: string
  readonly isOpen: boolean
}

/** Where each game stands in the orders that a list may have: picked games first, and the latest ones first. */
export function rankCards(cards: readonly RankedCard[]): ReadonlyMap<string, Ranks> {
  const picks = PICKS.popularGames ?? []
  const popular = placesBy(cards, ({ slug }) => (picks.includes(slug) ? picks.indexOf(slug) : picks.length))
  // A game that is in no list came after the list was written. What is only announced opens last.
  const newest = placesBy(cards, ({ slug, isOpen }) =>
    isOpen ? (OPENED.includes(slug) ? OPENED.length - OPENED.indexOf(slug) : 0) : OPENED.length + 1,
  )
  return new Map(cards.map(({ slug }) => [slug, { popular: popular.get(slug)!, newest: newest.get(slug)! }]))
}

/** One badge at most, and only for what can be played. */
export function badgeOf({ isOpen }: RankedCard, { popular, newest }: Ranks): GameBadge | null {
  if (!isOpen) return null
  if (newest < NEW_GAMES) return 'new'
  return popular < HOT_GAMES ? 'hot' : null
}

function placesBy(cards: readonly RankedCard[], valueOf: (card: RankedCard) => number): Map<string, number> {
  const sorted = cards.toSorted((one, other) => valueOf(one) - valueOf(other))
  return new Map(sorted.map(({ slug }, place) => [slug, place]))
}
