import { expect, test } from 'vitest'
import { chiSquareTail, studentQuantile, studentTwoSided } from './distributions.ts'

test.each([
  [1, 0.025, 12.706_204_736],
  [2, 0.005, 9.924_843_201],
  [10, 0.025, 2.228_138_852],
  [30, 0.05, 1.697_260_887],
  [120, 0.025, 1.979_930_405],
  [1_000_000, 0.025, 1.959_966_36],
])('with %i degrees of freedom, t exceeds its table value with probability %d', (df, tail, t) => {
  expect(studentQuantile(tail, df)).toBeCloseTo(t, 6)
  expect(studentTwoSided(t, df)).toBeCloseTo(2 * tail, 8)
  expect(studentTwoSided(-t, df)).toBeCloseTo(2 * tail, 8)
})

test('t of zero says nothing, and an enormous one everything', () => {
  expect(studentTwoSided(0, 5)).toBe(1)
  expect(studentTwoSided(1e6, 50)).toBeLessThan(1e-100)
})

test.each([
  [1, 3.841_458_821, 0.05],
  [1, 10.827_566_17, 0.001],
  [2, 5.991_464_547, 0.05],
  [9, 16.918_977_6, 0.05],
  [9, 3.325_112_843, 0.95],
  [100, 124.342_113_4, 0.05],
])('with %i degrees of freedom, chi-square exceeds %d with its table probability', (df, x, tail) => {
  expect(chiSquareTail(x, df)).toBeCloseTo(tail, 8)
})
