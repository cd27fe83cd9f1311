import { assert } from '#kernel/result.ts'
import type { Exact } from './math-report.ts'

/** An exact fraction, in lowest terms, with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

export function fraction(numerator: bigint, denominator: bigint): Fraction {
  assert(denominator > 0n, 'a fraction needs a positive denominator')
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export const subtract = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.numerator * right.denominator - right.numerator * left.denominator, left.denominator * right.denominator)

export const add = (left: Fraction, right: Fraction): Fraction =>
  subtract(left, { numerator: -right.numerator, denominator: right.denominator })

export const multiply = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.numerator * right.numerator, left.denominator * right.denominator)

/** `digits` decimals, rounded half up. Not for negative numbers. */
export function toDecimal({ numerator, denominator }: Fraction, digits: number): string {
  const scaled = (2n * numerator * 10n ** BigInt(digits) + denominator) / (2n * denominator)
  return placePoint(scaled, digits)
}

/** The square root with `digits` decimals, rounded down. */
export function squareRoot({ numerator, denominator }: Fraction, digits: number): string {
  return placePoint(wholeRoot((numerator * 100n ** BigInt(digits)) / denominator), digits)
}

/** Six significant digits, for very small numbers: `3.21846e-9`. Rounded down. */
export function toScientific({ numerator, denominator }: Fraction): string {
  if (numerator === 0n) return '0'
  let exponent = numerator.toString().length - denominator.toString().length
  if (compareToPowerOfTen(numerator, denominator, exponent) < 0) exponent--
  const shift = BigInt(5 - exponent)
  const digits = shift >= 0n ? (numerator * 10n ** shift) / denominator : numerator / (denominator * 10n ** -shift)
  return exponent === 0 ? placePoint(digits, 5) : `${placePoint(digits, 5)}e${exponent}`
}

export const toExact = (value: Fraction): Exact => ({
  numerator: String(value.numerator),
  denominator: String(value.denominator),
  decimal: toDecimal(value, 12),
})

export function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left, right]
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

function compareToPowerOfTen(numerator: bigint, denominator: bigint, exponent: number): number {
  const power = 10n ** BigInt(Math.abs(exponent))
  return Number(exponent < 0 ? numerator * power - denominator : numerator - denominator * power) < 0 ? -1 : 1
}

function placePoint(scaled: bigint, digits: number): string {
  const text = String(scaled).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** Newton's method, from above. */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
