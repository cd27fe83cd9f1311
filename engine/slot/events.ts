/**
 * Reel events. `stops` are strip indexes; `grid[reel][row]` has row 0 at the top; amounts are minor units. A grid
 * event carries the whole current grid, so a client may start at any of them.
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
  | TrailBoard
  | TrailMove
  | CapReached

/** One column per reel; reels may differ in height. */
export type Grid = readonly (readonly string[])[]

/** `[reel, row]`. */
export type Cell = readonly [number, number]

/** A symbol's payload: a value in minor units, a multiplier, or a jackpot. */
export interface CellMark {
  readonly cell: Cell
  readonly amount?: number
  readonly multiplier?: number
  readonly jackpot?: string
  /** The symbol that landed in a single cell; it overrides `grid`. */
  readonly symbol?: string
}

/** All reels have stopped. No `stops` if symbols are drawn one by one without strips. */
export interface Reveal {
  readonly type: 'reveal'
  readonly stops: readonly number[]
  readonly grid: Grid
  readonly marks?: readonly CellMark[]
  /** The cells that stayed while the reels spun: wilds of earlier spins, or symbols that hold. */
  readonly stuck?: readonly Cell[]
}

/** `amount` is the credit, after multiplier and cap: the amounts of a round sum to its payout. */
export interface Win {
  readonly type: 'win'
  /** `link`: values of a hold-and-spin; `collect`: values taken by a collector; `jackpot`: a tier. */
  readonly kind:
    | 'line'
    | 'ways'
    | 'cluster'
    | 'anywhere'
    | 'scatter'
    | 'collect'
    | 'link'
    | 'jackpot'
    | 'wheel'
    | 'pick'
    | 'trail'
  readonly symbol: string
  /** The number of symbols in the win, or of reels for ways. */
  readonly count: number
  readonly cells: readonly Cell[]
  /** The index of the line, on line wins. */
  readonly line?: number
  /** Set if the line was read from the right. */
  readonly isFromRight?: boolean
  /** The number of ways, on ways wins. */
  readonly ways?: number
  /** The wild multiplier of a line; included in the amount, in addition to `multiplier`. */
  readonly wildMultiplier?: number
  /** The collector, on collect wins. */
  readonly by?: Cell
  readonly tier?: string
  readonly multiplier: number
  readonly amount: number
}

/** The `held` reels stayed while the others respun. */
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

/** Winning symbols left, those above fell, and new symbols came in: `grid` is the result. */
export interface Cascade {
  readonly type: 'cascade'
  readonly removed: readonly Cell[]
  readonly grid: Grid
  readonly marks?: readonly CellMark[]
}

/** Symbols changed in place: one expanded, was upgraded or was turned. */
export interface Transform {
  readonly type: 'transform'
  readonly reason: 'expand' | 'upgrade' | 'wild' | 'mystery'
  readonly symbol: string
  readonly cells: readonly Cell[]
  readonly grid: Grid
}

/** Wilds walked; one whose `to` is null left the grid. Whole reels walk cell by cell. */
export interface WildMove {
  readonly type: 'wildMove'
  readonly moves: readonly { readonly from: Cell; readonly to: Cell | null }[]
  readonly grid: Grid
}

/** The multiplier of later wins; of single cells if `cells` are given. */
export interface Multiplier {
  readonly type: 'multiplier'
  readonly value: number
  readonly cells?: readonly Cell[]
}

/** The symbols in `cells` awarded `spins` of a feature, at its start or as a retrigger. 0 if it has no count. */
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
  /** The special symbol of this feature. */
  readonly symbol?: string
  /** The variant, if there are several: a key of the game's names. */
  readonly variant?: string
}

/** Spin number `step`, from 1, of `of` known so far. */
export interface FeatureStep {
  readonly type: 'featureStep'
  readonly feature: FeatureId
  readonly step: number
  readonly of: number
}

/** `amount` is the whole feature's win. A wheel that leads to free spins has no end event: their start replaces it. */
export interface FeatureEnd {
  readonly type: 'featureEnd'
  readonly feature: FeatureId
  readonly amount: number
  /** For picks: the prize in each cell, revealed once they are over. */
  readonly prizes?: readonly string[]
}

/** A respin of a hold-and-spin: the coins `landed` hold too from now on; `left` respins remain. */
export interface LinkSpin {
  readonly type: 'linkSpin'
  readonly landed: readonly CellMark[]
  readonly left: number
}

/** The new number of rows; rows open at the top, and later events count rows from the new top. */
export interface RowsUnlocked {
  readonly type: 'rowsUnlocked'
  readonly rows: number
  /** The full view at that point. */
  readonly grid?: Grid
  readonly marks?: readonly CellMark[]
}

/** A trail moved: `position` of `of`, and the symbol there. */
export interface Trail {
  readonly type: 'trail'
  readonly position: number
  readonly of: number
  readonly multiplier?: number
  readonly symbol?: string
}

/** A wheel stopped at wedge `at`; wedge widths are proportional to probability. */
export interface WheelSpin {
  readonly type: 'wheelSpin'
  readonly wedges: readonly { readonly label: string; readonly weight: number }[]
  readonly at: number
}

/** The player opens covered prizes, with the choice `{ kind: 'pick', place }`. */
export interface PickOffer {
  readonly type: 'pickOffer'
  readonly of: number
}

/** The prize id in cell `at`. */
export interface Picked {
  readonly type: 'picked'
  readonly at: number
  readonly label: string
}

/** The steps of a bonus trail, in order; a walk starts before the first, with `moves` to draw. */
export interface TrailBoard {
  readonly type: 'trailBoard'
  readonly steps: readonly BoardStep[]
  readonly moves: number
  readonly sides: number
}

/** What a step has for a walk that stops there; `amount` is its win without a multiplier. */
export interface BoardStep {
  readonly label: string
  readonly amount?: number
  readonly multiplier?: number
  readonly moves?: number
  readonly ends?: true
}

/** The die showed `roll`, and the walk stops on step `position`, from 1; `left` moves remain. */
export interface TrailMove {
  readonly type: 'trailMove'
  readonly roll: number
  readonly position: number
  readonly left: number
}

/** The round reached its cap and ends here. */
export interface CapReached {
  readonly type: 'capReached'
  readonly amount: number
}

export type FeatureId = 'free-spins' | 'hold-and-spin' | 'walking-wilds' | 'wheel' | 'jackpot' | 'pick' | 'bonus-trail'
