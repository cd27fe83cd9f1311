import type { PlayingCard } from '../natural-odds/deck.ts'
import type { Side, SideResult } from './side-bets.ts'

export type BlackjackEvent =
  | CardDealt
  | HoleDealt
  | DealerPeeked
  | HandDoubled
  | HandSplit
  | HoleTurned
  | HandSettled
  | SideSettled

/** A card dealt face up and the hand's total with it. Player hands are numbered from 0. */
export interface CardDealt {
  readonly type: 'cardDealt'
  readonly to: 'player' | 'dealer'
  readonly hand: number
  readonly card: PlayingCard
  readonly total: number
  readonly isSoft: boolean
}

/** The dealer's second card, face down. No event before `holeTurned` reveals it. */
export interface HoleDealt {
  readonly type: 'holeDealt'
}

/** The dealer peeked under an ace or a ten; on a natural the round ends here. */
export interface DealerPeeked {
  readonly type: 'dealerPeeked'
  readonly isNatural: boolean
}

/** The hand's stake doubles and it takes one more card. */
export interface HandDoubled {
  readonly type: 'handDoubled'
  readonly hand: number
  readonly cost: number
}

/** A hand became two hands of one card each; each then gets a second card. */
export interface HandSplit {
  readonly type: 'handSplit'
  /** The hand that was split and the new one beside it; absent in a game of one hand, which becomes 0 and 1. */
  readonly hand?: number
  readonly into?: number
  readonly cost: number
}

export interface HoleTurned {
  readonly type: 'holeTurned'
  readonly card: PlayingCard
  readonly total: number
  readonly isSoft: boolean
}

/** `amount` is the hand's payout, its stake included. */
export interface HandSettled {
  readonly type: 'handSettled'
  readonly hand: number
  readonly result: HandResult
  readonly played: number
  readonly amount: number
}

/** A side bet, settled by the first three cards; `amount` is its payout, the chip included. */
export interface SideSettled {
  readonly type: 'sideSettled'
  readonly hand: number
  readonly side: Side
  readonly result: SideResult | null
  readonly played: number
  readonly amount: number
}

export type HandResult = 'natural' | 'win' | 'push' | 'loss' | 'bust'
