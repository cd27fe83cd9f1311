import { assert } from '#kernel/result.ts'

/** One use of chance: `value` out of 0..n-1, made from the word with index `at`. Enough to repeat it by hand. */
export interface Draw {
  readonly label: string
  readonly n: number
  readonly value: number
  readonly at: number
  readonly word: number
}

/** Where uniform unsigned 32-bit words come from. */
export type WordSource = () => number

/** The only source of chance in a game. Takes integers, gives integers: nothing is scaled by a float. */
export class Stream {
  readonly #next: WordSource
  readonly #draws: Draw[] = []
  #words = 0

  constructor(next: WordSource) {
    this.#next = next
  }

  /** Every draw so far, in order: the explained trace of a round. */
  get draws(): readonly Draw[] {
    return this.#draws
  }

  next32(): number {
    this.#words++
    return this.#next()
  }

  /** 0..n-1, each exactly as likely: words past the last whole multiple of n are thrown away. */
  uint(n: number, label: string): number {
    assert(Number.isInteger(n) && n > 0 && n <= WORDS, () => `cannot draw one of ${n}`)
    let word = this.next32()
    // Below that no word is past the last whole multiple, which takes a division of more than 32 bits to know.
    while (word >= WORDS - n && word >= WORDS - (WORDS % n)) word = this.next32()
    const value = word % n
    this.#draws.push({ label, n, value, at: this.#words - 1, word })
    return value
  }

  /** An index, as likely as its share of the whole-number `weights`. */
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

  /** A new array in one of its n! orders, each as likely (Fisher-Yates). */
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
