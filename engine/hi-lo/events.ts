import type { PlayingCard } from '../natural-odds/deck.ts'
import type { Guess } from './odds.ts'

export type HiLoEvent = HiLoDealt | HiLoGuessed | HiLoSkipped | HiLoCollected

export interface HiLoDealt {
  readonly type: 'hiLoDealt'
  readonly card: PlayingCard
}

/** A guess and the card that came. */
export interface HiLoGuessed {
  readonly type: 'hiLoGuessed'
  readonly guess: Guess
  readonly card: PlayingCard
  readonly isRight: boolean
  /** The number of right guesses so far. */
  readonly guesses: number
  /** What collecting pays now, in hundredths of the stake. */
  readonly pay: number
}

/** The player passed; this card took the place of the last one. */
export interface HiLoSkipped {
  readonly type: 'hiLoSkipped'
  readonly card: PlayingCard
  /** How many more cards may be passed. */
  readonly left: number
}

/** The player collected, or no guess was left below the top prize. */
export interface HiLoCollected {
  readonly type: 'hiLoCollected'
  readonly pay: number
  readonly amount: number
}
