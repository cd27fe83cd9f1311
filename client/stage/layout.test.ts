import { describe, expect, test } from 'vitest'
import { type Box, cellCentre, layoutStage, rowHeight } from './layout.ts'
import { symbolSize } from './symbol-size.ts'

/** The field for the reels on a phone of 390 by 844; less with jackpots above. */
const PHONE = { left: 0, top: 62, width: 390, height: 454 }
const WITH_JACKPOTS = { left: 0, top: 116, width: 390, height: 400 }
const DESK = { left: 0, top: 14, width: 1440, height: 700 }

test.each([
  [3, 3, 3],
  [5, 3, 3],
  [5, 4, 4],
  [5, 6, 6],
  [6, 4, 4],
  [6, 5, 5],
  [6, 5, 7],
  [7, 7, 7],
])('%i reels of %i rows fit inside the field, %i symbols on a reel stay at least 44 px on a phone', (reels, rows, most) => {
  for (const [field, isPortrait] of [
    [most < 7 ? WITH_JACKPOTS : PHONE, true],
    [DESK, false],
  ] as const) {
    const layout = layoutStage(field, { reels, rows, most }, isPortrait)
    expect(layout.left - layout.frame).toBeGreaterThanOrEqual(0)
    expect(layout.left + layout.width + layout.frame).toBeLessThanOrEqual(field.width)
    expect(layout.top + layout.height + layout.frame).toBeLessThanOrEqual(field.top + field.height + 2)
    expect(layout.lettering.top).toBeGreaterThanOrEqual(field.top)
    expect(layout.lettering.top + layout.lettering.height).toBeLessThan(layout.top)
    expect(symbolSize(layout, most)).toBeGreaterThanOrEqual(44)
    expect(rowHeight(layout, most) * most).toBeCloseTo(layout.height)
  }
})

test('on a tall phone the name and the reels fill the height, and the reels the width but for 16 px', () => {
  const layout = layoutStage(PHONE, { reels: 5, rows: 3 }, true)
  expect(layout.width + 2 * layout.frame).toBeGreaterThan(PHONE.width - 16 - 8)
  const above = layout.lettering.top - PHONE.top
  const below = PHONE.top + PHONE.height - (layout.top + layout.height + layout.frame)
  expect(above + below).toBeLessThan(24)
})

test.each([320, 390])('ten reels that wins have added still fit on a phone %i pixels wide', (width) => {
  const layout = layoutStage({ ...PHONE, width }, { reels: 10, rows: 3 }, true)
  expect(layout.left - layout.frame).toBeGreaterThanOrEqual(0)
  expect(layout.left + layout.width + layout.frame).toBeLessThanOrEqual(width)
})

describe('two screens', () => {
  const grid = { reels: 10, rows: 3, most: 3, screens: 2 }
  const cornersOf = ({ left, top, width, height }: Box) => ({ right: left + width, bottom: top + height })

  test.each([
    ['one above the other on a phone', PHONE, true],
    ['side by side on a wide screen', DESK, false],
  ])('lie %s, with room for a frame around each', (_, field, isPortrait) => {
    const layout = layoutStage(field, grid, isPortrait)
    const [first, second] = layout.screens as [Box, Box]
    const apart = isPortrait ? second.top - cornersOf(first).bottom : second.left - cornersOf(first).right
    expect(apart).toBeGreaterThanOrEqual(2 * layout.frame)
    expect([first.left, first.top]).toEqual([layout.left, layout.top])
    expect(cornersOf(second)).toEqual(cornersOf(layout))
    expect(symbolSize(layout, 3)).toBeGreaterThanOrEqual(44)
    expect(layout.top + layout.height + layout.frame).toBeLessThanOrEqual(field.top + field.height + 2)
  })

  test('a cell of the second screen is where the same cell of the first is, one screen on', () => {
    const layout = layoutStage(PHONE, grid, true)
    const [first, second] = layout.screens as [Box, Box]
    expect(cellCentre(layout, [6, 2], 3)).toEqual({
      x: cellCentre(layout, [1, 2], 3).x,
      y: cellCentre(layout, [1, 2], 3).y + second.top - first.top,
    })
  })
})
