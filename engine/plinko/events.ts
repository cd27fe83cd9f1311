export type PlinkoEvent = BallDropped

/** The whole way down. */
export interface BallDropped {
  readonly type: 'ballDropped'
  /** At each row from the top: 0 to the left, 1 to the right. */
  readonly path: readonly number[]
  /** How often it went right: the place from the left, from 0. */
  readonly place: number
  /** Hundredths of the play amount. */
  readonly pay: number
  readonly amount: number
}
