export type PlinkoEvent = BallDropped

/** The complete path. */
export interface BallDropped {
  readonly type: 'ballDropped'
  /** At each row from the top: 0 for left, 1 for right. */
  readonly path: readonly number[]
  /** The number of steps to the right: the slot, from 0 at the left. */
  readonly place: number
  /** Hundredths of the stake. */
  readonly pay: number
  readonly amount: number
}
