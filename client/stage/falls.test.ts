import { expect, test } from 'vitest'
import { fallsOf } from './falls.ts'

const next = [
  ['new', 'new', 'a', 'd'].map((symbol) => ({ symbol, mark: null })),
  ['e', 'f'].map((symbol) => ({ symbol, mark: null })),
]
const count = (reel: number) => [4, 2][reel] ?? 0

test('what stood above falls by what left below it, and new symbols come from over the window', () => {
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

test('where nothing left, nothing falls', () => {
  expect(fallsOf(count, [], next)).toEqual([])
})
