import type { PlayingCard, Suit } from '../natural-odds/deck.ts'

export const SIDES = ['twins', 'trio'] as const
export type Side = (typeof SIDES)[number]

/** The results of each side bet, the rarest first. */
export const SIDE_RESULTS = {
  twins: ['same-suit', 'same-color', 'two-colors'],
  trio: ['suited-trips', 'straight-flush', 'trips', 'straight', 'flush'],
} as const
export type TwinsResult = (typeof SIDE_RESULTS)['twins'][number]
export type TrioResult = (typeof SIDE_RESULTS)['trio'][number]
export type SideResult = TwinsResult | TrioResult

/** What each result pays to one; the chip comes back too. */
export interface SidePays {
  readonly twins: Readonly<Record<TwinsResult, number>>
  readonly trio: Readonly<Record<TrioResult, number>>
}

/** The first two cards of a hand and the dealer's card. */
export type FirstCards = readonly [first: PlayingCard, second: PlayingCard, up: PlayingCard]

export const resultOfSide = (side: Side, [first, second, up]: FirstCards): SideResult | undefined =>
  side === 'twins' ? twinsOf(first, second) : trioOf([first, second, up])

/** What comes back of one chip. */
export const sideMultiple = (pays: SidePays, side: Side, result: SideResult | undefined): number =>
  result ? 1 + (pays[side] as Readonly<Record<string, number>>)[result]! : 0

function twinsOf(first: PlayingCard, second: PlayingCard): TwinsResult | undefined {
  if (first.rank !== second.rank) return undefined
  if (first.suit === second.suit) return 'same-suit'
  return isRed(first.suit) === isRed(second.suit) ? 'same-color' : 'two-colors'
}

const isRed = (suit: Suit): boolean => suit === 'hearts' || suit === 'diamonds'

function trioOf(cards: FirstCards): TrioResult | undefined {
  const isFlush = cards.every(({ suit }) => suit === cards[0].suit)
  const [low = 0, middle = 0, high = 0] = cards.map(({ rank }) => rank).toSorted((left, right) => left - right)
  if (low === high) return isFlush ? 'suited-trips' : 'trips'
  const isStraight = middle === low + 1 && high === middle + 1
  // The ace is also above the king.
  if (isStraight || (low === 1 && middle === 12 && high === 13)) return isFlush ? 'straight-flush' : 'straight'
  return isFlush ? 'flush' : undefined
}
