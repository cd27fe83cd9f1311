import { assert } from '#kernel/result.ts'
import { fraction } from '../../math-report/fraction.ts'
import type { SlotDefinition } from '../definition.ts'
import { type CascadeCounts, countCascades } from './cascade-counts.ts'
import { cascadeRatesOf, type CountingMethod } from './counted.ts'
import { payoutCounts } from './payout-counts.ts'

/** Plays every stop of a cascade game to its end. */
export const cascadeMethod: CountingMethod = {
  holds: ({ cascade }) => cascade !== undefined,
  count: (definition) => {
    const counts = countCascades(definition)
    return [
      {
        id: 'base',
        price: 1,
        method: 'cascade',
        cycle: String(counts.total),
        cascadesMax: depthOf(definition, counts),
        cascadeRates: cascadeRatesOf(
          counts.waysByDepth.map((ways) => BigInt(ways)),
          counts.total,
        ),
        payouts: payoutCounts(spinCountsOf(counts), definition.capMultiple * definition.unitsPerPlay),
        uncappedUnits: fraction(counts.uncappedUnits, counts.total),
        parts: { base: fraction(counts.firstUnits, counts.total) },
        featureRates: {},
      },
    ]
  },
}

/** The guard against endless cascades is for uncounted rules; no stop of these comes near it. */
function depthOf({ id, cascade }: SlotDefinition, { waysByDepth }: CascadeCounts): number {
  const depthMax = waysByDepth.length - 1
  assert(cascade && depthMax < cascade.stepsMax, `${id} reaches its limit of cascades`)
  return depthMax
}

const spinCountsOf = ({ total, ways, firstUnits }: CascadeCounts) => ({
  total,
  outcomes: [...ways].map(([units, count]) => ({ units, scatters: 0, ways: BigInt(count) })),
  firstUnits,
  respinWays: 0n,
})
