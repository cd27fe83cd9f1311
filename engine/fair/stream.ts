import { assert } from '#kernel/result.ts'

/** One draw: `value` out of 0..n-1, made from the word at index `at`. Enough to repeat it by hand. */
export interface Draw {
  readonly label: string
  readonly n: number
  readonly value: number
  readonly at: number
  readonly word: number
}

/** A source of uniform unsigned 32-bit words. */
export type WordSource = () => number

/** A game's only source of randomness. Integers in, integers out: nothing is scaled by a float. */
export class Stream {
  readonly #next: WordSource
  readonly #draws: Draw[] = []
  #words = 0

  constructor(next: WordSource) {
    this.#next = next
  }

  /** Every draw so far, in order: a round's trace. */
  get draws(): readonly Draw[] {
    return this.#draws
  }

  next32(): number {
    this.#words++
    return this.#next()
  }

  /** Uniform over 0..n-1: words past the last whole multiple of n are rejected. */
  uint(n: number, label: string): number {
    assert(Number.isInteger(n) && n > 0 && n <= WORDS, () => `cannot draw one of ${n}`)
    let word = this.next32()
    // A fast path: below this bound no word is rejected. The exact limit needs a division of more than 32 bits.
    while (word >= WORDS - n && word >= WORDS - (WORDS % n)) word = this.next32()
    const value = word % n
    this.#draws.push({ label, n, value, at: this.#words - 1, word })
    return value
  }

  /** An index, in proportion to its integer weight. */
  weighted(weights: readonly number[], label: string): number {
    assert(
      weights.every((weight) => Number.isInteger(weight) && weight >= 0),
      'weights are whole and not negative',
    )
    let rest = this.uint(
      weights.reduce((sum, weight) => sum + weight, 0),
      label,
    )
    return weights.findIndex((weight) => (rest -= weight) < 0)
  }

  /** A new array in one of its n! orders, uniformly (Fisher-Yates). */
  shuffle<T>(items: readonly T[], label: string): T[] {
    const order = [...items]
    for (let last = order.length - 1; last > 0; last--) {
      const pick = this.uint(last + 1, label)
      const held = order[last] as T
      order[last] = order[pick] as T
      order[pick] = held
    }
    return order
  }
}

const WORDS = 2 ** 32
