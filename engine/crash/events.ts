export type CrashEvent = CrashFlown

/** Where the round burst and where the bet left or would have left, in hundredths of the stake, and the payout. */
export interface CrashFlown {
  readonly type: 'crashFlown'
  readonly burst: number
  readonly target: number
  readonly isWin: boolean
  readonly amount: number
}
