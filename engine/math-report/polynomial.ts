import { assert } from '#kernel/result.ts'

/**
 * Distributions of sums of independent wins: the coefficient of x^k counts the ways to win k steps. All coefficients
 * are packed into one big integer, so one multiplication convolves two distributions (Kronecker). Powers from
 * `degree` on are dropped: they reach the cap, which is the remainder of the total.
 */
export class Polynomials {
  readonly degree: number
  readonly #hexDigits: number

  /** No coefficient of a sum or product may exceed `coefficientMax`; counts never exceed the total. */
  constructor(degree: number, coefficientMax: bigint) {
    this.degree = degree
    this.#hexDigits = coefficientMax.toString(16).length + 1
  }

  /** From pairs of power and coefficient; powers may repeat. */
  of(terms: Iterable<readonly [power: number, coefficient: bigint]>): bigint {
    const sums = new Map<number, bigint>()
    for (const [power, coefficient] of terms) {
      if (power < this.degree) sums.set(power, (sums.get(power) ?? 0n) + coefficient)
    }
    const digits = Array.from({ length: this.degree }, (_, k) => this.#toDigits(sums.get(this.degree - 1 - k) ?? 0n))
    return BigInt(`0x${digits.join('')}`)
  }

  multiply(left: bigint, right: bigint): bigint {
    return BigInt.asUintN(4 * this.#hexDigits * this.degree, left * right)
  }

  /** The same polynomial at this degree: products of few factors need a smaller one, which is faster. */
  widened(from: Polynomials, polynomial: bigint): bigint {
    const more = this.#hexDigits - from.#hexDigits
    assert(more >= 0 && from.degree === this.degree, 'numbers are given more room, never less')
    if (more === 0) return polynomial
    const digits = polynomial.toString(16).padStart(from.#hexDigits * this.degree, '0')
    const each = Array.from({ length: this.degree }, (_, k) => digits.slice(k * from.#hexDigits, (k + 1) * from.#hexDigits))
    return BigInt(`0x${each.join('0'.repeat(more))}`)
  }

  power(base: bigint, exponent: number): bigint {
    return this.powersOf(base)(exponent)
  }

  /** The powers of one base. Each is built from a smaller, cached one, at the degree that it needs. */
  powersOf(base: bigint): (exponent: number) => bigint {
    const counts = this.coefficients(base)
    const most = counts.reduce((sum, count) => sum + count, 0n)
    const known = new Map<number, Power>()
    const powerOf = (exponent: number): Power => {
      const made = known.get(exponent) ?? make(exponent)
      known.set(exponent, made)
      return made
    }
    const make = (exponent: number): Power => {
      const room = new Polynomials(this.degree, most ** BigInt(exponent))
      if (exponent === 1) return { room, power: room.of(counts.entries()) }
      const half = powerOf(exponent >> 1)
      const wide = room.widened(half.room, half.power)
      const square = room.multiply(wide, wide)
      return { room, power: exponent & 1 ? room.multiply(square, room.of(counts.entries())) : square }
    }
    return (exponent) => {
      if (exponent === 0) return this.of([[0, 1n]])
      const { room, power } = powerOf(exponent)
      return this.widened(room, power)
    }
  }

  coefficients(polynomial: bigint): bigint[] {
    const digits = polynomial.toString(16).padStart(this.#hexDigits * this.degree, '0')
    return Array.from({ length: this.degree }, (_, k) => {
      const end = digits.length - k * this.#hexDigits
      return BigInt(`0x${digits.slice(end - this.#hexDigits, end)}`)
    })
  }

  #toDigits(coefficient: bigint): string {
    const digits = coefficient.toString(16)
    assert(digits.length < this.#hexDigits, 'a coefficient outgrew its room')
    return digits.padStart(this.#hexDigits, '0')
  }
}

interface Power {
  readonly room: Polynomials
  readonly power: bigint
}
