import { expect, test } from 'vitest'
import { distanceM, stateAt, statesAround } from './borders.ts'

test.each([
  ['Austin', 30.27, -97.74, 'TX'],
  ['Seattle', 47.61, -122.33, 'WA'],
  ['Washington', 38.9, -77.03, 'DC'],
  ['Honolulu', 21.31, -157.86, 'HI'],
  ['the far Aleutians, beyond the date line', 52.92, 172.91, 'AK'],
  ['Detroit', 42.33, -83.05, 'MI'],
  ['Windsor, across the river', 42.28, -82.99, null],
  ['Tijuana', 32.51, -117.04, null],
  ['the open Atlantic', 35, -60, null],
])('%s', (_name, latitude, longitude, state) => {
  expect(stateAt({ latitude, longitude })).toBe(state)
})

test('a position good to so many metres touches every state within them', () => {
  // Portland lies a few kilometres south of the river that is the border to Washington.
  const portland = { latitude: 45.52, longitude: -122.68 }
  expect([...statesAround(portland, 500)]).toEqual(['OR'])
  expect(statesAround(portland, 20_000)).toEqual(new Set(['OR', 'WA']))
})

test('close to Canada part of the circle is in no state', () => {
  expect(statesAround({ latitude: 42.33, longitude: -83.05 }, 5_000)).toContain(null)
})

test('distances are those along the surface', () => {
  const km = distanceM({ latitude: 30.27, longitude: -97.74 }, { latitude: 40.71, longitude: -74.01 }) / 1_000
  expect(km).toBeGreaterThan(2_400)
  expect(km).toBeLessThan(2_460)
})
