import { expect, test } from 'vitest'
import { nextRow, putAt } from './put-at.ts'

test('one field changes and the rest keeps its identity', () => {
  const before = { a: { b: [1, 2] }, c: { d: 1 } }
  const after = putAt(before, 'a.b.1', 9) as typeof before
  expect(after).toEqual({ a: { b: [1, 9] }, c: { d: 1 } })
  expect(after.c).toBe(before.c)
  expect(before.a.b).toEqual([1, 2])
})

test.each([
  [
    { level: 3, coins: 5 },
    { level: 4, coins: 5 },
  ],
  [
    { fromPlace: 4, toPlace: 10, coins: 1 },
    { fromPlace: 11, toPlace: 17, coins: 1 },
  ],
  [
    { from: 1, to: 1 },
    { from: 2, to: 2 },
  ],
  [
    { coins: 5, chancePer100k: 7 },
    { coins: 5, chancePer100k: 7 },
  ],
])('after %o comes %o', (last, next) => {
  expect(nextRow(last)).toEqual(next)
})
