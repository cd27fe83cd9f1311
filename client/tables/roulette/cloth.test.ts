import { expect, test } from 'vitest'
import { isZero, layoutOf } from '#engine/roulette/spots.ts'
import { FIELDS, placeOfId, placesOf, spotBeside } from './cloth.ts'
import { pocketDegrees, restDegrees, turnTo } from './wheel-turn.ts'

const single = layoutOf({})
const layouts = [['one zero', single] as const, ['two zeros', layoutOf({ zeros: 2 })] as const]
const all = (layout: typeof single) => [...placesOf(layout).values()]

test.each(layouts)('each spot has its own position on the layout with %s', (_, layout) => {
  expect(all(layout)).toHaveLength(layout.spots.size)
  expect(new Set(all(layout).map(({ place }) => `${place.u}/${place.v}`)).size).toBe(layout.spots.size)
  for (const { place } of all(layout)) {
    expect(place.u).toBeGreaterThan(-1)
    expect(place.u).toBeLessThan(FIELDS.along - 1)
    expect(place.v).toBeGreaterThan(-2)
    expect(place.v).toBeLessThan(3)
  }
})

test.each(layouts)('an inside bet is centered between its numbers, with %s', (_, layout) => {
  for (const { spot, place } of all(layout)) {
    if (!['split', 'corner'].includes(spot.kind) || spot.numbers.some(isZero)) continue
    const numbers = spot.numbers.map((number) => placeOfId(layout, `straight-${number}`))
    const mean = (of: 'u' | 'v') => numbers.reduce((sum, each) => sum + each[of], 0) / numbers.length
    expect([place.u, place.v]).toEqual([mean('u'), mean('v')])
  }
})

test.each(layouts)('smaller spots are above larger ones: no field covers a line, with %s', (_, layout) => {
  const areas = all(layout).map(({ place }) => place.along * place.across)
  expect(areas).toEqual(areas.toSorted((left, right) => right - left))
})

test('arrows move half a field: number, line, number; and stay at the edge', () => {
  expect(spotBeside(single, 'straight-17', [1, 0])).toBe('split-17-20')
  expect(spotBeside(single, 'split-17-20', [1, 0])).toBe('straight-20')
  expect(spotBeside(single, 'straight-17', [0, 1])).toBe('split-17-18')
  expect(spotBeside(single, 'split-17-18', [1, 0])).toBe('corner-17')
  expect(spotBeside(single, 'column-3', [1, 0])).toBe('column-3')
  expect(spotBeside(single, 'low', [0, -1])).toBe('low')
})

test.each(layouts)('arrows reach every spot from every start, with %s', (_, layout) => {
  const seen = new Set(['straight-17'])
  for (const id of seen) {
    for (const direction of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      seen.add(spotBeside(layout, id, direction))
  }
  expect([...layout.spots.keys()].filter((id) => !seen.has(id))).toEqual([])
})

test.each(layouts)(
  'a spin ends with the ball in its number’s pocket, and continues from the wheel’s position, with %s',
  (_, { wheel }) => {
    for (const number of wheel) {
      for (const before of [undefined, ...wheel]) {
        const turn = turnTo(wheel, number, before)
        expect(turn.from).toBeCloseTo(restDegrees(wheel, before))
        expect(turn.to - turn.from).toBeGreaterThan(719.99)
        expect(Math.cos(((turn.to - restDegrees(wheel, number)) * Math.PI) / 180)).toBeCloseTo(1)
        expect(turn.ballTo).toBe(pocketDegrees(wheel, number))
        expect(turn.ballFrom - turn.ballTo).toBe(8 * 360)
      }
    }
  },
)
