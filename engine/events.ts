/**
 * A round is a finished list of these; a client plays it back, history keeps it, a verifier repeats it. An event is
 * named by its place in the list. Amounts are minor units, stops are strip indexes, `grid[reel][row]` has row 0 on top.
 */
export type RoundEvent =
  | RoundStart
  | Reveal
  | Win
  | Respin
  | Nudge
  | Trigger
  | FeatureStart
  | FeatureStep
  | FeatureEnd
  | CapReached
  | RoundEnd

export type Grid = readonly (readonly string[])[]

/** `[reel, row]`. */
export type Cell = readonly [number, number]

export interface RoundStart {
  readonly type: 'roundStart'
  readonly game: string
  readonly defHash: string
  readonly stake: number
}

/** All reels have stopped. */
export interface Reveal {
  readonly type: 'reveal'
  readonly stops: readonly number[]
  readonly grid: Grid
}

/** `amount` is what is credited, the multiplier and the cap included: the amounts of a round add up to its payout. */
export interface Win {
  readonly type: 'win'
  readonly kind: 'line' | 'scatter'
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  /** The index of the line, on line wins. */
  readonly line?: number
  readonly multiplier: number
  readonly amount: number
}

/** The `held` reels stood still while the others span once more. */
export interface Respin {
  readonly type: 'respin'
  readonly held: readonly number[]
  readonly stops: readonly number[]
  readonly grid: Grid
}

/** One reel moved a step: `by` -1 brings in the symbol above the window, 1 the one below. */
export interface Nudge {
  readonly type: 'nudge'
  readonly reel: number
  readonly by: -1 | 1
  readonly stops: readonly number[]
  readonly grid: Grid
}

/** The scatters in `cells` brought `spins` more free spins: the first ones, or more of them. */
export interface Trigger {
  readonly type: 'trigger'
  readonly feature: FeatureId
  readonly cells: readonly Cell[]
  readonly spins: number
}

export interface FeatureStart {
  readonly type: 'featureStart'
  readonly feature: FeatureId
  readonly spins: number
  readonly multiplier: number
}

/** Spin number `step`, from 1, out of `of` known so far. */
export interface FeatureStep {
  readonly type: 'featureStep'
  readonly feature: FeatureId
  readonly step: number
  readonly of: number
}

/** `amount` is what the whole feature won. */
export interface FeatureEnd {
  readonly type: 'featureEnd'
  readonly feature: FeatureId
  readonly amount: number
}

/** The round has won all that a round can; it ends here. */
export interface CapReached {
  readonly type: 'capReached'
  readonly amount: number
}

export interface RoundEnd {
  readonly type: 'roundEnd'
  readonly payout: number
}

export type FeatureId = 'free-spins'
