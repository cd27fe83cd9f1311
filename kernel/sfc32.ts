/**
 * The generator sfc32 with three fixed words and the seed (32 bits), discarding twelve words: a fast sequence of
 * 32-bit words that its seed reproduces. Predictable, so never for a prize.
 */
export class Sfc32 {
  #a: number
  #b = 0x9e3779b9 | 0
  #c = 0x243f6a88 | 0
  #counter = 1

  constructor(seed: number) {
    this.#a = seed | 0
    for (let i = 0; i < 12; i++) this.next()
  }

  next(): number {
    const [b, c, counter] = [this.#b, this.#c, this.#counter]
    const sum = (this.#a + b + counter) | 0
    this.#counter = (counter + 1) | 0
    this.#a = b ^ (b >>> 9)
    this.#b = (c + (c << 3)) | 0
    this.#c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}

export function sfc32(seed: number): () => number {
  const words = new Sfc32(seed)
  return () => words.next()
}
