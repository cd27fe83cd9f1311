import { describe, expect, it } from 'vitest'
import { sampleStream, scriptedStream } from '../testing/streams.ts'

const SEED = 20_261_121

describe('uint', () => {
  it('RNG-4: rejects the words that would favor small values', () => {
    // 2^32 mod 40 is 16: the 16 highest words are rejected.
    const stream = scriptedStream([2 ** 32 - 1, 2 ** 32 - 16, 2 ** 32 - 17])
    expect(stream.uint(40, 'reel:1')).toBe((2 ** 32 - 17) % 40)
    expect(stream.draws).toEqual([{ label: 'reel:1', n: 40, value: 39, at: 2, word: 2 ** 32 - 17 }])
  })

  it('uses every word if n is a power of two', () => {
    expect(scriptedStream([2 ** 32 - 1]).uint(2 ** 32, 'word')).toBe(2 ** 32 - 1)
    expect(scriptedStream([2 ** 32 - 1]).uint(32, 'reel:1')).toBe(31)
  })

  it.each([0, -1, 1.5, 2 ** 32 + 1])('refuses to draw one of %s', (n) => {
    expect(() => sampleStream(SEED).uint(n, 'x')).toThrow('cannot draw')
  })

  it.each([2, 3, 31, 32, 34, 36, 40, 52, 100])(`RNG-5: passes chi-square at 99 %% for n = %i (seed ${SEED})`, (n) => {
    const stream = sampleStream(SEED + n)
    const counts = Array.from({ length: n }, () => 0)
    const draws = 2_000 * n
    for (let i = 0; i < draws; i++) counts[stream.uint(n, 'x')]!++
    const chiSquare = counts.reduce((sum, count) => sum + (count - draws / n) ** 2 / (draws / n), 0)
    expect(chiSquare).toBeLessThan(chiSquareLimit(n - 1))
  })
})

describe('weighted', () => {
  it('RNG-4: draws each index in exact proportion to its integer weight, and never one of weight zero', () => {
    const picks = Array.from({ length: 10 }, (_, word) => scriptedStream([word]).weighted([3, 0, 1, 6], 'wedge'))
    expect(picks).toEqual([0, 0, 0, 2, 3, 3, 3, 3, 3, 3])
  })

  it('refuses weights that are fractional or all zero', () => {
    expect(() => sampleStream(SEED).weighted([0.5, 1], 'x')).toThrow('weights are whole')
    expect(() => sampleStream(SEED).weighted([0, 0], 'x')).toThrow('cannot draw')
  })
})

describe('shuffle', () => {
  it(`RNG-6: reaches all orders equally often (seed ${SEED})`, () => {
    const stream = sampleStream(SEED)
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = stream.shuffle(['a', 'b', 'c', 'd'], 'card').join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)
    expect(chiSquare).toBeLessThan(chiSquareLimit(23))
  })

  it('leaves its input unchanged', () => {
    const cards = ['a', 'b', 'c']
    sampleStream(SEED).shuffle(cards, 'card')
    expect(cards).toEqual(['a', 'b', 'c'])
  })
})

/** The 99 % quantile of chi-square (Wilson and Hilferty). */
function chiSquareLimit(degrees: number): number {
  const part = 2 / (9 * degrees)
  return degrees * (1 - part + 2.326 * Math.sqrt(part)) ** 3
}
