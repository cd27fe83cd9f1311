import { add, type Fraction, fraction, greatestCommonDivisor, multiply } from '../../math-report/fraction.ts'
import { Polynomials } from '../../math-report/polynomial.ts'
import type { FreeSpinsRule } from '../definition.ts'
import { meanUnits } from './count-spins.ts'
import type { CountedSeries } from './free-spins.ts'
import type { SpinCounts } from './spin-counts.ts'

type GrowingRule = Pick<FreeSpinsRule, 'spins' | 'multiplier'> & { readonly grows: { readonly max: number } }

/**
 * Free spins without retriggers whose multiplier grows with each winning spin. Losing spins change nothing, so the
 * number of wins describes a series: the k-th win uses the k-th multiplier.
 */
export function growingSeries(rule: GrowingRule, counts: SpinCounts, capUnits: number): CountedSeries {
  const winning = counts.outcomes.filter(({ units }) => units > 0)
  const losing = counts.total - winning.reduce((sum, { ways }) => sum + ways, 0n)
  const stepUnits = Number(
    winning.reduce((step, { units }) => greatestCommonDivisor(step, BigInt(units * rule.multiplier)), BigInt(capUnits)),
  )
  const total = counts.total ** BigInt(rule.spins)
  const roomOf = (wins: number) => new Polynomials(capUnits / stepUnits, counts.total ** BigInt(wins))
  const polynomials = roomOf(rule.spins)

  let sum = 0n
  let won = roomOf(0).of([[0, 1n]])
  for (let wins = 0; wins <= rule.spins; wins++) {
    const room = roomOf(wins)
    sum += orders(rule.spins, wins) * losing ** BigInt(rule.spins - wins) * polynomials.widened(room, won)
    if (wins === rule.spins) break
    const multiplier = multiplierAfter(rule, wins)
    const next = winning.map(({ units, ways }) => [(units * multiplier) / stepUnits, ways] as const)
    won = roomOf(wins + 1).multiply(roomOf(wins + 1).widened(room, won), roomOf(wins + 1).of(next))
  }
  const all = { stepUnits, total, ways: polynomials.coefficients(sum) }
  return { counts: all, meanUnits: multiply(meanUnits(counts), multipliersSum(rule, counts.total - losing, counts.total)) }
}

/** The mean sum of the multipliers over all spins of a series. */
function multipliersSum(rule: GrowingRule, winning: bigint, total: bigint): Fraction {
  let sum = fraction(0n, 1n)
  for (let before = 0; before < rule.spins; before++) {
    for (let wins = 0; wins <= before; wins++) {
      const ways = orders(before, wins) * winning ** BigInt(wins) * (total - winning) ** BigInt(before - wins)
      sum = add(sum, fraction(ways * BigInt(multiplierAfter(rule, wins)), total ** BigInt(before)))
    }
  }
  return sum
}

const multiplierAfter = ({ multiplier, grows }: GrowingRule, wins: number): number => Math.min(grows.max, multiplier + wins)

/** The number of orders in which this many spins win. */
function orders(spins: number, wins: number): bigint {
  let count = 1n
  for (let i = 1; i <= wins; i++) count = (count * BigInt(spins - wins + i)) / BigInt(i)
  return count
}
