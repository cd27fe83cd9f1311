export type KenoEvent = KenoBall | KenoResult

export interface KenoBall {
  readonly type: 'kenoBall'
  readonly number: number
  readonly isHit: boolean
}

export interface KenoResult {
  readonly type: 'kenoResult'
  /** Rising, like `hits`: the picks that came. */
  readonly picks: readonly number[]
  readonly hits: readonly number[]
  /** Hundredths of the play amount. */
  readonly pay: number
  readonly amount: number
}
