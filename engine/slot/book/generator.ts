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
    let word = this.#next()
    // As in `Stream`: the exact limit is worked out only for a word that it may reject.
    while (word >= WORDS - n && word >= WORDS - (WORDS % n)) word = this.#next()
    return word % n
  }
}

const WORDS = 2 ** 32
