import { expect, test } from 'vitest'
import { hasNoGaps } from './campaign.ts'

const places = (...pairs: [number, number][]) =>
  pairs.map(([fromPlace, toPlace]) => ({ fromPlace, toPlace, coins: 100, entries: 0 }))

test('a prize table starts at rank 1, leaves no gaps and lists no rank twice', () => {
  expect(hasNoGaps(places([1, 1], [2, 3], [4, 10]))).toBe(true)
  expect(hasNoGaps(places([2, 3]))).toBe(false)
  expect(hasNoGaps(places([1, 1], [3, 4]))).toBe(false)
  expect(hasNoGaps(places([1, 3], [3, 4]))).toBe(false)
  expect(hasNoGaps(places([1, 3], [4, 2]))).toBe(false)
})
