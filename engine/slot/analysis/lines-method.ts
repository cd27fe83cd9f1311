import type { Exact } from '../../math-report/math-report.ts'
import { add, type Fraction, fraction, multiply, subtract, toExact } from '../../math-report/fraction.ts'
import type { BonusTrailRule, FeatureRule, FreeSpinsRule, PicksRule, SlotDefinition, WheelRule } from '../definition.ts'
import { countAddedReels } from './added-reels.ts'
import { canCountByClasses } from './classes.ts'
import { countSpins, cycleOf, meanUnits, waysWith } from './count-spins.ts'
import { type Counted, cascadeRatesOf } from './counted.ts'
import { payoutCounts } from './payout-counts.ts'
import { picksSeries } from './picks-series.ts'
import type { CountedSeries } from './free-spins.ts'
import { countedSeries, joinSeries } from './series.ts'
import type { SpinCounts } from './spin-counts.ts'
import { wheelSeries } from './wheel-series.ts'
import { trailSeries } from './trail-series.ts'
import { canCountByWays } from './ways.ts'

/** Counts games of lines or ways, scatters, nudges and free spins. */
export function countLinesGame(definition: SlotDefinition): Counted {
  const { reels } = definition
  const capUnits = definition.capMultiple * definition.unitsPerPlay
  const spins = countSpins(definition, reels, definition.wildReels)
  const rules = definition.features.filter(bringsSeries)
  const [rule] = rules
  const inTurn = (first: CountedSeries, second: CountedSeries) => joinSeries(first, second, capUnits)
  const free = rule && { countMin: rule.countMin, series: rules.map((each) => seriesAfter(definition, each)).reduce(inTurn) }
  const spinning = rules.find(({ kind }) => kind === 'free-spins' || kind === 'wheel')
  return {
    id: 'base',
    price: 1,
    method: definition.screens || canCountByWays(definition) || canCountByClasses(definition, reels) ? 'classes' : 'walk',
    cycle: cycleOf(reels),
    ...(spinning && { featureCycle: cycleOf(reelsOf(spinning) ?? reels) }),
    payouts: payoutCounts(spins, capUnits, free && { countMin: free.countMin, series: free.series.counts }),
    uncappedUnits: uncappedUnits(spins, free),
    parts: { ...partsOf(definition, spins), ...pickedParts(definition, spins) },
    ...addedRates(definition),
    featureRates: featureRates(definition, spins),
    ...(rule && { teaseRate: chanceOf(spins, (scatters) => scatters === rule.countMin - 1) }),
  }
}

/** The chance of a spin with at least this many added reels. */
function addedRates(definition: SlotDefinition): Pick<Counted, 'cascadesMax' | 'cascadeRates'> {
  if (!definition.addsReels) return {}
  const { waysByAdded, total } = countAddedReels(definition)
  return { cascadesMax: waysByAdded.length - 1, cascadeRates: cascadeRatesOf(waysByAdded, total) }
}

type SeriesRule = FreeSpinsRule | WheelRule | PicksRule | BonusTrailRule

const reelsOf = (rule: SeriesRule) => ('reels' in rule ? rule.reels : undefined)

const bringsSeries = (rule: FeatureRule): rule is SeriesRule =>
  rule.kind === 'free-spins' || rule.kind === 'wheel' || rule.kind === 'picks' || rule.kind === 'bonus-trail'

function seriesAfter(definition: SlotDefinition, rule: SeriesRule): CountedSeries {
  if (rule.kind === 'wheel') return wheelSeries(definition, rule)
  if (rule.kind === 'bonus-trail') return trailSeries(definition, rule)
  return rule.kind === 'picks' ? picksSeries(definition, rule) : countedSeries(definition, rule)
}

interface FreeSpins {
  readonly countMin: number
  readonly series: CountedSeries
}

/** The first spin's wins from lines, scatters and, where present, collectors. */
function partsOf({ features }: SlotDefinition, spins: SpinCounts): Record<string, Fraction> {
  const base = fraction(spins.firstUnits, spins.total)
  const hasCollectors = features.some(({ kind }) => kind === 'collect') && spins.respinWays > 0n
  return hasCollectors ? { base, collect: subtract(meanUnits(spins), base) } : { base }
}

/** The win from picks, if free spins or a wheel follow them; otherwise picks are the remainder. */
function pickedParts(definition: SlotDefinition, spins: SpinCounts): Record<string, Fraction> {
  const picks = definition.features.find((rule) => rule.kind === 'picks')
  if (!picks || definition.features.filter(bringsSeries).length === 1) return {}
  const rate = fraction(
    waysWith(spins, (scatters) => scatters >= picks.countMin),
    spins.total,
  )
  return { picks: multiply(rate, picksSeries(definition, picks).meanUnits) }
}

/** The mean uncapped win of a round: the first spin plus a mean series times its frequency. */
function uncappedUnits(spins: SpinCounts, free: FreeSpins | undefined): Fraction {
  const first = meanUnits(spins)
  if (!free) return first
  const rate = fraction(
    waysWith(spins, (scatters) => scatters >= free.countMin),
    spins.total,
  )
  return add(first, multiply(rate, free.series.meanUnits))
}

function featureRates({ features }: SlotDefinition, spins: SpinCounts): Record<string, Exact> {
  return Object.fromEntries(
    features.map((rule) => [
      rule.kind,
      bringsSeries(rule)
        ? chanceOf(spins, (scatters) => scatters >= rule.countMin)
        : toExact(fraction(spins.respinWays, spins.total)),
    ]),
  )
}

const chanceOf = (spins: SpinCounts, holds: (scatters: number) => boolean): Exact =>
  toExact(fraction(waysWith(spins, holds), spins.total))
