export type KenoEvent = KenoBall | KenoResult

export interface KenoBall {
  readonly type: 'kenoBall'
  readonly number: number
  readonly isHit: boolean
}

export interface KenoResult {
  readonly type: 'kenoResult'
  /** Ascending, like `hits`: the picks that were drawn. */
  readonly picks: readonly number[]
  readonly hits: readonly number[]
  /** Hundredths of the stake. */
  readonly pay: number
  readonly amount: number
}
