import type { Exact } from '../../certify/certificate.ts'
import { add, type Fraction, fraction, multiply, toExact } from '../../certify/fraction.ts'
import type { FreeSpinsRule, SlotDefinition } from '../definition.ts'
import { canCountByClasses, countByClasses } from './classes.ts'
import type { Counted } from './counted.ts'
import { countSeries, meanSpins } from './free-spins.ts'
import { payoutCounts, type PayoutCounts } from './payout-counts.ts'
import type { SpinCounts } from './spin-counts.ts'
import { walkSpins } from './walk.ts'

/** Counts a game of lines, scatters, nudges and free spins. */
export function countLinesGame(definition: SlotDefinition): Counted {
  const { reels } = definition
  const spins = countSpins(definition, reels)
  const rule = definition.features.find((feature) => feature.kind === 'free-spins')
  const free = rule && { rule, spins: rule.reels ? countSpins(definition, rule.reels) : spins }
  return {
    id: 'base',
    price: 1,
    method: canCountByClasses(definition, reels) ? 'classes' : 'walk',
    cycle: cycleOf(reels),
    ...(rule && { featureCycle: cycleOf(rule.reels ?? reels) }),
    payouts: countRounds(definition, spins, free),
    uncappedUnits: uncappedUnits(spins, free),
    parts: { base: fraction(spins.firstUnits, spins.total) },
    featureRates: featureRates(definition, spins),
    ...(rule && { teaseRate: chanceOf(spins, (scatters) => scatters === rule.countMin - 1) }),
  }
}

/** Every outcome of one spin of these reels, by the fastest method that holds for the rules. */
export const countSpins = (definition: SlotDefinition, reels: SlotDefinition['reels']): SpinCounts =>
  canCountByClasses(definition, reels) ? countByClasses(definition, reels) : walkSpins(definition, reels)

/** How many equally likely stops these reels have. */
export const cycleOf = (reels: SlotDefinition['reels']): string =>
  String(reels.reduce((product, reel) => product * BigInt(reel.length), 1n))

interface FreeSpins {
  readonly rule: FreeSpinsRule
  readonly spins: SpinCounts
}

function countRounds(definition: SlotDefinition, spins: SpinCounts, free: FreeSpins | undefined): PayoutCounts {
  const capUnits = definition.capMultiple * definition.unitsPerPlay
  if (!free) return payoutCounts(spins, capUnits)
  const series = countSeries(free.rule, free.spins, capUnits)
  return payoutCounts(spins, capUnits, { countMin: free.rule.countMin, series })
}

/** What a round would win on average without a cap: the first spin, and a mean series as often as one comes. */
function uncappedUnits(spins: SpinCounts, free: FreeSpins | undefined): Fraction {
  const first = meanUnits(spins)
  if (!free) return first
  const { rule, spins: freeSpins } = free
  const seriesRate = fraction(
    waysWith(spins, (scatters) => scatters >= rule.countMin),
    spins.total,
  )
  const perSpin = multiply(meanUnits(freeSpins), fraction(BigInt(rule.multiplier), 1n))
  return add(first, multiply(seriesRate, multiply(meanSpins(rule, freeSpins), perSpin)))
}

function featureRates({ features }: SlotDefinition, spins: SpinCounts): Record<string, Exact> {
  return Object.fromEntries(
    features.map((rule) => [
      rule.kind,
      rule.kind === 'free-spins'
        ? chanceOf(spins, (scatters) => scatters >= rule.countMin)
        : toExact(fraction(spins.respinWays, spins.total)),
    ]),
  )
}

const chanceOf = (spins: SpinCounts, holds: (scatters: number) => boolean): Exact =>
  toExact(fraction(waysWith(spins, holds), spins.total))

const waysWith = ({ outcomes }: SpinCounts, holds: (scatters: number) => boolean): bigint =>
  outcomes.reduce((sum, { scatters, ways }) => (holds(scatters) ? sum + ways : sum), 0n)

const meanUnits = ({ outcomes, total }: SpinCounts): Fraction =>
  fraction(
    outcomes.reduce((sum, { units, ways }) => sum + BigInt(units) * ways, 0n),
    total,
  )
