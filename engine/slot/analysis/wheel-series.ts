import { assert } from '#kernel/result.ts'
import type { SlotDefinition, WheelMode, WheelRule } from '../definition.ts'
import { layoutOf, stripsOf } from '../layout.ts'
import { countSpins, cycleOf } from './count-spins.ts'
import { heldSpins } from './held-spins.ts'
import { viewsOf } from './reel-views.ts'
import type { CountedSeries } from './free-spins.ts'
import { mixSeries, seriesOf } from './series.ts'
import { chainMean, countChain, type SpinChain } from './spin-chain.ts'

/** Every series that the wheel can award, in proportion to its wedge width. */
export function wheelSeries(definition: SlotDefinition, rule: WheelRule): CountedSeries {
  const reels = rule.reels ?? definition.reels
  const spins = countSpins({ ...definition, features: [] }, reels)
  return mixSeries(
    rule.modes.map((mode) => ({
      weight: BigInt(rule.wedges.reduce((sum, { variant, weight }) => (variant === mode.variant ? sum + weight : sum), 0)),
      series: mode.wilds ? stayingSeries(definition, reels, mode) : seriesOf(definition, { ...rule, ...mode }, spins),
    })),
  )
}

/** A chain over the reels filled by wilds, which stay to the end. */
function stayingSeries(definition: SlotDefinition, reels: SlotDefinition['reels'], mode: WheelMode): CountedSeries {
  assert(mode.retriggerSpins === 0 && mode.multiplier === 1, 'wilds that stay are all that is counted')
  const layout = layoutOf(definition)
  const { wild } = layout
  const full = Array.from({ length: layout.rows }, () => wild)
  const views = viewsOf(layout, stripsOf(layout, reels), (window) => window.includes(wild)).map((reel) =>
    reel.map((view) => (view.isMarked ? { ...view, window: full } : view)),
  )
  const chain: SpinChain = {
    spinTotal: BigInt(cycleOf(reels)),
    spinsMax: mode.spins,
    spinFrom: heldSpins(definition, views, wild),
    heldAfter: (marks) => marks,
  }
  return { counts: countChain(chain, definition.capMultiple * definition.unitsPerPlay), meanUnits: chainMean(chain) }
}
