/**
 * What is proven of a game, by counting every outcome rather than by sampling. Exact numbers are fractions of whole
 * numbers; decimals beside them are rounded for reading. Multiples are of the play amount.
 */
export interface Certificate {
  readonly game: string
  /** The configuration that this is true of. */
  readonly defHash: string
  /** Each way to play it, the ordinary one first: a bought feature, a number of mines, a spot of a table. */
  readonly modes: readonly [ModeCertificate, ...ModeCertificate[]]
}

export interface ModeCertificate {
  /** `base` for the ordinary play. */
  readonly id: string
  /** Play amounts that a round of this mode costs. */
  readonly price: number
  readonly method: CertifyMethod
  /** How many equally likely stops the ordinary reels, and the features' reels, have; for games with reels. */
  readonly cycle?: string
  readonly featureCycle?: string
  /** The most cascades that follow one stop of the reels. */
  readonly cascadesMax?: number
  /** The chance of a round in which so many or more follow one stop: `{ "1": … }`, up to the most. */
  readonly cascadeRates?: Readonly<Record<string, Exact>>
  /** What comes back of what is paid, for games of skill by the best play. */
  readonly rtp: Exact
  /** By part of the game; together they are `rtp`. `fixed-jackpots` come last in a round: what the cap takes is theirs first. */
  readonly parts?: Readonly<Record<string, Exact>>
  /** Jackpots that grow. All other numbers here, `rtp` and its part `jackpots` apart, are of rounds without them. */
  readonly pools?: Readonly<Record<string, PoolReturn>>
  /** What comes back by other ways to play: `{ "always-stand": … }`; for games of skill. */
  readonly strategies?: Readonly<Record<string, Exact>>
  /** Standard deviation of one round, in plays. */
  readonly sigma: string
  readonly volatility: Volatility
  /** The chance that a round wins anything. */
  readonly hitRate: Exact
  /** The chance of each feature in a round. */
  readonly featureRates?: Readonly<Record<string, Exact>>
  /** The chance to see one scatter too few. */
  readonly teaseRate?: Exact
  /** The chance that each fixed jackpot falls in a round. */
  readonly jackpotRates?: Readonly<Record<string, Exact>>
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

/**
 * `classes`: all stops, equal windows at once. `walk`: every stop. `chain`: states and what leads from one to the next.
 * `cascade`: every stop, played to its end. `book`: every entry of a seed book. `formula`: a closed form. `optimal-play`:
 * the best choice at every turn.
 */
export type CertifyMethod = 'classes' | 'walk' | 'chain' | 'cascade' | 'book' | 'formula' | 'optimal-play'

/** By sigma: below 4 plays, below 8, below 15, above. */
export type Volatility = 'low' | 'medium' | 'high' | 'very-high'

export interface Exact {
  readonly numerator: string
  readonly denominator: string
  /** Twelve digits after the point. */
  readonly decimal: string
}

/** One pool. What goes into it comes back sooner or later and is part of `rtp`; what the house lays in is not. */
export interface PoolReturn {
  /** At the smallest play amount one round in so many hits it; at any other in proportion. */
  readonly oneIn: string
  readonly contribution: Exact
  /** What the seed, laid in anew after each hit, gives on top. */
  readonly seedShares: Readonly<Record<'TournamentPoints' | 'SweepStakes', Exact>>
}
