import type { PlayingCard } from '../natural-odds/deck.ts'

export type BlackjackEvent = CardDealt | HoleDealt | DealerPeeked | HandDoubled | HandSplit | HoleTurned | HandSettled

/** A card face up, and what the hand is worth with it. Hands of the player are numbered from 0. */
export interface CardDealt {
  readonly type: 'cardDealt'
  readonly to: 'player' | 'dealer'
  readonly hand: number
  readonly card: PlayingCard
  readonly total: number
  readonly isSoft: boolean
}

/** The dealer's second card, face down: which one it is stands in no event before `holeTurned`. */
export interface HoleDealt {
  readonly type: 'holeDealt'
}

/** Under an ace or a ten the dealer looked at the hole card; with a natural the round ends here. */
export interface DealerPeeked {
  readonly type: 'dealerPeeked'
  readonly isNatural: boolean
}

/** The hand counts twice and takes one more card. */
export interface HandDoubled {
  readonly type: 'handDoubled'
  readonly hand: number
  readonly cost: number
}

/** The first hand became two of one card each; a second card follows to both. */
export interface HandSplit {
  readonly type: 'handSplit'
  readonly cost: number
}

export interface HoleTurned {
  readonly type: 'holeTurned'
  readonly card: PlayingCard
  readonly total: number
  readonly isSoft: boolean
}

/** `amount` is what comes back of the hand, what was played on it included. */
export interface HandSettled {
  readonly type: 'handSettled'
  readonly hand: number
  readonly result: HandResult
  readonly played: number
  readonly amount: number
}

export type HandResult = 'natural' | 'win' | 'push' | 'loss' | 'bust'
