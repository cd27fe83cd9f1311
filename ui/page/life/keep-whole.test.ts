import { expect, test } from 'vitest'
import { wayToWhole } from './keep-whole.ts'

const ROW = { left: 16, right: 374 }
/** Tiles of 100 px with gaps of 8 px, from the row's start. */
const lefts = (from = 16) => Array.from({ length: 8 }, (_, at) => from + at * 108)
const tile = (left: number) => ({ left, right: left + 100 })

test.each([
  ['stands whole', tile(124), lefts(), 0],
  ['is cut at the end: on to the next place to rest', tile(340), lefts(), 108],
  ['is hidden behind the end', tile(556), lefts(), 324],
  ['is cut at the beginning: back to its own', tile(-30), lefts(-30), -46],
  ['is the last, where no other place to rest is left', tile(300), [16], 26],
  ['is wider than the row: its beginning', { left: 40, right: 500 }, [16, 40, 508], 24],
])('an item that %s', (_, item, places, way) => expect(wayToWhole(ROW, item, places)).toBe(way))
