import { expect, test } from 'vitest'
import { pathTo, placeOf } from './flight-path.ts'

test('the flyer climbs to the right, and stays within the sky', () => {
  const places = [100, 101, 120, 150, 200, 300].map(placeOf)
  expect(places).toEqual(places.toSorted((left, right) => left.x - right.x))
  expect(places).toEqual(places.toSorted((left, right) => right.y - left.y))
  expect(placeOf(100_000)).toEqual(placeOf(300))
  for (const { x, y } of places) expect(Math.min(x, y) > 0.05 && Math.max(x, y) < 0.95).toBe(true)
})

test('the trail ends where the flyer is', () => {
  expect(pathTo({ x: 0.5, y: 0.25 })).toMatch(/50 25$/)
})
