import type { SlotDefinition } from '../definition.ts'
import { countViews } from './count-views.ts'
import { payTablesOf } from './pay-table.ts'
import type { ReelView } from './reel-views.ts'
import type { MarkedOutcome } from './spin-counts.ts'

/** The outcomes of a spin in which these reels (a bit each) are full of held wilds. Computed on demand. */
export function heldSpins(
  definition: SlotDefinition,
  views: readonly (readonly ReelView[])[],
  wild: number,
): (held: number) => readonly MarkedOutcome[] {
  const full = Array.from({ length: definition.rows }, () => wild)
  const tableOf = payTablesOf(definition)
  const known = new Map<number, readonly MarkedOutcome[]>()
  const viewsWith = (held: number): (readonly ReelView[])[] =>
    views.map((free, reel) => (held & (1 << reel) ? [{ window: full, weight: free.length, isMarked: true }] : free))
  return (held) => {
    const outcomes = known.get(held) ?? countViews(definition, viewsWith(held), tableOf)
    known.set(held, outcomes)
    return outcomes
  }
}
