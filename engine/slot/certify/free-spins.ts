import type { FreeSpinsRule } from '../definition.ts'
import { type Fraction, fraction } from '../../certify/fraction.ts'
import { Polynomials } from '../../certify/polynomial.ts'
import type { SpinCounts } from './spin-counts.ts'

/** What a whole series of free spins wins: of `total` ways, `ways[k]` win k steps of `stepUnits`; the rest reach the cap. */
export interface SeriesCounts {
  readonly stepUnits: number
  readonly total: bigint
  readonly ways: readonly bigint[]
}

/**
 * Exact for any number of retriggers. Wins of spins add up in any order, so all that matters is how many of the spins
 * retriggered, and how often the spins can fall in an order that does not end the series before.
 */
export function countSeries(rule: FreeSpinsRule, counts: SpinCounts, capUnits: number): SeriesCounts {
  const stepUnits = counts.outcomes.reduce((step, { units }) => commonStep(step, units * rule.multiplier), capUnits)
  const total = counts.total ** BigInt(rule.spinsMax)
  const polynomials = new Polynomials(capUnits / stepUnits, total)
  const powerOf = (units: number): number => (units * rule.multiplier) / stepUnits
  const [plain, retrigger] = [false, true].map((isRetrigger) =>
    polynomials.of(
      counts.outcomes
        .filter(({ scatters }) => scatters >= rule.countMin === isRetrigger)
        .map(({ units, ways }) => [powerOf(units), ways] as const),
    ),
  ) as [bigint, bigint]

  const { endings, fullAt } = seriesShapes(rule)
  let sum = 0n
  for (const { retriggers, spins, orders } of endings) {
    const won = polynomials.multiply(polynomials.power(plain, spins - retriggers), polynomials.power(retrigger, retriggers))
    sum += won * orders * counts.total ** BigInt(rule.spinsMax - spins)
  }
  sum += fullSeries(rule, polynomials, { plain, retrigger, any: plain + retrigger }, fullAt)
  return { stepUnits, total, ways: polynomials.coefficients(sum) }
}

/** The average number of spins of a series. */
export function meanSpins(rule: FreeSpinsRule, counts: SpinCounts): Fraction {
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
  /** Series that end before the spins reach their maximum: in so many `orders` of plain and retriggering spins. */
  readonly endings: readonly { retriggers: number; spins: number; orders: bigint }[]
  /** By spin: in how many orders the retrigger that brings the maximum comes at exactly that spin. */
  readonly fullAt: readonly bigint[]
}

const retriggersMax = (rule: FreeSpinsRule): number =>
  rule.retriggerSpins === 0 ? 0 : Math.ceil((rule.spinsMax - rule.spins) / rule.retriggerSpins)

const spinsAfter = (rule: FreeSpinsRule, retriggers: number): number =>
  Math.min(rule.spins + retriggers * rule.retriggerSpins, rule.spinsMax)

function seriesShapes(rule: FreeSpinsRule): SeriesShapes {
  const full = retriggersMax(rule)
  const endings: { retriggers: number; spins: number; orders: bigint }[] = []
  const fullAt: bigint[] = Array.from({ length: rule.spinsMax + 1 }, () => 0n)
  if (full === 0) fullAt[0] = 1n

  // orders[r]: in how many orders the spins so far held r retriggers, with the series still going on.
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

/** Series that reach the maximum: what comes after that retrigger is any spin at all. Summed as Horner does. */
function fullSeries(
  rule: FreeSpinsRule,
  polynomials: Polynomials,
  spin: { plain: bigint; retrigger: bigint; any: bigint },
  fullAt: readonly bigint[],
): bigint {
  const full = retriggersMax(rule)
  const last = fullAt.findLastIndex((orders) => orders > 0n)
  let plains = polynomials.of([[0, 1n]])
  let sum = 0n
  for (let at = full; at <= last; at++) {
    sum = polynomials.multiply(sum, spin.any) + fullAt[at]! * plains
    if (at < last) plains = polynomials.multiply(plains, spin.plain)
  }
  const after = polynomials.power(spin.any, rule.spinsMax - last)
  return polynomials.multiply(polynomials.multiply(sum, after), polynomials.power(spin.retrigger, full))
}

function commonStep(left: number, right: number): number {
  let [a, b] = [left, right]
  while (b !== 0) [a, b] = [b, a % b]
  return a
}
