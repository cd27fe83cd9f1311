import type { DiceSide } from './odds.ts'

export type DiceEvent = DiceRoll

/** The roll, from 1 to the number of faces, and its payout. */
export interface DiceRoll {
  readonly type: 'diceRoll'
  readonly roll: number
  readonly side: DiceSide
  readonly target: number
  readonly isWin: boolean
  /** What a win pays, in hundredths of the stake. */
  readonly pay: number
  readonly amount: number
}
