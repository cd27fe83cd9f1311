export type LimboEvent = LimboDrawn

/** The multiplier drawn and the target, both in hundredths of the stake, and the payout. */
export interface LimboDrawn {
  readonly type: 'limboDrawn'
  readonly multiplier: number
  readonly target: number
  readonly isWin: boolean
  readonly amount: number
}
