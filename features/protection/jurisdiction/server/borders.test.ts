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

test('a position touches every state within its accuracy in meters', () => {
  // Portland is a few kilometers south of the river that borders Washington.
  const portland = { latitude: 45.52, longitude: -122.68 }
  expect([...statesAround(portland, 500)]).toEqual(['OR'])
  expect(statesAround(portland, 20_000)).toEqual(new Set(['OR', 'WA']))
})

test('near Canada part of the circle is in no state', () => {
  expect(statesAround({ latitude: 42.33, longitude: -83.05 }, 5_000)).toContain(null)
})

test('distances are measured along the surface', () => {
  const km = distanceM({ latitude: 30.27, longitude: -97.74 }, { latitude: 40.71, longitude: -74.01 }) / 1_000
  expect(km).toBeGreaterThan(2_400)
  expect(km).toBeLessThan(2_460)
})

test('no strip inside the circle is too narrow to be detected', () => {
  // The District is ten miles wide and inside a circle whose rim and center are elsewhere.
  expect(statesAround({ latitude: 39.29, longitude: -76.61 }, 75_000)).toContain('DC')
  // West of Cincinnati the river is the border; the center and most of the rim are in Ohio.
  expect(statesAround({ latitude: 39.14, longitude: -84.55 }, 6_000)).toEqual(new Set(['OH', 'KY']))
  // Maryland between Pennsylvania and West Virginia is two miles wide at Hancock.
  expect(statesAround({ latitude: 39.73, longitude: -78.18 }, 8_000)).toEqual(new Set(['PA', 'MD', 'WV']))
})

test('coastal waters belong to their state; the high seas and other countries belong to none', () => {
  const miamiBeach = { latitude: 25.79, longitude: -80.13 }
  expect([...statesAround(miamiBeach, 30)]).toEqual(['FL'])
  const offGalveston = { latitude: 29.27, longitude: -94.77 }
  expect([...statesAround(offGalveston, 100)]).toEqual(['TX'])
  expect(statesAround(miamiBeach, 30_000)).toEqual(new Set(['FL', null]))
  expect([...statesAround({ latitude: 35, longitude: -60 }, 100)]).toEqual([null])
  // Across the river, and across the fence.
  expect([...statesAround({ latitude: 42.28, longitude: -82.99 }, 100)]).toEqual([null])
  expect([...statesAround({ latitude: 32.51, longitude: -117.04 }, 100)]).toEqual([null])
  expect([...statesAround({ latitude: 25.87, longitude: -97.5 }, 100)]).toEqual([null])
})
