import { expect, test } from 'vitest'
import { fallsOf } from './falls.ts'

const next = [
  ['new', 'new', 'a', 'd'].map((symbol) => ({ symbol, mark: null })),
  ['e', 'f'].map((symbol) => ({ symbol, mark: null })),
]
const count = (reel: number) => [4, 2][reel] ?? 0

test('symbols fall by the number that left below them, and new ones drop in from above the window', () => {
  const falls = fallsOf(
    count,
    [
      [0, 1],
      [0, 2],
    ],
    next,
  )
  expect(falls.map(({ cell, rows }) => [cell.join(), Math.floor(rows)])).toEqual([
    ['0,0', 2],
    ['0,1', 2],
    ['0,2', 2],
  ])
})

test('nothing falls where nothing left', () => {
  expect(fallsOf(count, [], next)).toEqual([])
})
