import { expect, test } from 'vitest'
import { POCKETS, SPOTS, WHEEL } from '#engine/roulette/spots.ts'
import { FIELDS, placeOfId, PLACES, spotBeside } from './cloth.ts'
import { pocketDegrees, restDegrees, turnTo } from './wheel-turn.ts'

test('each of the 157 spots has its own position on the layout', () => {
  expect(PLACES).toHaveLength(157)
  expect(new Set(PLACES.map(({ place }) => `${place.u}/${place.v}`)).size).toBe(157)
  for (const { place } of PLACES) {
    expect(place.u).toBeGreaterThan(-1)
    expect(place.u).toBeLessThan(FIELDS.along - 1)
    expect(place.v).toBeGreaterThan(-2)
    expect(place.v).toBeLessThan(3)
  }
})

test('an inside bet is centered between its numbers', () => {
  for (const { spot, place } of PLACES) {
    if (!['split', 'corner'].includes(spot.kind) || spot.numbers.includes(0)) continue
    const numbers = spot.numbers.map((number) => placeOfId(`straight-${number}`))
    const mean = (of: 'u' | 'v') => numbers.reduce((sum, each) => sum + each[of], 0) / numbers.length
    expect([place.u, place.v]).toEqual([mean('u'), mean('v')])
  }
})

test('smaller spots are above larger ones: no field covers a line', () => {
  const areas = PLACES.map(({ place }) => place.along * place.across)
  expect(areas).toEqual(areas.toSorted((left, right) => right - left))
})

test('arrows move half a field: number, line, number; and stay at the edge', () => {
  expect(spotBeside('straight-17', [1, 0])).toBe('split-17-20')
  expect(spotBeside('split-17-20', [1, 0])).toBe('straight-20')
  expect(spotBeside('straight-17', [0, 1])).toBe('split-17-18')
  expect(spotBeside('split-17-18', [1, 0])).toBe('corner-17')
  expect(spotBeside('column-3', [1, 0])).toBe('column-3')
  expect(spotBeside('low', [0, -1])).toBe('low')
})

test('arrows reach every spot from every start', () => {
  const seen = new Set(['straight-17'])
  for (const id of seen) {
    for (const direction of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      seen.add(spotBeside(id, direction))
  }
  expect([...SPOTS.keys()].filter((id) => !seen.has(id))).toEqual([])
})

test('a spin ends with the ball in its number’s pocket, and continues from the wheel’s position', () => {
  for (let number = 0; number < POCKETS; number++) {
    for (const before of [undefined, ...WHEEL]) {
      const turn = turnTo(number, before)
      expect(turn.from).toBeCloseTo(restDegrees(before))
      expect(turn.to - turn.from).toBeGreaterThanOrEqual(720)
      expect((turn.to - restDegrees(number)) % 360).toBeCloseTo(0)
      expect(turn.ballTo).toBe(pocketDegrees(number))
      expect(turn.ballFrom - turn.ballTo).toBe(8 * 360)
    }
  }
})
