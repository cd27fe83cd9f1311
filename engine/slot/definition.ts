import type { CommonRules } from '../definition.ts'

/**
 * The rules of one slot, as data. Everything that decides an outcome is here and in `defHash`; presentation (names,
 * colors, pictures) is not. Mechanics compose: a new one is a new `kind` of win or feature.
 */
export interface SlotDefinition<S extends string = string> extends CommonRules {
  readonly kind: 'slot'
  /** Rows of the grid; the maximum height where reels differ. */
  readonly rows: number
  /** Set if each reel draws its height in every spin. */
  readonly heights?: Heights
  readonly symbols: readonly SlotSymbol<S>[]
  /** One cyclic strip per reel, top to bottom. A stop is the index of the symbol in the top row. */
  readonly reels: readonly (readonly S[])[]
  /** The number of units in one stake; every pay is a whole number of them. */
  readonly unitsPerPlay: number
  /** Set if the reels form several screens, the first screen's reels first. */
  readonly screens?: ScreensRule
  /** Set if a spin starts with the first reels, and every way that reaches the last one adds the next. */
  readonly addsReels?: { readonly first: number }
  readonly wins: readonly WinRule<S>[]
  readonly features: readonly FeatureRule<S>[]
  /** Set if winning symbols leave and others fall in. */
  readonly cascade?: CascadeRule
  /** Set if the reels have no strips and are empty: symbols are drawn one by one. */
  readonly tumble?: TumbleRule<S>
  /** Set if whole reels may turn wild: one of these is drawn for the first spin. */
  readonly wildReels?: readonly WildReels[]
  /** Set if some cells are covered until the reels stop. */
  readonly mystery?: MysteryRule<S>
  readonly book?: BookRule
  readonly buy?: BuyRule
  /** A round ends when it has won this many stakes. */
  readonly capMultiple: number
  /** Fixed jackpots by tier, the lowest first, in units. Nothing multiplies them. */
  readonly jackpots?: Readonly<Record<string, number>>
  readonly poolDraws?: PoolDraws
}

/**
 * Screens of equally many reels, each with all lines; a line names rows on the reels of one screen. Scatters count on
 * all screens together.
 */
export interface ScreensRule {
  readonly count: number
  /** Multiplies every win of a spin in which each screen has a line. */
  readonly together: number
}

/** The hit frequency of the progressive jackpots: proportional to the stake, so that no stake is favored. */
export interface PoolDraws {
  /** In minor units of coins; every stake is a multiple of it. */
  readonly amountLeast: number
  /**
   * The number of coins that one entry counts as: the ratio of the seeds, so that both modes have the same return.
   * Default 1.
   */
  readonly entryWeight?: number
  /** By tier: at `amountLeast` one round in this many hits; at twice the stake two rounds do. */
  readonly oneIn: Readonly<Record<string, number>>
}

export interface SlotSymbol<S extends string = string> {
  readonly id: S
  /** A wild substitutes for any plain symbol. A scatter counts anywhere; wilds never substitute for it. */
  readonly role: 'plain' | 'wild' | 'scatter'
  /**
   * A wild's multiplier. In ways games each way through it counts this many times, and wilds of one way multiply each
   * other; on lines the line rule applies.
   */
  readonly multiplier?: number
  /** In ways games it fills one cell with two of this symbol. */
  readonly twoOf?: S
  /** The value that it carries, drawn on each landing in proportion to the weights. */
  readonly values?: readonly SymbolValue[]
}

/** Units, a jackpot, or a hold-and-spin multiplier: one of the three. */
export interface SymbolValue {
  readonly weight: number
  readonly units?: number
  readonly jackpot?: string
  readonly multiplier?: number
}

/** Reel `r` shows `min + i` symbols in proportion to `weights[r]`; the last weight is for all rows. */
export interface Heights {
  readonly min: number
  readonly weights: readonly (readonly number[])[]
}

/** Units paid by number of symbols: `{ 3: 5, 4: 20 }`. */
export type Pays = Readonly<Record<number, number>>

export type WinRule<S extends string = string> = LinesRule<S> | ScattersRule<S> | WaysRule<S> | ClusterRule<S> | AnywhereRule<S>

/** Equal symbols from the leftmost reel along a line; the best win of each line pays. */
export interface LinesRule<S extends string = string> {
  readonly kind: 'lines'
  /** For each line its row on every reel, 0 at the top. */
  readonly lines: readonly (readonly number[])[]
  readonly pays: Readonly<Partial<Record<S, Pays>>>
  /** `both`: from the rightmost reel too; a full line counts once. From the left only by default. */
  readonly direction?: 'both'
  /** How wild multipliers in one win combine, if some wilds have one. The best win uses them. */
  readonly wildMultipliers?: 'sum' | 'product'
  /** Multiplies every line when one symbol, with wilds, fills the whole grid. */
  readonly fullGridMultiplier?: number
}

/**
 * Equal symbols on adjacent reels from the leftmost, in any rows: the longest run of each symbol pays once for every
 * combination of one of its cells per reel. No wild lands on the first reel.
 */
