import type { Cell, CellMark, FeatureId, Grid, Transform, WheelSpin, WildMove, Win } from '#engine/slot/events.ts'
import type { RoundView } from '#engine/slot/view.ts'
import type { WinTier } from './win-tier.ts'

/**
 * One thing that is shown, for so long. `view` is the fold of the first `upTo` events, all that stand behind this cue
 * and the ones before it: skipping any number of cues lands in the very state that the events say.
 */
export type Cue = CueFrame & CueBody

interface CueFrame {
  readonly upTo: number
  readonly ms: number
  readonly view: RoundView
  /** Nothing darkens for it: the light has changed as often as it may just before. */
  readonly isCalm?: boolean
}

export type CueBody =
  | SpinCue
  | { readonly kind: 'nudge'; readonly reel: number; readonly by: -1 | 1; readonly grid: Grid }
  | { readonly kind: 'cascade'; readonly removed: readonly Cell[] }
  | { readonly kind: 'transform'; readonly reason: Transform['reason']; readonly symbol: string; readonly cells: readonly Cell[] }
  | { readonly kind: 'walk'; readonly moves: WildMove['moves'] }
  | { readonly kind: 'multiplier'; readonly value: number; readonly cells: readonly Cell[] }
  | WinsCue
  | { readonly kind: 'jackpot'; readonly jackpot: string; readonly win: Win; readonly amount: number; readonly countMs: number }
  | { readonly kind: 'trigger'; readonly feature: FeatureId; readonly cells: readonly Cell[]; readonly spins: number }
  | FeatureStartCue
  | { readonly kind: 'featureStep'; readonly step: number; readonly of: number }
  | {
      readonly kind: 'featureEnd'
      readonly feature: FeatureId
      readonly amount: number
      readonly tier: WinTier
      readonly countMs: number
      readonly prizes?: readonly string[]
    }
  | LinkCue
  | { readonly kind: 'rows'; readonly rows: number }
  | { readonly kind: 'trail'; readonly position: number; readonly of: number }
  | { readonly kind: 'wheel'; readonly wedges: WheelSpin['wedges']; readonly at: number; readonly isStill: boolean }
  | { readonly kind: 'pickOffer'; readonly count: number }
  /** With what it pays, if anything. */
  | { readonly kind: 'picked'; readonly at: number; readonly label: string; readonly amount: number }
  | { readonly kind: 'cap' }
  | { readonly kind: 'end'; readonly payout: number; readonly tier: WinTier }

export interface SpinCue {
  readonly kind: 'spin'
  readonly stops: readonly number[]
  readonly grid: Grid
  readonly held: readonly number[]
  /** Cells that lie over the reels and stand still while these turn. */
  readonly sticky: readonly Cell[]
  readonly reels: readonly ReelStop[]
  /** No strip stands behind these symbols: they drop in one by one. */
  readonly isDrop: boolean
}

/** When a reel stops, from the start of its cue, and whether it teases before it does. */
export interface ReelStop {
  readonly reel: number
  readonly atMs: number
  readonly isTeasing: boolean
}

/** `collect`: the values fly to the cell that takes them. */
export interface WinsCue {
  readonly kind: 'wins' | 'collect'
  readonly wins: readonly Win[]
  readonly amount: number
  readonly tier: WinTier
  readonly countMs: number
}

export interface FeatureStartCue {
  readonly kind: 'featureStart'
  readonly feature: FeatureId
  readonly spins: number
  readonly multiplier: number
  readonly symbol?: string
  readonly variant?: string
}

/** The free cells of a hold-and-spin turn, and stop reel by reel; what landed locks with its stop. */
export interface LinkCue {
  readonly kind: 'link'
  readonly left: number
  readonly landed: readonly CellMark[]
  /** When the cells of each reel stop, from the start of the cue. */
  readonly reelsAtMs: readonly number[]
}

export type CueKind = Cue['kind']
export type CueOf<K extends CueKind> = Extract<Cue, { kind: K }>
