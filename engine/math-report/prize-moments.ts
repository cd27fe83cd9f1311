import { assert } from '#kernel/result.ts'
import { type Fraction, fraction, multiply, subtract } from './fraction.ts'

/** Moments of one prize. */
export interface PrizeMoments {
  readonly mean: number
  readonly variance: number
  readonly max: number
}

/** Exact mean and variance of a prize, rounded once, to the nearest number. Pairs are weight and value, whole numbers. */
export function prizeMoments(prizes: readonly (readonly [weight: number | bigint, value: number])[]): PrizeMoments {
  const rows = prizes.filter(([weight]) => weight > 0).map(([weight, value]) => [BigInt(weight), BigInt(value)] as const)
  assert(rows.length > 0, 'a prize table has a prize that can be drawn')
  const total = rows.reduce((sum, [weight]) => sum + weight, 0n)
  const power = (exponent: bigint): Fraction =>
    fraction(
      rows.reduce((sum, [weight, value]) => sum + weight * value ** exponent, 0n),
      total,
    )
  const mean = power(1n)
  const variance = subtract(power(2n), multiply(mean, mean))
  const max = rows.reduce((most, [, value]) => (value > most ? value : most), rows[0]![1])
  return { mean: toNumber(mean), variance: toNumber(variance), max: Number(max) }
}

/** Whole part and rest apart, since a fraction of large integers would lose digits as a quotient of numbers. */
const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number(numerator / denominator) + Number(numerator % denominator) / Number(denominator)
