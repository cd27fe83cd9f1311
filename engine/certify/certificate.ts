/**
 * What is proven of a game, by counting every outcome rather than by sampling. Exact numbers are fractions of whole
 * numbers; decimals beside them are rounded for reading. Multiples are of the play amount.
 */
export interface Certificate {
  readonly game: string
  /** The configuration that this is true of. */
  readonly defHash: string
  /** How many equally likely stops the ordinary reels, and the free spins' reels, have. */
  readonly cycle: string
  readonly featureCycle?: string
  readonly rtp: Exact
  /** What the first spin, and the features, give back; together `rtp`. */
  readonly rtpBase: Exact
  readonly rtpFeature: Exact
  /** Standard deviation of one round, in plays. */
  readonly sigma: string
  readonly volatility: Volatility
  /** The chance that a round wins anything. */
  readonly hitRate: Exact
  /** The chance of each feature in a round. */
  readonly featureRates: Readonly<Record<string, Exact>>
  /** The chance to see one scatter too few. */
  readonly teaseRate?: Exact
  /** The smallest win, as a multiple, that so many rounds do not pass: `{ "0.5000": "0.00", "0.9900": "8.50" }`. */
  readonly quantiles: Readonly<Record<string, string>>
  /** The chance to win at least so many plays: `{ "10": … }`. */
  readonly atLeast: Readonly<Record<string, string>>
  readonly topWin: {
    readonly multiple: string
    readonly chance: string
    /** Rounded to a whole number: the top win comes once in so many rounds on average. */
    readonly oneIn: string
    readonly isCap: boolean
  }
  /** What the cap takes away from `rtp`. */
  readonly capCost: string
  /** The part of a win that rounding takes at any play amount offered: none, since all pays are whole. */
  readonly roundingLoss: '0'
}

/** By sigma: below 4 plays, below 8, below 15, above. */
export type Volatility = 'low' | 'medium' | 'high' | 'very-high'

export interface Exact {
  readonly numerator: string
  readonly denominator: string
  /** Twelve digits after the point. */
  readonly decimal: string
}