export interface WaysRule<S extends string = string> {
  readonly kind: 'ways'
  readonly pays: Readonly<Partial<Record<S, Pays>>>
}

/** Equal symbols that touch side by side, wilds included, pay by count: `{ 5: 3, 8: 10 }` from 5 and from 8 on. */
export interface ClusterRule<S extends string = string> {
  readonly kind: 'cluster'
  readonly pays: Readonly<Partial<Record<S, Pays>>>
}

/** Equal symbols pay by count anywhere: `{ 8: 3, 10: 10 }` from 8 and from 10 on. */
export interface AnywhereRule<S extends string = string> {
  readonly kind: 'anywhere'
  readonly pays: Readonly<Partial<Record<S, Pays>>>
}

/** Pays by the number of scatters in view, in any cell. */
export interface ScattersRule<S extends string = string> {
  readonly kind: 'scatters'
  readonly symbol: S
  readonly pays: Pays
}

export type FeatureRule<S extends string = string> =
  | NudgeRespinRule<S>
  | FreeSpinsRule<S>
  | WalkingWildsRule<S>
  | HoldAndSpinRule<S>
  | WheelRule<S>
  | CollectRule<S>
  | PicksRule<S>
  | BonusTrailRule<S>

/**
 * When all reels but one show `symbol`, they hold and the remaining one respins. If a nudge by one step then pays
 * more than no nudge, it nudges to the better side (down on a tie).
 */
export interface NudgeRespinRule<S extends string = string> {
  readonly kind: 'nudge-respin'
  readonly symbol: S
}

/** Free spins after `countMin` scatters. */
export interface FreeSpinsRule<S extends string = string> extends SpinSeries<S> {
  readonly kind: 'free-spins'
  readonly symbol: S
  readonly countMin: number
  /**
   * One of these is drawn uniformly at the start. After the lines have paid, if it shows on enough reels for a pay,
   * adjacent or not, it expands over them and pays again, on every line.
   */
  readonly expands?: readonly S[]
  /** The multiplier rises by one after each winning free spin, up to `max`. */
  readonly grows?: { readonly max: number }
  readonly upgrades?: SymbolUpgrades<S>
  /** A wild that lands stays in its cell to the end of the series. */
  readonly wildsStick?: true
  /** In tumble games: the draw weights of the series; the base weights by default. */
  readonly weights?: Weights<S>
  readonly stages?: CollectorStages<S>
  readonly ladder?: CollectorLadder<S>
  /** Drawn for every spin of the series, in place of those of the first spin. */
  readonly wildReels?: readonly WildReels[]
}

/**
 * Each `every` collectors that land in the series award `spins` more, at the next multiplier. They are played after
 * the current spins; a series has as many extra stages as multipliers.
 */
export interface CollectorStages<S extends string = string> {
  readonly symbol: S
  readonly every: number
  readonly spins: number
  readonly multipliers: readonly number[]
}

/** Each collector that lands climbs one rung before it collects; the rung sets the multiplier of all later wins. */
export interface CollectorLadder<S extends string = string> {
  readonly symbol: S
  /** The first is the initial one of a series. */
  readonly multipliers: readonly number[]
}

/** Each collector in view takes the values of all symbols in view, in free spins too. */
export interface CollectRule<S extends string = string> {
  readonly kind: 'collect'
  readonly symbol: S
}

/**
 * A symbol trail, the lowest first. Each trigger symbol that lands in free spins moves it one step, and earlier
 * symbols show as the one it has reached, from that spin to the end of the series.
 */
export interface SymbolUpgrades<S extends string = string> {
  readonly trail: readonly S[]
}

/** A free spin series; the same number of scatters within it retriggers, up to `spinsMax`. */
export interface SpinSeries<S extends string = string> {
  readonly spins: number
  readonly retriggerSpins: number
  readonly spinsMax: number
  readonly multiplier: number
  /** The strips of the series; the base strips by default. */
  readonly reels?: readonly (readonly S[])[]
}

/**
 * A reel full of wilds walks one reel to the left while the others respin, until it walks off. Wilds that fill
 * another reel meanwhile walk too; the walk ends after at most `respinsMax` respins.
 */
export interface WalkingWildsRule<S extends string = string> {
  readonly kind: 'walking-wilds'
  readonly symbol: S
  readonly respinsMax: number
}

/**
 * `countMin` coins hold, and every free cell spins independently: `respins` times, reset by each respin that lands a
 * coin. At the end, or when no cell is free, the coins pay their values.
 */
export interface HoldAndSpinRule<S extends string = string> {
  readonly kind: 'hold-and-spin'
  /** The coin that carries values; a scatter. */
  readonly symbol: S
  readonly countMin: number
  readonly respins: number
  /** The draw for a free cell: each coin by its weight, against `empty`. */
  readonly coins: Readonly<Partial<Record<S, number>>>
  readonly empty: number
  /** The additional jackpot for a full grid. */
  readonly fullGrid?: string
  /** One more row opens at the top at each of these coin counts. */
  readonly rowsAt?: readonly number[]
}

