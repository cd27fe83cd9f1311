import { Sfc32 } from '#kernel/sfc32.ts'
import { Stream } from '../../fair/stream.ts'

/** The generator of a book's rounds: a published one with the seed as its only state. */
export class SeededStream extends Stream {
  readonly #words: Sfc32

  constructor(seed: number) {
    const words = new Sfc32(seed)
    super(() => words.next())
    this.#words = words
  }

  /** Uniform over 0..n-1, as in every stream. Draws are not recorded, since the seed reproduces them. */
  override uint(n: number): number {
    let word = this.#words.next()
    // As in `Stream`: the exact limit is worked out only for a word that it may reject.
    while (word >= WORDS - n && word >= WORDS - (WORDS % n)) word = this.#words.next()
    return word % n
  }
}

const WORDS = 2 ** 32
