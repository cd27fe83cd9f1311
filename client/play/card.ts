import type { FeatureId, WheelSpin } from '#engine/slot/events.ts'
import type { PicksView, RoundView } from '#engine/slot/view.ts'
import type { Cue, FeatureStartCue } from '../show/cue.ts'
import type { WinTier } from '../show/win-tier.ts'

/** What stands over the reels for a moment. */
export type Card =
  | FeatureStartCue
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
  | { readonly kind: 'cap' }

/** Covered places, what was found in some, and in the end what lay in the others. */
export interface PicksCard extends PicksView {
  readonly kind: 'picks'
  readonly prizes?: readonly string[]
  /** What all of them won, once they are over. */
  readonly amount?: number
  readonly countMs?: number
}

/** The card of a cue that begins. */
export function cardOf(cue: Cue, { view, card }: { view: RoundView; card: Card | null }): Card | null {
  switch (cue.kind) {
    case 'trigger':
      return view.feature && cue.spins > 0 ? { kind: 'more', feature: cue.feature, spins: cue.spins } : null
    case 'pickOffer':
    case 'picked':
      return picksOf(cue.view)
    case 'featureEnd': {
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

/** The places of a round's picks, while they are on. */
export const picksOf = ({ feature }: RoundView): PicksCard | null => (feature?.picks ? { kind: 'picks', ...feature.picks } : null)
