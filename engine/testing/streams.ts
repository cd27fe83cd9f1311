import { Stream } from '../fair/stream.ts'

/** A stream with these draws in this order, to set the reels in a test. */
export function scriptedStream(draws: readonly number[]): Stream {
  let at = 0
  return new Stream(() => {
    if (at === draws.length) throw new Error(`the script of ${draws.length} draws is used up`)
    return draws[at++]!
  })
}

/**
 * Draws from another stream and records the values, so that `scriptedStream` or this stream can repeat them: it
 * returns those in `values` first, then continues.
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

/** Fast seeded words (sfc32) for sampling in tests and benchmarks. Predictable: never for real games. */
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
