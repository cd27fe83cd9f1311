const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const

export type Suit = (typeof SUITS)[number]

/** `rank` is 1 for an ace and 11, 12 and 13 for the picture cards. */
export interface PlayingCard {
  readonly rank: number
  readonly suit: Suit
}

/** Cards are numbered 0 to 51, suit by suit, each from the ace to the king. */
export const cardOf = (index: number): PlayingCard => ({ rank: (index % 13) + 1, suit: SUITS[Math.floor(index / 13)]! })
