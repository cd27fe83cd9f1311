import { expect, test } from 'vitest'
import { lookGapMs } from './look-gap.ts'

test('a reader looks ten times a second on a machine at ease, and once on a busy one', () => {
  expect([1, 0.3, 0.25, 0.2, 0.1, 0].map((spare) => Math.round(lookGapMs(spare)))).toEqual([100, 100, 325, 550, 1_000, 1_000])
})
