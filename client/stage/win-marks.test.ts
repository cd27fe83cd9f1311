import { expect, test } from 'vitest'
import type { Cell, Win } from '#engine/slot/events.ts'
import { placeOfAmount, WinMarks } from './win-marks.ts'

const winOn = (line: number, cells: readonly Cell[]): Win => ({
  type: 'win',
  kind: 'line',
  symbol: 'bell',
  count: cells.length,
  cells,
  line,
  multiplier: 1,
  amount: 0,
})
const top = winOn(0, [
  [0, 0],
  [1, 0],
])
const foot = winOn(1, [
  [0, 2],
  [1, 2],
  [2, 2],
])

function marksOf(wins: readonly Win[], since: number): WinMarks {
  const marks = new WinMarks({
    lines: [],
    colors: { light: 0, glow: 0 },
    font: '',
    short: String,
    count: () => 3,
    labelOf: () => 'none',
  })
  marks.show(wins, since, false)
  return marks
}

test('all symbols are lit first, then the wins take turns, and at last all rest lit', () => {
  const marks = marksOf([top, foot], 0)
  const lit = (now: number) => marks.litCells(now).length
  expect([100, 1_300, 2_500, 3_700].map(lit)).toEqual([5, 2, 3, 2])
  expect(lit(61_000)).toBe(5)
  expect(marks.isMoving(61_000)).toBe(false)
  expect(marks.nextTurnMs(61_000)).toBeUndefined()
})

test('between turns nothing moves, and the next one is known', () => {
  const marks = marksOf([top, foot], 0)
  expect(marks.isMoving(20_000)).toBe(false)
  const next = 20_000 + marks.nextTurnMs(20_000)!
  expect(marks.litCells(next)).not.toEqual(marks.litCells(20_000))
  expect(marks.isMoving(next)).toBe(true)
})

test('a single win has no turns, nor have wins without motion', () => {
  expect(marksOf([top], 0).nextTurnMs(3_000)).toBeUndefined()
  const still = marksOf([top, foot], -Infinity)
  expect(still.nextTurnMs(3_000)).toBeUndefined()
  expect(still.litCells(3_000)).toHaveLength(5)
})

test('an amount covers no value, and a drawn word only where every symbol has one', () => {
  const cells: Cell[] = [
    [0, 1],
    [1, 1],
    [2, 1],
  ]
  const reelFor = (...labels: ('value' | 'word' | 'none')[]) => placeOfAmount(cells, ([reel]) => labels[reel]!)?.[0]
  expect(reelFor('none', 'none', 'none')).toBe(1)
  expect(reelFor('none', 'word', 'none')).toBe(2)
  expect(reelFor('none', 'value', 'word')).toBe(0)
  expect(reelFor('word', 'word', 'word')).toBe(1)
  expect(reelFor('value', 'value', 'word')).toBe(2)
  expect(reelFor('value', 'value', 'value')).toBeUndefined()
})
