import { findGame } from '#games/all.ts'
import type { GameBadge } from '../contract.ts'
import type { Plays } from './game-plays.ts'
import { PICKS } from './lists.ts'

const HOT_GAMES = 3
const NEW_GAMES = 4

export interface Ranks {
  readonly popular: number
  readonly newest: number
  /** By the number of rounds of the last day. */
  readonly hot: number
}

interface RankedCard {
  readonly slug: string
  readonly isOpen: boolean
  readonly plays?: Plays | undefined
}

/** The rank of each game in each list order: most played first (the picked games before any play), and newest first. */
export function rankCards(cards: readonly RankedCard[]): ReadonlyMap<string, Ranks> {
  const picks = PICKS.popularGames ?? []
  const byPicks = (slug: string): number => (picks.includes(slug) ? picks.indexOf(slug) : picks.length)
  const byPlays = (span: keyof Plays) =>
    placesBy(
      cards.toSorted((one, other) => byPicks(one.slug) - byPicks(other.slug)),
      ({ plays }) => -(plays?.[span] ?? 0),
    )
  const [popular, hot] = [byPlays('month'), byPlays('day')]
  // Provider games have no date and count as the newest. Coming games rank last.
  const newest = placesBy(cards, ({ slug, isOpen }) => {
    const game = findGame(slug)
    return isOpen ? (game ? -Date.parse(game.openedOn) : -Infinity) : Infinity
  })
  return new Map(cards.map(({ slug }) => [slug, { popular: popular.get(slug)!, newest: newest.get(slug)!, hot: hot.get(slug)! }]))
}

/** At most one badge, and only for playable games. */
export function badgeOf({ isOpen }: RankedCard, { newest, hot }: Ranks): GameBadge | null {
  if (!isOpen) return null
  if (newest < NEW_GAMES) return 'new'
  return hot < HOT_GAMES ? 'hot' : null
}

function placesBy(cards: readonly RankedCard[], valueOf: (card: RankedCard) => number): Map<string, number> {
  const sorted = cards.toSorted((one, other) => compare(valueOf(one), valueOf(other)))
  return new Map(sorted.map(({ slug }, place) => [slug, place]))
}

/** Handles infinities, whose difference is not a number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)
