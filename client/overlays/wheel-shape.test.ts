import { expect, test } from 'vitest'
import { restAngle, slicesOf } from './wheel-shape.ts'

const WEDGES = [
  { label: 'x2', weight: 50 },
  { label: 'x5', weight: 30 },
  { label: 'x10', weight: 15 },
  { label: 'x50', weight: 5 },
]

test('a wedge is as wide as its probability', () => {
  expect(slicesOf(WEDGES).map(({ from, to }) => to - from)).toEqual([180, 108, 54, 18])
})

test.each([0, 1, 2, 3])('the pointer stops well inside wedge %i', (at) => {
  const slices = slicesOf(WEDGES)
  const pointed = (((-restAngle(slices, at) % 360) + 360) % 360) as number
  const { from, to } = slices[at]!
  expect((pointed - from) / (to - from)).toBeGreaterThan(0.1)
  expect((pointed - from) / (to - from)).toBeLessThan(0.9)
})
