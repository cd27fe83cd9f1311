import type { FreeSpinsRule } from '../definition.ts'
import { type Fraction, fraction } from '../../math-report/fraction.ts'
import { Polynomials } from '../../math-report/polynomial.ts'
import type { SpinCounts, SpinOutcome } from './spin-counts.ts'

/**
 * The total win of a free spin series: of `total` ways, `ways[k]` win k steps of `stepUnits`; the rest reach the cap.
 */
export interface SeriesCounts {
  readonly stepUnits: number
  readonly total: bigint
  readonly ways: readonly bigint[]
}

/** A whole free spin series: its capped distribution and its uncapped mean. */
export interface CountedSeries {
  readonly counts: SeriesCounts
  readonly meanUnits: Fraction
}

/** A series by its wins: the ways, of `total`, that win each number of units. */
export function seriesOfWins(wins: ReadonlyMap<number, bigint>, total: bigint, capUnits: number): CountedSeries {
  const stepUnits = [...wins.keys()].reduce(commonStep, capUnits)
  const ways = Array.from({ length: capUnits / stepUnits }, () => 0n)
  for (const [units, count] of wins) if (units < capUnits) ways[units / stepUnits]! += count
  const sum = [...wins].reduce((all, [units, count]) => all + BigInt(units) * count, 0n)
  return { counts: { stepUnits, total, ways }, meanUnits: fraction(sum, total) }
}

/**
 * Exact for any number of retriggers. Wins add up in any order, so a series that ends early is described by its
 * number of retriggering spins. All others reach `spinsMax`: count all orders of that length and subtract those that
 * have ended, whatever would have followed.
 */
export function countSeries(rule: SeriesRule, counts: SpinCounts, capUnits: number): SeriesCounts {
  const stepUnits = counts.outcomes.reduce((step, { units }) => commonStep(step, units * rule.multiplier), capUnits)
  const total = counts.total ** BigInt(rule.spinsMax)
  const polynomials = new Polynomials(capUnits / stepUnits, total)
  const spinOf = (outcomes: readonly SpinOutcome[]): bigint =>
    polynomials.of(outcomes.map(({ units, ways }) => [(units * rule.multiplier) / stepUnits, ways] as const))
  const isPlain = ({ scatters }: SpinOutcome): boolean => scatters < rule.countMin
  const plain = polynomials.powersOf(spinOf(counts.outcomes.filter(isPlain)))
  const retriggering = polynomials.powersOf(spinOf(counts.outcomes.filter((outcome) => !isPlain(outcome))))
  const any = polynomials.powersOf(spinOf(counts.outcomes))

  let sum = any(rule.spinsMax)
  for (const { retriggers, spins, orders } of seriesShapes(rule).endings) {
    const plains = plain(spins - retriggers)
    const ended = orders * (retriggers === 0 ? plains : polynomials.multiply(plains, retriggering(retriggers)))
    const left = rule.spinsMax - spins
    sum += ended * counts.total ** BigInt(left) - polynomials.multiply(ended, any(left))
  }
  return { stepUnits, total, ways: polynomials.coefficients(sum) }
}

/** The inputs for counting a series. */
export type SeriesRule = Pick<FreeSpinsRule, 'countMin' | 'spins' | 'retriggerSpins' | 'spinsMax' | 'multiplier'>

/** The mean number of spins of a series. */
export function meanSpins(rule: SeriesRule, counts: SpinCounts): Fraction {
  const retriggering = counts.outcomes.reduce((sum, o) => (o.scatters >= rule.countMin ? sum + o.ways : sum), 0n)
  const plain = counts.total - retriggering
  const { endings, fullAt } = seriesShapes(rule)
  const scale = counts.total ** BigInt(rule.spinsMax)
  const waysOf = (retriggers: number, spins: number, orders: bigint): bigint =>
    orders *
    retriggering ** BigInt(retriggers) *
    plain ** BigInt(spins - retriggers) *
    counts.total ** BigInt(rule.spinsMax - spins)
  let sum = 0n
  for (const { retriggers, spins, orders } of endings) sum += BigInt(spins) * waysOf(retriggers, spins, orders)
  const full = retriggersMax(rule)
  fullAt.forEach((orders, spins) => {
    if (orders > 0n) sum += BigInt(rule.spinsMax) * waysOf(full, spins, orders)
  })
  return fraction(sum, scale)
}

interface SeriesShapes {
  /** Series that end before the maximum of spins, by their `orders` of plain and retriggering spins. */
  readonly endings: readonly { retriggers: number; spins: number; orders: bigint }[]
  /** By spin: the orders in which the retrigger that reaches the maximum occurs at exactly that spin. */
  readonly fullAt: readonly bigint[]
}

const retriggersMax = (rule: SeriesRule): number =>
  rule.retriggerSpins === 0 ? 0 : Math.ceil((rule.spinsMax - rule.spins) / rule.retriggerSpins)

const spinsAfter = (rule: SeriesRule, retriggers: number): number =>
  Math.min(rule.spins + retriggers * rule.retriggerSpins, rule.spinsMax)

function seriesShapes(rule: SeriesRule): SeriesShapes {
  const full = retriggersMax(rule)
  const endings: { retriggers: number; spins: number; orders: bigint }[] = []
  const fullAt: bigint[] = Array.from({ length: rule.spinsMax + 1 }, () => 0n)
  if (full === 0) fullAt[0] = 1n

  // orders[r]: the orders of spins so far with r retriggers, with the series still running.
  let orders: bigint[] = full === 0 ? [] : [1n]
  for (let spin = 1; spin <= rule.spinsMax && orders.length > 0; spin++) {
    const next: bigint[] = Array.from({ length: full }, () => 0n)
    orders.forEach((count, retriggers) => {
      next[retriggers]! += count
      if (retriggers + 1 === full) fullAt[spin]! += count
      else next[retriggers + 1]! += count
    })
    next.forEach((count, retriggers) => {
      if (count === 0n || spinsAfter(rule, retriggers) !== spin) return
      endings.push({ retriggers, spins: spin, orders: count })
      next[retriggers] = 0n
    })
    orders = next
  }
  return { endings, fullAt }
}

function commonStep(left: number, right: number): number {
  let [a, b] = [left, right]
  while (b !== 0) [a, b] = [b, a % b]
  return a
}
