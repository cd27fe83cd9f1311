import { Stream } from '../fair/stream.ts'

/** A stream that gives these draws, in this order: to put the reels where a test wants them. */
export function scriptedStream(draws: readonly number[]): Stream {
  let at = 0
  return new Stream(() => {
    if (at === draws.length) throw new Error(`the script of ${draws.length} draws is used up`)
    return draws[at++]!
  })
}

/**
 * Draws from another stream and remembers what came, so that the same draws can be given once more: by `scriptedStream`,
 * or by this one, which gives what `values` hold already and goes on from there.
 */
export function rememberingStream(inner: Stream, values: number[]): Stream {
  let at = 0
  return new (class extends Stream {
    override uint(n: number, label: string): number {
      if (at === values.length) values.push(inner.uint(n, label))
      return values[at++]!
    }
  })(() => 0)
}

/** Fast, seeded words (sfc32) for sampling in tests and benchmarks. Predictable: never for a game that anyone plays. */
export function sampleStream(seed: number): Stream {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1]
  const next = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (let i = 0; i < 16; i++) next()
  return new Stream(next)
}
