/**
 * What is proven of a game, by counting every outcome rather than by sampling. Exact numbers are fractions of whole
 * numbers; decimals beside them are rounded for reading. Multiples are of the play amount.
 */
export interface MathReport {
  readonly game: string
  /** The configuration that this is true of. */
  readonly defHash: string
  /** Each way to play it, the ordinary one first: a bought feature, a number of mines, a spot of a table. */
  readonly modes: readonly [ModeReport, ...ModeReport[]]
}

/** Whether poor choices cost: a named strategy returns less than the stated best play. When to stop is no such choice. */
export const isOfSkill = ({ modes }: Pick<MathReport, 'modes'>): boolean =>
  modes.some(({ strategies = {} }) => Object.keys(strategies).some((name) => !isBound(name)))

/** Strategies that only bound what is offered: `lowest-stop`. */
const isBound = (strategy: string): boolean => /^(lowest|highest)-/.test(strategy)

/** The returns of a way to play: with the best play, and the bounds of what is offered. */
export const returnsOf = ({ rtp, strategies = {} }: ModeReport): Exact[] => [
  rtp,
  ...Object.entries(strategies).flatMap(([name, exact]) => (isBound(name) ? [exact] : [])),
]

/** A math report as a game carries it. */
export interface PublishedReport extends MathReport {
  /** Rises with each change of what is proven. */
  readonly version: number
  /** The day on which this version was counted, `2026-11-23`. */
  readonly countedOn: string
}

export interface ModeReport {
  /** `base` for the ordinary play. */
  readonly id: string
  /** Play amounts that a round of this mode costs. */
  readonly price: number
  readonly method: AnalysisMethod
  /** How many equally likely stops the ordinary reels, and the features' reels, have; for games with reels. */
  readonly cycle?: string
  readonly featureCycle?: string
  /** The most cascades that follow one stop of the reels, or the most reels that a spin adds. */
  readonly cascadesMax?: number
  /** The chance of a round in which at least this number follow one stop: `{ "1": … }`, up to the most. */
  readonly cascadeRates?: Readonly<Record<string, Exact>>
  /** Of games played from a book: how often each symbol lands, counted over all its rounds by their weights. */
  readonly drawn?: DrawnOdds
  /** Return to player; for games of skill with the best play. */
  readonly rtp: Exact
  /** By part of the game; together they are `rtp`. `fixed-jackpots` come last in a round: what the cap takes is theirs first. */
  readonly parts?: Readonly<Record<string, Exact>>
  /** Jackpots that grow. All other numbers here, `rtp` and its part `jackpots` apart, are of rounds without them. */
  readonly pools?: Readonly<Record<string, PoolReturn>>
  /** The return of other strategies: `{ "always-stand": … }`; for games of skill. */
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
  /** Win quantiles: the multiple that this share of rounds does not exceed: `{ "0.5000": "0.00", "0.9900": "8.50" }`. */
  readonly quantiles: Readonly<Record<string, string>>
  /** The chance to win at least this multiple of the play amount: `{ "10": … }`. */
  readonly atLeast: Readonly<Record<string, string>>
  readonly topWin: {
    readonly multiple: string
    readonly chance: string
    /** Rounded to a whole number: the top win occurs once in this number of rounds on average. */
    readonly oneIn: string
    readonly isCap: boolean
  }
  /** What the cap takes away from `rtp`. */
  readonly capCost: string
  /** The part of a win that rounding takes at any play amount offered: none, since all pays are whole. */
  readonly roundingLoss: '0'
}

export interface DrawnOdds {
  readonly spins: DrawnPart
  /** In the free spins; absent in games without. */
  readonly free?: DrawnPart
}

export interface DrawnPart {
  /** The share of each symbol among all that land. */
  readonly symbols: Readonly<Record<string, string>>
  /** The share of each multiplier among all bombs that land. */
  readonly bombs?: Readonly<Record<string, string>>
}

/**
 * `classes`: all stops, equal windows at once. `walk`: every stop. `chain`: states and what leads from one to the next.
 * `cascade`: every stop, played to its end. `book`: every entry of a seed book. `formula`: a closed form. `optimal-play`:
 * the best choice at every turn.
 */
export type AnalysisMethod = 'classes' | 'walk' | 'chain' | 'cascade' | 'book' | 'formula' | 'optimal-play'

/** By sigma: below 4 plays, below 8, below 15, above. */
export type Volatility = 'low' | 'medium' | 'high' | 'very-high'

export interface Exact {
  readonly numerator: string
  readonly denominator: string
  /** Twelve digits after the point. */
  readonly decimal: string
}

/** One pool. Contributions come back sooner or later and are part of `rtp`; the house's seed is not. */
export interface PoolReturn {
  /** At the smallest play amount, one round in this number hits it; at others in proportion. */
  readonly oneIn: string
  readonly contribution: Exact
  /** The return of the seed that the operator pays in again after each hit. */
  readonly seedShares: Readonly<Record<'TournamentPoints' | 'SweepStakes', Exact>>
}

/** The base game if there is one: a feature buy or a side play does not count as another way to play. */
export const waysToPlay = ({ modes }: MathReport): readonly [ModeReport, ...ModeReport[]] =>
  modes[0].id === 'base' ? [modes[0]] : modes