/** Enough scatters spin a wheel; its wedge selects the free spins that follow. */
export interface WheelRule<S extends string = string> {
  readonly kind: 'wheel'
  readonly symbol: S
  readonly countMin: number
  /** Widths proportional to probability, in wheel order. */
  readonly wedges: readonly { readonly variant: string; readonly weight: number }[]
  readonly modes: readonly WheelMode[]
  /** The strips of all free spins; the base strips by default. */
  readonly reels?: readonly (readonly S[])[]
}

export interface WheelMode extends Omit<SpinSeries, 'reels'> {
  /** A key of the game's names. */
  readonly variant: string
  /** Every wild fills its reel before the lines pay, and holds it to the end of the series. */
  readonly wilds?: 'expand-and-stay'
}

/**
 * Enough scatters offer covered prizes, laid before the first is opened; the player opens cells until a prize ends it
 * or `opensMax` are open. An abandoned round opens the first cell left.
 */
export interface PicksRule<S extends string = string> {
  readonly kind: 'picks'
  readonly symbol: S
  readonly countMin: number
  readonly opensMax: number
  readonly prizes: readonly PickPrize[]
}

/** It wins units or multiplies every later prize; or neither, if it ends the picks. */
export interface PickPrize {
  /** A key of the game's names. */
  readonly id: string
  /** The number of cells with it. */
  readonly count: number
  readonly units?: number
  readonly multiplier?: number
  readonly ends?: true
}

/**
 * Enough scatters start a walk along steps. Each move draws a die with the numbers from 1 to `sides` and walks that far,
 * the last step at most. The walk ends on the last step, on one that ends it, or after the last move.
 */
export interface BonusTrailRule<S extends string = string> {
  readonly kind: 'bonus-trail'
  readonly symbol: S
  readonly countMin: number
  readonly moves: number
  readonly sides: number
  readonly steps: readonly TrailStep[]
}

/** It has one effect for a walk that stops there: a win, a multiplier of every later win, more moves, or the end. */
export interface TrailStep {
  /** A key of the game's names. */
  readonly id: string
  readonly units?: number
  readonly multiplier?: number
  readonly moves?: number
  readonly ends?: true
}

/**
 * After a win its symbols leave, those above fall, and the strip moves in from above, until nothing wins. A round is
 * a function of its first stops.
 */
export interface CascadeRule {
  /** The multiplier of the first stop, the first cascade and so on; the last applies to all that follow. */
  readonly multipliers: readonly number[]
  /** No round has this many cascades: the math report plays every stop to its end. */
  readonly stepsMax: number
}

/** Reels that turn wild together, drawn in proportion to `weight`; an empty list leaves all as they are. */
export interface WildReels {
  readonly reels: readonly number[]
  readonly weight: number
}

/** All covered cells in view uncover as one symbol, drawn in proportion to the weights, before anything pays. */
export interface MysteryRule<S extends string = string> {
  /** The cover on the strips; it pays nothing itself. */
  readonly symbol: S
  readonly weights: Weights<S>
}

/** Each symbol's draw weight for one cell. */
export type Weights<S extends string = string> = Readonly<Partial<Record<S, number>>>

/** After a win its symbols leave, those above fall, and new ones are drawn above, until nothing wins; or they hold. */
export interface TumbleRule<S extends string = string> {
  readonly weights: Weights<S>
  /** No round of the book has this many tumbles in one spin. */
  readonly stepsMax: number
  /**
   * Instead of leaving, winning symbols and scatters hold while all other cells are drawn again. Whenever some join,
   * all wins pay again; a respin that adds none ends the spin.
   */
  readonly holds?: true
  readonly bombs?: BombsRule<S>
  /** Every winning cell doubles its multiplier, up to `max`; the cells of a win multiply each other. */
  readonly growingCells?: { readonly max: number }
  /**
   * Once this many cells have won in a spin, later wins of it count this often; both rise. Free spins share one meter.
   */
  readonly meter?: readonly { readonly cells: number; readonly multiplier: number }[]
}

/** Each bomb carries a multiplier drawn by weight; their sum multiplies the spin's win. */
export interface BombsRule<S extends string = string> {
  readonly symbol: S
  readonly multipliers: Readonly<Record<number, number>>
  /** In free spins the bombs of a winning spin join a total, which multiplies that spin's win and all later ones. */
  readonly gathers?: true
}

/** Rounds are drawn by weight from the book with this hash, which makes the return exact. */
export interface BookRule {
  readonly sha256: string
}

/** A round with enough scatters on its first grid, at a price of this many stakes. */
export interface BuyRule {
  readonly price: number
}

/** Writes a strip as words, `bolt*3` for three in a row. */
export function strip<S extends string>(symbols: string): S[] {
  return symbols
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const [symbol, times = '1'] = word.split('*')
      return Array.from({ length: Number(times) }, () => symbol as S)
    })
}
