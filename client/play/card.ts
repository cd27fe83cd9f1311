import type { FeatureId, WheelSpin } from '#engine/slot/events.ts'
import type { PicksView, RoundView, WalkView } from '#engine/slot/view.ts'
import type { Cue, FeatureStartCue } from '../playback/cue.ts'
import type { WinTier } from '../playback/win-tier.ts'

/** A temporary card over the reels. */
export type Card =
  | (FeatureStartCue & { readonly ms: number })
  | { readonly kind: 'more'; readonly feature: FeatureId; readonly spins: number }
  | {
      readonly kind: 'featureEnd'
      readonly feature: FeatureId
      readonly amount: number
      readonly tier: WinTier
      readonly countMs: number
    }
  | { readonly kind: 'jackpot'; readonly jackpot: string; readonly amount: number; readonly countMs: number }
  | {
      readonly kind: 'wheel'
      readonly wedges: WheelSpin['wedges']
      readonly at: number
      readonly ms: number
      readonly isStill: boolean
    }
  | PicksCard
  | WalkCard
  | { readonly kind: 'cap' }

/** Covered cells, what the opened ones held, and finally what the others held. */
export interface PicksCard extends PicksView {
  readonly kind: 'picks'
  readonly prizes?: readonly string[]
  /** Their total win, after the last pick. */
  readonly amount?: number
  readonly countMs?: number
}

/** The board of a bonus trail, and finally its total. */
export interface WalkCard extends WalkView {
  readonly kind: 'walk'
  /** Where the walker comes from, while it moves for `ms`. */
  readonly from: number
  readonly ms: number
  readonly isStill: boolean
  readonly amount?: number
  readonly countMs?: number
}

/** The card of a cue that starts. */
export function cardOf(cue: Cue, { view, card }: { view: RoundView; card: Card | null }): Card | null {
  switch (cue.kind) {
    case 'trigger':
      return view.feature && cue.spins > 0 ? { kind: 'more', feature: cue.feature, spins: cue.spins } : null
    case 'pickOffer':
    case 'picked':
    case 'trailBoard':
      return boardOf(cue.view)
    case 'trailMove': {
      const board = boardOf(cue.view)
      return board?.kind === 'walk' ? { ...board, from: cue.from, ms: cue.ms, isStill: cue.isStill } : board
    }
    case 'featureEnd': {
      if (card?.kind === 'walk') return { ...card, amount: cue.amount, countMs: cue.countMs }
      if (card?.kind !== 'picks') return cue
      const { amount, countMs, prizes } = cue
      return { ...card, amount, countMs, ...(prizes && { prizes }) }
    }
    case 'featureStart':
    case 'jackpot':
    case 'wheel':
    case 'cap':
      return cue
    default:
      return null
  }
}

/** The cells of a round's picks, or the steps of its trail, while they are played. */
export function boardOf({ feature }: RoundView): PicksCard | WalkCard | null {
  if (feature?.picks) return { kind: 'picks', ...feature.picks }
  return feature?.walk ? { kind: 'walk', ...feature.walk, from: feature.walk.position, ms: 0, isStill: true } : null
}
