import { assert } from '#kernel/result.ts'

/**
 * Sums of independent wins, exactly: the coefficient of x^k counts the ways to win k steps. All coefficients stand
 * side by side in one big integer, so that one multiplication of integers multiplies two distributions (Kronecker).
 * Powers from `degree` on are dropped: they are past the cap, and counted as what is missing from the total.
 */
export class Polynomials {
  readonly degree: number
  readonly #hexDigits: number

  /** No coefficient of any sum or product may pass `coefficientMax`: counts of ways never pass all ways. */
  constructor(degree: number, coefficientMax: bigint) {
    this.degree = degree
    this.#hexDigits = coefficientMax.toString(16).length + 1
  }

  /** From pairs of a power and a coefficient; a power may come more than once. */
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

  power(base: bigint, exponent: number): bigint {
    let result = this.of([[0, 1n]])
    let square = base
    for (let rest = exponent; rest > 0; rest >>= 1) {
      if (rest & 1) result = this.multiply(result, square)
      if (rest > 1) square = this.multiply(square, square)
    }
    return result
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
