import type { CommonRules } from '../definition.ts'

/**
 * The rules of one slot, as data. Everything that decides an outcome is here and in `defHash`; nothing that only
 * shows it (names, colours, pictures) is. Mechanics compose: a new one is a new `kind` of win or feature.
 */
export interface SlotDefinition<S extends string = string> extends CommonRules {
  readonly kind: 'slot'
  /** Rows of the grid; the most that a reel can show where reels differ in height. */
  readonly rows: number
  /** Where each reel draws its height anew in every spin. */
  readonly heights?: Heights
  readonly symbols: readonly SlotSymbol<S>[]
  /** One cyclic strip a reel, top to bottom. A stop is the index of the symbol in the top row. */
  readonly reels: readonly (readonly S[])[]
  /** The units that one play divides into; every pay is a whole number of them. */
  readonly unitsPerPlay: number
  readonly wins: readonly WinRule<S>[]
  readonly features: readonly FeatureRule<S>[]
  /** Where winners leave and others fall in. */
  readonly cascade?: CascadeRule
  /** Where no strips stand behind the reels, which are then empty: symbols are drawn one by one. */
  readonly tumble?: TumbleRule<S>
  readonly book?: BookRule
  readonly buy?: BuyRule
  /** A round ends when it has won this many times the play amount. */
  readonly capMultiple: number
  /** Fixed jackpots, by tier, the lowest first, in units. Nothing multiplies them. */
  readonly jackpots?: Readonly<Record<string, number>>
  readonly poolDraws?: PoolDraws
}

/** How often the pools of the rules fall: in proportion to the play amount, so that no amount is the better one. */
export interface PoolDraws {
  /** The smallest play amount of every mode, in minor units; all others are so many times it. */
  readonly amountLeast: number
  /** By tier: at the smallest play amount one round in so many hits it; at twice the amount two in as many. */
  readonly oneIn: Readonly<Record<string, number>>
}

export interface SlotSymbol<S extends string = string> {
  readonly id: S
  /** A wild stands for any plain symbol. A scatter counts wherever it stands, and wilds never stand for it. */
  readonly role: 'plain' | 'wild' | 'scatter'
  /**
   * Of a wild. In a game of ways every way through it counts so many times, and wilds of one way multiply each other; on
   * lines it multiplies as the rule of the lines says.
   */
  readonly multiplier?: number
  /** What it carries, drawn anew wherever it lands: one of these, each as likely as its share of the weights. */
  readonly values?: readonly SymbolValue[]
}

/** Units, a jackpot, or what a hold-and-spin multiplies its values by: one of the three. */
export interface SymbolValue {
  readonly weight: number
  readonly units?: number
  readonly jackpot?: string
  readonly multiplier?: number
}

/** Reel `r` shows `min + i` symbols as often as its share of `weights[r]` says; the last weight is for all rows. */
export interface Heights {
  readonly min: number
  readonly weights: readonly (readonly number[])[]
}

/** Units paid for that many of a symbol: `{ 3: 5, 4: 20 }`. */
export type Pays = Readonly<Record<number, number>>

export type WinRule<S extends string = string> = LinesRule<S> | ScattersRule<S> | WaysRule<S> | ClusterRule<S> | AnywhereRule<S>

/** Equal symbols from the leftmost reel on, along a line; the best win of each line pays. */
export interface LinesRule<S extends string = string> {
  readonly kind: 'lines'
  /** For each line the row that it crosses on every reel, 0 on top. */
  readonly lines: readonly (readonly number[])[]
  readonly pays: Readonly<Partial<Record<S, Pays>>>
  /** `both`: from the rightmost reel on as well. A full line counts once. From the left alone where absent. */
  readonly direction?: 'both'
  /** What the multipliers of the wilds in a win make together, where some wilds have one. The best win counts them. */
  readonly wildMultipliers?: 'sum' | 'product'
  /** Multiplies every line when one symbol, with wilds, fills the whole grid. */
  readonly fullGridMultiplier?: number
}

