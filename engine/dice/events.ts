import type { DiceSide } from './odds.ts'

export type DiceEvent = DiceRoll

/** The roll, 1 to the number of faces, and what it pays. */
export interface DiceRoll {
  readonly type: 'diceRoll'
  readonly roll: number
  readonly side: DiceSide
  readonly target: number
  readonly isWin: boolean
  /** What a win pays, in hundredths of the play amount. */
  readonly pay: number
  readonly amount: number
}
