import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openMask, strokeOf } from './mask.ts'

test('a brush clears its circle, once', () => {
  const mask = openMask(320, 200)
  mask.brush(160, 100, 22)
  const once = mask.share()
  expect(once * 320 * 200).toBeCloseTo(Math.PI * 22 ** 2, -3)
  mask.brush(160, 100, 22)
  expect(mask.share()).toBe(once)
})

test('strokes over the whole surface clear all of it, also beyond its edges', () => {
  const mask = openMask(320, 200)
  for (let y = -10; y <= 210; y += 20) for (const { x } of strokeOf({ x: -30, y }, { x: 350, y }, 6)) mask.brush(x, y, 22)
  expect(mask.share()).toBe(1)
})

test('the cleared share only grows and never exceeds the whole', () => {
  const points = fc.array(fc.record({ x: fc.integer({ min: -50, max: 400 }), y: fc.integer({ min: -50, max: 300 }) }))
  fc.assert(
    fc.property(points, (all) => {
      const mask = openMask(320, 200)
      let before = 0
      for (const { x, y } of all) {
        mask.brush(x, y, 22)
        expect(mask.share()).toBeGreaterThanOrEqual(before)
        before = mask.share()
      }
      expect(before).toBeLessThanOrEqual(1)
    }),
  )
})

test('a stroke has no gap and ends where it ends', () => {
  const points = strokeOf({ x: 0, y: 0 }, { x: 30, y: 40 }, 6)
  expect(points).toHaveLength(9)
  expect(points.at(-1)).toEqual({ x: 30, y: 40 })
  expect(strokeOf({ x: 5, y: 5 }, { x: 5, y: 5 }, 6)).toEqual([{ x: 5, y: 5 }])
})