/**
 * Equal symbols on reels side by side from the leftmost one on, wherever they stand: the longest run of each symbol
 * pays, once for every way to pick one of its cells on each reel of the run. No wild lands on the first reel.
 */
export interface WaysRule<S extends string = string> {
  readonly kind: 'ways'
  readonly pays: Readonly<Partial<Record<S, Pays>>>
}

/** Equal symbols that touch side by side, wilds among them, pay for their number: `{ 5: 3, 8: 10 }` from 5 and from 8 on. */
export interface ClusterRule<S extends string = string> {
  readonly kind: 'cluster'
  readonly pays: Readonly<Partial<Record<S, Pays>>>
}

/** Equal symbols pay for their number wherever they stand: `{ 8: 3, 10: 10 }` from 8 and from 10 on. */
export interface AnywhereRule<S extends string = string> {
  readonly kind: 'anywhere'
  readonly pays: Readonly<Partial<Record<S, Pays>>>
}

/** Pays for the number of scatters in view, wherever they stand. */
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

/**
 * When all reels but one show `symbol`, they hold and the other one spins once more. If a nudge of one step then pays
 * more than standing still, it nudges, to the better side (down when both are equal).
 */
export interface NudgeRespinRule<S extends string = string> {
  readonly kind: 'nudge-respin'
  readonly symbol: S
}

/** Spins paid by the house after `countMin` scatters. */
export interface FreeSpinsRule<S extends string = string> extends SpinSeries<S> {
  readonly kind: 'free-spins'
  readonly symbol: S
  readonly countMin: number
  /**
   * One of these, each as likely, is drawn at the start. After the lines have paid, where it shows on as many reels as
   * it needs for a pay, side by side or not, it expands over them and pays once more, on every line.
   */
  readonly expands?: readonly S[]
  /** After each free spin that wins, the multiplier is one more, up to `max`. */
  readonly grows?: { readonly max: number }
  readonly upgrades?: SymbolUpgrades<S>
  /** A wild that lands stays in its place to the end of the series. */
  readonly wildsStick?: true
  /** In games that tumble: what the places of the series draw from; the ordinary weights where absent. */
  readonly weights?: Weights<S>
  readonly stages?: CollectorStages<S>
  readonly ladder?: CollectorLadder<S>
}

/**
 * Each `every` collectors that land in the series bring `spins` more, at the next of the multipliers. They are played
 * once those before are over; a series has as many stages more as there are multipliers.
 */
export interface CollectorStages<S extends string = string> {
  readonly symbol: S
  readonly every: number
  readonly spins: number
  readonly multipliers: readonly number[]
}

/** Each collector that lands climbs one rung before it collects; the rung says what all wins count from then on. */
export interface CollectorLadder<S extends string = string> {
  readonly symbol: S
  /** The first is where a series starts. */
  readonly multipliers: readonly number[]
}

/** Each collector in view takes what all symbols in view carry, in free spins too. */
export interface CollectRule<S extends string = string> {
  readonly kind: 'collect'
  readonly symbol: S
}

/**
 * A trail of symbols, the lowest first. Each trigger symbol that lands in the free spins moves it one step, and the
 * symbols behind show as the one that it has reached, from that very spin to the end of the series.
 */
export interface SymbolUpgrades<S extends string = string> {
  readonly trail: readonly S[]
}

/** A series of spins; as many scatters again within it add more, up to `spinsMax`. */
export interface SpinSeries<S extends string = string> {
  readonly spins: number
  readonly retriggerSpins: number
  readonly spinsMax: number
  readonly multiplier: number
  /** The strips of the series; the ordinary ones where absent. */
  readonly reels?: readonly (readonly S[])[]
}

/**
 * A reel full of the wild walks one reel to the left while the others spin once more, until it walks off. Wilds that
 * fill another reel on the way walk too; the walk ends after `respinsMax` respins at the latest.
 */
