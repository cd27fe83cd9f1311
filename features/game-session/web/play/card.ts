import type { FeatureId, WheelSpin } from '#engine/slot/events.ts'
import type { RoundView } from '#engine/slot/view.ts'
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
  | { readonly kind: 'picks'; readonly count: number; readonly picked: { readonly at: number; readonly label: string } | null }
  | { readonly kind: 'cap' }

/** The card of a cue that begins. */
export function cardOf(cue: Cue, { view, card }: { view: RoundView; card: Card | null }): Card | null {
  switch (cue.kind) {
    case 'trigger':
      return view.feature && cue.spins > 0 ? { kind: 'more', feature: cue.feature, spins: cue.spins } : null
    case 'pickOffer':
      return { kind: 'picks', count: cue.count, picked: null }
    case 'picked':
      return { kind: 'picks', count: card?.kind === 'picks' ? card.count : cue.at + 1, picked: { at: cue.at, label: cue.label } }
    case 'featureStart':
    case 'featureEnd':
    case 'jackpot':
    case 'wheel':
    case 'cap':
      return cue
    default:
      return null
  }
}

/** What still stands once a cue is done: covered cards wait for the one that is turned. */
export const cardAfter = (cue: Cue): Card | null =>
  cue.kind === 'pickOffer' ? { kind: 'picks', count: cue.count, picked: null } : null
