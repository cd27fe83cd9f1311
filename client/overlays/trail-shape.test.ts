import { expect, test } from 'vitest'
import { spotOf, TRAIL_COLUMNS, trailRows, wayOf } from './trail-shape.ts'

test('every step of a trail is beside the one before it, and no two share a cell', () => {
  for (const steps of [2, 9, 24, 36]) {
    const way = wayOf(0, steps, steps)
    expect(way[0]).toEqual({ column: 0, row: trailRows(steps) - 1 })
    expect(new Set(way.map(({ column, row }) => `${column} ${row}`)).size).toBe(steps + 1)
    way.slice(1).forEach(({ column, row }, at) => {
      const before = way[at]!
      expect(Math.abs(column - before.column) + Math.abs(row - before.row)).toBe(1)
      expect(column).toBeLessThan(TRAIL_COLUMNS)
      expect(row).toBeGreaterThanOrEqual(0)
    })
  }
})

test('a walk includes the cell it leaves and the one it reaches', () => {
  expect(wayOf(3, 5, 24)).toEqual([spotOf(3, 24), spotOf(4, 24), spotOf(5, 24)])
})
