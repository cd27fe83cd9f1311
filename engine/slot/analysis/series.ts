import { add, fraction, greatestCommonDivisor, multiply } from '../../math-report/fraction.ts'
import type { FreeSpinsRule, SlotDefinition } from '../definition.ts'
import { countSpins, meanUnits } from './count-spins.ts'
import { countCollected } from './collected.ts'
import { ladderSeries } from './ladder-series.ts'
import { stagedSeries } from './staged-series.ts'
import { countExpandedSpins } from './expanding-symbol.ts'
import { type CountedSeries, countSeries, meanSpins, type SeriesRule } from './free-spins.ts'
import { growingSeries } from './growing-series.ts'
import type { SpinCounts } from './spin-counts.ts'
import { stickySeries } from './sticky-series.ts'
import { upgradeSeries } from './upgrade-series.ts'

export function countedSeries(definition: SlotDefinition, rule: FreeSpinsRule): CountedSeries {
  const reels = rule.reels ?? definition.reels
  const { grows, upgrades, stages, ladder } = rule
  if (upgrades) return upgradeSeries(definition, { ...rule, upgrades })
  if (grows)
    return growingSeries({ ...rule, grows }, countSpins(definition, reels), definition.capMultiple * definition.unitsPerPlay)
  if (stages) return stagedSeries(definition, { ...rule, stages }, countCollected(definition, reels, stages.symbol))
  if (ladder) return ladderSeries(definition, { ...rule, ladder }, countCollected(definition, reels, ladder.symbol))
  if (rule.wildsStick) return stickySeries(definition, rule)
  if (!rule.expands) return seriesOf(definition, rule, countSpins(definition, reels, rule.wildReels))
  return mixSeries(
    rule.expands.map((symbol) => ({
      weight: 1n,
      series: seriesOf(definition, rule, countExpandedSpins(definition, reels, symbol)),
    })),
  )
}

export function seriesOf({ capMultiple, unitsPerPlay }: SlotDefinition, rule: SeriesRule, spins: SpinCounts): CountedSeries {
  const perSpin = multiply(meanUnits(spins), fraction(BigInt(rule.multiplier), 1n))
  return { counts: countSeries(rule, spins, capMultiple * unitsPerPlay), meanUnits: multiply(meanSpins(rule, spins), perSpin) }
}

/** One of several series, chosen in proportion to its weight. */
export function mixSeries(choices: readonly { readonly weight: bigint; readonly series: CountedSeries }[]): CountedSeries {
  const weights = choices.reduce((sum, { weight }) => sum + weight, 0n)
  const all = choices.map(({ series }) => series.counts)
  const common = all.reduce((multiple, { total }) => leastCommonMultiple(multiple, total), 1n)
  const stepUnits = Number(all.reduce((step, counts) => greatestCommonDivisor(step, BigInt(counts.stepUnits)), 0n))
  const ways: bigint[] = []
  for (const { weight, series } of choices) {
    const { counts } = series
    const scale = (weight * common) / counts.total
    const stride = counts.stepUnits / stepUnits
    counts.ways.forEach((count, k) => (ways[k * stride] = (ways[k * stride] ?? 0n) + count * scale))
  }
  const means = choices.map(({ weight, series }) => multiply(series.meanUnits, fraction(weight, weights)))
  const counts = { stepUnits, total: weights * common, ways: Array.from(ways, (count) => count ?? 0n) }
  return { counts, meanUnits: means.reduce(add) }
}

/** Two independent series in sequence; what is missing from either total is the cap. */
export function joinSeries(first: CountedSeries, second: CountedSeries, capUnits: number): CountedSeries {
  const [left, right] = [first.counts, second.counts]
  const stepUnits = Number(greatestCommonDivisor(BigInt(left.stepUnits), BigInt(right.stepUnits)))
  const ways = Array.from({ length: capUnits / stepUnits }, () => 0n)
  const come = right.ways.flatMap((count, k) => (count > 0n ? [[k * right.stepUnits, count] as const] : []))
  left.ways.forEach((count, k) => {
    if (count === 0n) return
    for (const [units, more] of come) {
      const at = (k * left.stepUnits + units) / stepUnits
      if (at < ways.length) ways[at]! += count * more
    }
  })
  return {
    counts: { stepUnits, total: left.total * right.total, ways },
    meanUnits: add(first.meanUnits, second.meanUnits),
  }
}

const leastCommonMultiple = (left: bigint, right: bigint): bigint => (left / greatestCommonDivisor(left, right)) * right
