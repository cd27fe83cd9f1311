import { Stream } from '../../fair/stream.ts'

/**
 * The numbers that a round of a book is made from: sfc32, started with three fixed words and the seed, twelve words
 * thrown away. A published generator, for which the seed is all that there is to know.
 */
export class SeededStream extends Stream {
  readonly #next: () => number

  constructor(seed: number) {
    const next = sfc32(seed)
    super(next)
    this.#next = next
  }

  /** As in every stream, each of 0..n-1 exactly as likely; not written down, for the seed tells all of it. */
  override uint(n: number): number {
    const limit = WORDS - (WORDS % n)
    let word = this.#next()
    while (word >= limit) word = this.#next()
    return word % n
  }
}

const WORDS = 2 ** 32

function sfc32(seed: number): () => number {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1]
  const next = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return next
}
