import type { Cell, CellMark, FeatureId, Grid, TrailMove, Transform, WheelSpin, WildMove, Win } from '#engine/slot/events.ts'
import type { RoundView } from '#engine/slot/view.ts'
import type { WinTier } from './win-tier.ts'

/**
 * One step of playback with its duration. `view` is the fold of the first `upTo` events, which covers this cue and
 * those before it: skipping any cues ends in the state that the events imply.
 */
export type Cue = CueFrame & CueBody

interface CueFrame {
  readonly upTo: number
  readonly ms: number
  readonly view: RoundView
  /** Shown without darkening, because the light has just changed as often as allowed. */
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
  /** With its pay, if any. */
  | { readonly kind: 'picked'; readonly at: number; readonly label: string; readonly amount: number }
  | { readonly kind: 'trailBoard' }
  | TrailMoveCue
  | { readonly kind: 'cap' }
  | { readonly kind: 'end'; readonly payout: number; readonly tier: WinTier }

export interface SpinCue {
  readonly kind: 'spin'
  readonly stops: readonly number[]
  readonly grid: Grid
  readonly held: readonly number[]
  /** Cells on top of the reels that stay still while these turn. */
  readonly sticky: readonly Cell[]
  readonly reels: readonly ReelStop[]
  /** No strip is behind these symbols: they drop in individually. */
  readonly isDrop: boolean
}

/** When a reel stops, from the start of its cue, and whether it teases first. */
export interface ReelStop {
  readonly reel: number
  readonly atMs: number
  readonly isTeasing: boolean
}

/** `collect`: the values fly to the collecting cell. */
export interface WinsCue {
  readonly kind: 'wins' | 'collect'
  readonly wins: readonly Win[]
  readonly amount: number
  readonly tier: WinTier
  readonly countMs: number
}

/** The die rolls, and the walk goes on with what its stop pays. */
export interface TrailMoveCue extends Omit<TrailMove, 'type'> {
  readonly kind: 'trailMove'
  /** The step before. */
  readonly from: number
  readonly isStill: boolean
}

export interface FeatureStartCue {
  readonly kind: 'featureStart'
  readonly feature: FeatureId
  readonly spins: number
  readonly multiplier: number
  readonly symbol?: string
  readonly variant?: string
}

/** The free cells of a hold-and-spin turn and stop reel by reel; what landed locks as its reel stops. */
export interface LinkCue {
  readonly kind: 'link'
  readonly left: number
  readonly landed: readonly CellMark[]
  /** When the cells of each reel stop, from the start of the cue. */
  readonly reelsAtMs: readonly number[]
}

export type CueKind = Cue['kind']
export type CueOf<K extends CueKind> = Extract<Cue, { kind: K }>
