import { sfc32 } from '#kernel/sfc32.ts'
import { Stream } from '../../fair/stream.ts'

/** The generator of a book's rounds: a published one with the seed as its only state. */
export class SeededStream extends Stream {
  readonly #next: () => number

  constructor(seed: number) {
    const next = sfc32(seed)
    super(next)
    this.#next = next
  }

  /** Uniform over 0..n-1, as in every stream. Draws are not recorded, since the seed reproduces them. */
  override uint(n: number): number {
    const limit = WORDS - (WORDS % n)
    let word = this.#next()
    while (word >= limit) word = this.#next()
    return word % n
  }
}

const WORDS = 2 ** 32
