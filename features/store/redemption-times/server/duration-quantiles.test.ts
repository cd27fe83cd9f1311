import { expect, test } from 'vitest'
import { quantileOf } from './duration-quantiles.ts'

const over = (...seconds: number[]) => seconds.map((each) => ({ seconds: each, isOver: true }))
const open = (...seconds: number[]) => seconds.map((each) => ({ seconds: each, isOver: false }))

test('without open ones a quantile is the ordinary one', () => {
  const hundred = over(...Array.from({ length: 100 }, (_, nth) => 100 - nth))
  expect([0.5, 0.9, 0.95, 0.99].map((share) => quantileOf(hundred, share))).toEqual([50, 90, 95, 99])
})

test('open ones raise the estimate instead of vanishing, and hide a share that was not reached', () => {
  expect(quantileOf([...over(1, 2, 3, 4), ...open(2, 2, 2, 2)], 0.5)).toBe(3)
  expect(quantileOf(over(1, 2, 3, 4), 0.5)).toBe(2)
  expect(quantileOf([...over(1, 1), ...open(9, 9)], 0.9)).toBeNull()
  expect(quantileOf([], 0.5)).toBeNull()
})
