/** Moments within a window, at which something is given to whoever is first. */
export interface DropTimeRules {
  readonly kind: 'moments'
  /** The draw's kind of thing: `prize-drops`. */
  readonly id: string
  readonly count: number
  /** The least time between two moments; 1 for different seconds. */
  readonly gapSeconds: number
  /** Unix seconds. */
  readonly startsAt: number
  /** The length of the window. */
  readonly seconds: number
}

/** A draw among sold tickets. */
export interface LotteryRules {
  readonly kind: 'lottery'
  readonly id: string
  /** Prizes; each ticket wins at most one. */
  readonly winners: number
}

/** The hidden amount at which a jackpot drops. */
export interface AmountRules {
  readonly kind: 'amount'
  /** `must-drop`. */
  readonly id: string
  /** The jackpot's start, in minor units. */
  readonly from: number
  /** The amount that it must drop by, in minor units. The hidden amount is between both. */
  readonly to: number
}

/** A promotion’s draw for all players, as data. Its hash is part of every word, so that the rules are committed with the seed. */
export type SharedRules = DropTimeRules | LotteryRules
