import { type Fraction, fraction, multiply } from '../../certify/fraction.ts'
import type { FreeSpinsRule, SlotDefinition } from '../definition.ts'
import { countSpins, meanUnits } from './count-spins.ts'
import { countSeries, meanSpins, type SeriesCounts } from './free-spins.ts'

/** A whole series of free spins: what it wins within the cap, and on average without one. */
export interface CountedSeries {
  readonly counts: SeriesCounts
  readonly meanUnits: Fraction
}

export function countedSeries(definition: SlotDefinition, rule: FreeSpinsRule): CountedSeries {
  const capUnits = definition.capMultiple * definition.unitsPerPlay
  const spins = countSpins(definition, rule.reels ?? definition.reels)
  const perSpin = multiply(meanUnits(spins), fraction(BigInt(rule.multiplier), 1n))
  return { counts: countSeries(rule, spins, capUnits), meanUnits: multiply(meanSpins(rule, spins), perSpin) }
}
