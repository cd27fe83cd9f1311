import type { PlayingCard } from '../natural-odds/deck.ts'
import type { HandRank } from './hands.ts'

export type VideoPokerEvent = HandDealt | CardsHeld | CardDrawn | HandPaid | HoldReviewed

export type DeckCard = PlayingCard | 'joker'

/** Five cards by position. `rank` is their current rank. */
export interface HandDealt {
  readonly type: 'handDealt'
  readonly cards: readonly DeckCard[]
  readonly rank: HandRank
}

/** Positions from 0, ascending. */
export interface CardsHeld {
  readonly type: 'cardsHeld'
  readonly cards: readonly number[]
}

export interface CardDrawn {
  readonly type: 'cardDrawn'
  readonly place: number
  readonly card: DeckCard
}

export interface HandPaid {
  readonly type: 'handPaid'
  readonly rank: HandRank
  /** In stakes. */
  readonly pay: number
  readonly amount: number
}

/** The review: the best hold, and the exact mean payouts of it and of the player's hold, in stakes. */
export interface HoldReviewed {
  readonly type: 'holdReviewed'
  readonly best: readonly number[]
  readonly bestReturn: AverageReturn
  readonly heldReturn: AverageReturn
}

/** `paid` in total over `draws` equally likely draws. */
export interface AverageReturn {
  readonly paid: number
  readonly draws: number
}
