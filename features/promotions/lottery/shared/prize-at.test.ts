import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddsOf, prizeAt, sumUpTo } from './prize-at.ts'

const PRIZES = [
  { from: 1, to: 1, coins: 1_000, entries: 50 },
  { from: 2, to: 4, coins: 100, entries: 0 },
]

test('a place has the prize of its row', () => {
  expect([1, 2, 4, 5].map((place) => prizeAt(PRIZES, place)?.coins)).toEqual([1_000, 100, 100, undefined])
})

test('the odds and the expected value of a ticket are exact', () => {
  expect(oddsOf(PRIZES, 0)).toBeNull()
  expect(oddsOf(PRIZES, 2)).toEqual({ places: 2, chance: 1, coins: 550, entries: 25 })
  expect(oddsOf(PRIZES, 1_000)).toEqual({ places: 4, chance: 0.004, coins: 1.3, entries: 0.05 })
})

test('the sum is that of its places, enumerated', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), (last) => {
      const each = Array.from({ length: last }, (_, at) => prizeAt(PRIZES, at + 1)?.coins ?? 0)
      expect(sumUpTo(PRIZES, last).coins).toBe(each.reduce((sum, coins) => sum + coins, 0))
    }),
  )
})
