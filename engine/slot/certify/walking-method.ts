import { assert } from '#kernel/result.ts'
import { type Fraction, fraction, greatestCommonDivisor, toExact } from '../../certify/fraction.ts'
import { Polynomials } from '../../certify/polynomial.ts'
import type { SlotDefinition, WalkingWildsRule } from '../definition.ts'
import { layoutOf, stripsOf } from '../layout.ts'
import type { CountingMethod } from './certify.ts'
import { countViews } from './count-views.ts'
import type { Counted } from './counted.ts'
import type { SeriesCounts } from './free-spins.ts'
import { cycleOf } from './lines-method.ts'
import { payTablesOf } from './pay-table.ts'
import { seriesPayouts } from './payout-counts.ts'
import { type ReelView, viewsOf } from './reel-views.ts'
import type { MarkedOutcome } from './spin-counts.ts'

/**
 * A chain over where the walking wilds stand: a bit a reel, the leftmost first. From each place the spin has its own
 * exact outcomes, which tell where wilds stand next.
 */
export const walkingMethod: CountingMethod = {
  holds: ({ features }) => features.length === 1 && features[0]!.kind === 'walking-wilds',
  count: (definition) => [countWalkingGame(definition)],
}

function countWalkingGame(definition: SlotDefinition): Counted {
  const [rule] = definition.features
  assert(rule?.kind === 'walking-wilds', 'no wilds walk here')
  const chain = chainOf(definition, rule)
  const capUnits = definition.capMultiple * definition.unitsPerPlay
  const first = chain.spinAt(0)
  const walking = first.reduce((sum, { marks, ways }) => (afterStep(marks) === 0 ? sum : sum + ways), 0n)
  return {
    id: 'base',
    price: 1,
    method: 'chain',
    cycle: cycleOf(definition.reels),
    payouts: seriesPayouts(countWalks(chain, capUnits), capUnits),
    uncappedUnits: meanOf(chain),
    parts: { base: fraction(unitsSum(first), chain.spinTotal) },
    featureRates: { [rule.kind]: toExact(fraction(walking, chain.spinTotal)) },
  }
}

interface Chain {
  readonly spinTotal: bigint
  readonly spinsMax: number
  /** Outcomes with wilds held at these places; marks tell which reels are full of them then. */
  spinAt(held: number): readonly MarkedOutcome[]
}

function chainOf(definition: SlotDefinition, rule: WalkingWildsRule): Chain {
  const layout = layoutOf(definition)
  const wild = layout.indexOf(rule.symbol)
  const free = viewsOf(layout, stripsOf(layout, definition.reels), (window) => window.every((shown) => shown === wild))
  const full = Array.from({ length: layout.rows }, () => wild)
  const viewsWith = (held: number): readonly ReelView[][] =>
    free.map((views, reel) => (held & (1 << reel) ? [{ window: full, weight: views.length, isMarked: true }] : views))
  const tableOf = payTablesOf(definition)
  const known = new Map<number, readonly MarkedOutcome[]>()
  return {
    spinTotal: BigInt(cycleOf(definition.reels)),
    spinsMax: 1 + rule.respinsMax,
    spinAt(held) {
      const outcomes = known.get(held) ?? countViews(definition, viewsWith(held), tableOf)
      known.set(held, outcomes)
      return outcomes
    },
  }
}

/** Where the wilds stand after one more step to the left. */
const afterStep = (full: number): number => full >> 1

/** All rounds, the first spin included: forward through the chain, from where wilds stand to where they stand next. */
function countWalks(chain: Chain, capUnits: number): SeriesCounts {
  const steps = stepsFrom(chain)
  const units = [...steps.values()].flatMap((nexts) => [...nexts.values()].flat().map((outcome) => outcome.units))
  const stepUnits = Number(units.reduce((step, each) => greatestCommonDivisor(step, BigInt(each)), BigInt(capUnits)))
  const total = chain.spinTotal ** BigInt(chain.spinsMax)
  const polynomials = new Polynomials(capUnits / stepUnits, total)
  const spins = new Map(
    [...steps].map(([held, nexts]) => [
      held,
      [...nexts].map(([next, some]) => [next, polynomials.of(some.map((each) => [each.units / stepUnits, each.ways]))] as const),
    ]),
  )
  let standing = new Map([[0, polynomials.of([[0, 1n]])]])
  let done = 0n
  for (let spin = 1; spin <= chain.spinsMax; spin++) {
    const after = new Map<number, bigint>()
    for (const [held, won] of standing) {
      for (const [next, wins] of spins.get(held)!) after.set(next, (after.get(next) ?? 0n) + polynomials.multiply(won, wins))
    }
    const isLast = spin === chain.spinsMax
    for (const [held, won] of after) if (isLast || held === 0) done += won * chain.spinTotal ** BigInt(chain.spinsMax - spin)
    after.delete(0)
    standing = after
  }
  return { stepUnits, total, ways: polynomials.coefficients(done) }
}

/** From every place that can be reached, by where the wilds stand next, what the spin wins. */
function stepsFrom(chain: Chain): Map<number, Map<number, MarkedOutcome[]>> {
  const steps = new Map<number, Map<number, MarkedOutcome[]>>()
  const open = [0]
  for (let held = open.pop(); held !== undefined; held = open.pop()) {
    if (steps.has(held)) continue
    const nexts = Map.groupBy(chain.spinAt(held), ({ marks }) => afterStep(marks))
    steps.set(held, nexts)
    open.push(...[...nexts.keys()].filter((next) => next !== 0))
  }
  return steps
}

/** Without a cap: how often each spin is played from each place, times what it wins there. */
function meanOf(chain: Chain): Fraction {
  let standing = new Map([[0, 1n]])
  let sum = 0n
  for (let spin = 1; spin <= chain.spinsMax; spin++) {
    const after = new Map<number, bigint>()
    const scale = chain.spinTotal ** BigInt(chain.spinsMax - spin)
    for (const [held, often] of standing) {
      sum += often * unitsSum(chain.spinAt(held)) * scale
      for (const { marks, ways } of chain.spinAt(held)) {
        const next = afterStep(marks)
        if (next !== 0) after.set(next, (after.get(next) ?? 0n) + often * ways)
      }
    }
    standing = after
  }
  return fraction(sum, chain.spinTotal ** BigInt(chain.spinsMax))
}

const unitsSum = (outcomes: readonly MarkedOutcome[]): bigint =>
  outcomes.reduce((sum, { units, ways }) => sum + BigInt(units) * ways, 0n)