export interface WalkingWildsRule<S extends string = string> {
  readonly kind: 'walking-wilds'
  readonly symbol: S
  readonly respinsMax: number
}

/**
 * `countMin` coins hold, and every free cell spins by itself: `respins` times, and as many again after each respin that
 * brings a coin. At the end, or when no cell is free, the coins pay what they carry.
 */
export interface HoldAndSpinRule<S extends string = string> {
  readonly kind: 'hold-and-spin'
  /** The coin that carries values; a scatter. */
  readonly symbol: S
  readonly countMin: number
  readonly respins: number
  /** What a free cell brings: each coin as often as its weight says against `empty`. */
  readonly coins: Readonly<Partial<Record<S, number>>>
  readonly empty: number
  /** The jackpot that a full grid pays besides. */
  readonly fullGrid?: string
  /** One more row opens on top at each of these numbers of coins. */
  readonly rowsAt?: readonly number[]
}

/** Enough scatters turn a wheel, and the wedge where it stops names the free spins that follow. */
export interface WheelRule<S extends string = string> {
  readonly kind: 'wheel'
  readonly symbol: S
  readonly countMin: number
  /** As wide as they are likely, in the order in which they stand on the wheel. */
  readonly wedges: readonly { readonly variant: string; readonly weight: number }[]
  readonly modes: readonly WheelMode[]
  /** The strips of all free spins; the ordinary ones where absent. */
  readonly reels?: readonly (readonly S[])[]
}

export interface WheelMode extends Omit<SpinSeries, 'reels'> {
  /** A key of the game's names. */
  readonly variant: string
  /** Every wild fills its reel before the lines pay, and holds it to the end of the series. */
  readonly wilds?: 'expand-and-stay'
}

/**
 * Enough scatters offer covered prizes. They lie there before the first is opened; the player opens places until a prize
 * ends it, or `opensMax` are open. An abandoned round opens the first place that is left.
 */
export interface PicksRule<S extends string = string> {
  readonly kind: 'picks'
  readonly symbol: S
  readonly countMin: number
  readonly opensMax: number
  readonly prizes: readonly PickPrize[]
}

/** It wins units, or multiplies all that is opened after it; or neither, where it ends the picks. */
export interface PickPrize {
  /** A key of the game's names. */
  readonly id: string
  /** How many places have it. */
  readonly count: number
  readonly units?: number
  readonly multiplier?: number
  readonly ends?: true
}

/**
 * After a win its symbols leave, what is above them falls, and what is next on the strip above comes in, again and again
 * until nothing wins. A round is a function of its first stops.
 */
export interface CascadeRule {
  /** What the wins of the first stop, of the first cascade and so on count; the last one for all that follow. */
  readonly multipliers: readonly number[]
  /** No round has so many cascades: the certificate plays every stop to its end. */
  readonly stepsMax: number
}

/** How often each symbol is drawn for one place, against the sum of all. */
export type Weights<S extends string = string> = Readonly<Partial<Record<S, number>>>

/** After a win its symbols leave, what is above them falls, and new ones are drawn above, until nothing wins. */
export interface TumbleRule<S extends string = string> {
  readonly weights: Weights<S>
  /** No round of the book tumbles so often in one spin. */
  readonly stepsMax: number
  /** Each carries a multiplier, as likely as its weight says; their sum multiplies what the spin has won. */
  readonly bombs?: { readonly symbol: S; readonly multipliers: Readonly<Record<number, number>> }
  /** Every place that wins counts double from then on, and double again up to `max`; the places of a win multiply each other. */
  readonly growingCells?: { readonly max: number }
}

/** Rounds are drawn by weight from the book with this hash, which makes the return exact. */
export interface BookRule {
  readonly sha256: string
}

/** The round with enough scatters on its first grid, for so many play amounts. */
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
