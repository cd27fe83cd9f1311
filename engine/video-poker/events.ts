import type { PlayingCard } from '../natural-odds/deck.ts'
import type { HandRank } from './hands.ts'

export type VideoPokerEvent = HandDealt | CardsHeld | CardDrawn | HandPaid | HoldReviewed

export type DeckCard = PlayingCard | 'joker'

/** Five cards, by place. `rank` is what they would pay as they lie. */
export interface HandDealt {
  readonly type: 'handDealt'
  readonly cards: readonly DeckCard[]
  readonly rank: HandRank
}

/** Places, from 0, rising. */
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
  /** Play amounts. */
  readonly pay: number
  readonly amount: number
}

/** Afterwards: the best hold, and what it and the player's give back on average, exactly, in play amounts. */
export interface HoldReviewed {
  readonly type: 'holdReviewed'
  readonly best: readonly number[]
  readonly bestReturn: AverageReturn
  readonly heldReturn: AverageReturn
}

/** `paid` in all over `draws` equally likely draws. */
export interface AverageReturn {
  readonly paid: number
  readonly draws: number
}
