/** A promotion's odds, as data. Their hash is part of every word, so the odds are committed too. */
export interface PrizeRules {
  /** The draw's name: `flip-the-coin`. */
  readonly id: string
  /** Each is drawn in proportion to its integer weight. */
  readonly prizes: readonly { readonly id: string; readonly weight: number }[]
  /** Draws this number of different ones, in order: the balls of a bingo game. Absent: one. */
  readonly picks?: number | undefined
}
