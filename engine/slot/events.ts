/**
 * What happens on reels. `stops` are strip indexes, `grid[reel][row]` has row 0 on top; amounts are minor units. A grid
 * event shows the whole grid as it stands then, so that a client may join at any of them.
 */
export type SlotEvent =
  | Reveal
  | Win
  | Respin
  | Nudge
  | Cascade
  | Transform
  | WildMove
  | Multiplier
  | Trigger
  | FeatureStart
  | FeatureStep
  | FeatureEnd
  | LinkSpin
  | RowsUnlocked
  | Trail
  | WheelSpin
  | PickOffer
  | Picked
  | CapReached

/** One column a reel; reels may differ in height. */
export type Grid = readonly (readonly string[])[]

/** `[reel, row]`. */
export type Cell = readonly [number, number]

/** What a symbol carries besides its picture: a value in minor units, a multiplier, or the jackpot that it stands for. */
export interface CellMark {
  readonly cell: Cell
  readonly amount?: number
  readonly multiplier?: number
  readonly jackpot?: string
  /** What landed, where a single cell turned: it takes the place of what `grid` showed. */
  readonly symbol?: string
}

/** All reels have stopped. Without `stops` where symbols are drawn one by one and no strip stands behind them. */
export interface Reveal {
  readonly type: 'reveal'
  readonly stops: readonly number[]
  readonly grid: Grid
  readonly marks?: readonly CellMark[]
  /** Where wilds of the spins before kept their places while the reels turned beneath. */
  readonly stuck?: readonly Cell[]
}

/** `amount` is what is credited, the multiplier and the cap included: the amounts of a round add up to its payout. */
export interface Win {
  readonly type: 'win'
  /** `link`: the values of a hold-and-spin; `collect`: values taken by a collector; `jackpot`: one of the tiers. */
  readonly kind: 'line' | 'ways' | 'cluster' | 'anywhere' | 'scatter' | 'collect' | 'link' | 'jackpot' | 'wheel' | 'pick'
  readonly symbol: string
  /** How many symbols, or reels for ways, make the win. */
  readonly count: number
  readonly cells: readonly Cell[]
  /** The index of the line, on line wins. */
  readonly line?: number
  /** Of a line that was read from the right. */
  readonly isFromRight?: boolean
  /** How many ways, on ways wins. */
  readonly ways?: number
  /** What the wilds of a line multiply it by; in the amount already, beside `multiplier`. */
  readonly wildMultiplier?: number
  /** Who collects, on collect wins. */
  readonly by?: Cell
  readonly tier?: string
  readonly multiplier: number
  readonly amount: number
}

/** The `held` reels stood still while the others span once more. */
export interface Respin {
  readonly type: 'respin'
  readonly held: readonly number[]
  readonly stops: readonly number[]
  readonly grid: Grid
  readonly marks?: readonly CellMark[]
}

/** One reel moved a step: `by` -1 brings in the symbol above the window, 1 the one below. */
export interface Nudge {
  readonly type: 'nudge'
  readonly reel: number
  readonly by: -1 | 1
  readonly stops: readonly number[]
  readonly grid: Grid
}

/** The winning symbols left, what was above fell down, and new symbols came in from above: `grid` is the result. */
export interface Cascade {
  readonly type: 'cascade'
  readonly removed: readonly Cell[]
  readonly grid: Grid
  readonly marks?: readonly CellMark[]
}

/** Symbols became others where they stand: one expanded, grew up, or was turned. */
export interface Transform {
  readonly type: 'transform'
  readonly reason: 'expand' | 'upgrade' | 'wild' | 'mystery'
  readonly symbol: string
  readonly cells: readonly Cell[]
  readonly grid: Grid
}

/** Wilds walked; one whose `to` is null left the grid. Whole reels walk as their cells do. */
export interface WildMove {
  readonly type: 'wildMove'
  readonly moves: readonly { readonly from: Cell; readonly to: Cell | null }[]
  readonly grid: Grid
}

/** What following wins are multiplied by from now on; of single cells where `cells` are named. */
export interface Multiplier {
  readonly type: 'multiplier'
  readonly value: number
  readonly cells?: readonly Cell[]
}

/** The symbols in `cells` brought `spins` more of a feature: the first ones, or more of them. 0 where it counts none. */
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
  /** The one symbol that is special in this feature. */
  readonly symbol?: string
  /** Which variant of it, where there are several: a key of the game's names. */
  readonly variant?: string
}

/** Spin number `step`, from 1, out of `of` known so far. */
export interface FeatureStep {
  readonly type: 'featureStep'
  readonly feature: FeatureId
  readonly step: number
  readonly of: number
}

/** `amount` is what the whole feature won. A wheel that leads to free spins has none: their start takes its place. */
export interface FeatureEnd {
  readonly type: 'featureEnd'
  readonly feature: FeatureId
  readonly amount: number
  /** What lay in each place, of picks: told once they are over. */
  readonly prizes?: readonly string[]
}

/** A respin of a hold-and-spin: what `landed` holds too from now on, and how many respins are `left`. */
export interface LinkSpin {
  readonly type: 'linkSpin'
  readonly landed: readonly CellMark[]
  readonly left: number
}

/** The grid has so many rows now; new ones opened on top, and all that is told later counts rows from the new top. */
export interface RowsUnlocked {
  readonly type: 'rowsUnlocked'
  readonly rows: number
  /** All that is in view then. */
  readonly grid?: Grid
  readonly marks?: readonly CellMark[]
}

/** A trail moved on: `position` of `of`, and what stands there. */
export interface Trail {
  readonly type: 'trail'
  readonly position: number
  readonly of: number
  readonly multiplier?: number
  readonly symbol?: string
}

/** A wheel came to rest at wedge `at`; wedges are drawn as wide as they are likely. */
export interface WheelSpin {
  readonly type: 'wheelSpin'
  readonly wedges: readonly { readonly label: string; readonly weight: number }[]
  readonly at: number
}

/** The player opens some of so many covered prizes, with the choice `{ kind: 'pick', place }`. */
export interface PickOffer {
  readonly type: 'pickOffer'
  readonly of: number
}

/** What lay in place `at`: the id of a prize. */
export interface Picked {
  readonly type: 'picked'
  readonly at: number
  readonly label: string
}

/** The round has won all that a round can; it ends here. */
export interface CapReached {
  readonly type: 'capReached'
  readonly amount: number
}

export type FeatureId = 'free-spins' | 'hold-and-spin' | 'walking-wilds' | 'wheel' | 'jackpot' | 'pick'
