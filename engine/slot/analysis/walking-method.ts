import { assert } from '#kernel/result.ts'
import { fraction, toExact } from '../../math-report/fraction.ts'
import type { SlotDefinition, WalkingWildsRule } from '../definition.ts'
import { layoutOf, stripsOf } from '../layout.ts'
import type { Counted, CountingMethod } from './counted.ts'
import { cycleOf } from './count-spins.ts'
import { seriesPayouts } from './payout-counts.ts'
import { viewsOf } from './reel-views.ts'
import { chainMean, countChain, type SpinChain } from './spin-chain.ts'
import { heldSpins } from './held-spins.ts'

/** A chain over the reels of the walking wilds. Each state has its own exact spin outcomes. */
export const walkingMethod: CountingMethod = {
  holds: ({ features }) => features.length === 1 && features[0]!.kind === 'walking-wilds',
  count: (definition) => [countWalkingGame(definition)],
}

function countWalkingGame(definition: SlotDefinition): Counted {
  const [rule] = definition.features
  assert(rule?.kind === 'walking-wilds', 'no wilds walk here')
  const chain = chainOf(definition, rule)
  const capUnits = definition.capMultiple * definition.unitsPerPlay
  const first = chain.spinFrom(0)
  const walking = first.reduce((sum, { marks, ways }) => (chain.heldAfter(marks) === null ? sum : sum + ways), 0n)
  const firstUnits = first.reduce((sum, { units, ways }) => sum + BigInt(units) * ways, 0n)
  return {
    id: 'base',
    price: 1,
    method: 'chain',
    cycle: cycleOf(definition.reels),
    payouts: seriesPayouts(countChain(chain, capUnits), capUnits),
    uncappedUnits: chainMean(chain),
    parts: { base: fraction(firstUnits, chain.spinTotal) },
    featureRates: { [rule.kind]: toExact(fraction(walking, chain.spinTotal)) },
  }
}

function chainOf(definition: SlotDefinition, rule: WalkingWildsRule): SpinChain {
  const layout = layoutOf(definition)
  const wild = layout.indexOf(rule.symbol)
  const views = viewsOf(layout, stripsOf(layout, definition.reels), (window) => window.every((shown) => shown === wild))
  return {
    spinTotal: BigInt(cycleOf(definition.reels)),
    spinsMax: 1 + rule.respinsMax,
    spinFrom: heldSpins(definition, views, wild),
    // One step to the left; wilds on the first reel leave.
    heldAfter: (marks) => marks >> 1 || null,
  }
}
