import { expect, test } from 'vitest'
import { areWheels } from './campaign.ts'

const wheel = (step: number, ...chances: number[]) => ({
  step,
  sectors: chances.map((chancePer100k) => ({ coins: 100, chancePer100k })),
})

test('wheel chances must add up to the whole and steps must be consecutive', () => {
  expect(areWheels([wheel(1, 60_000, 40_000), wheel(2, 99_999, 1)])).toBe(true)
  expect(areWheels([wheel(1, 60_000, 39_999)])).toBe(false)
  expect(areWheels([wheel(2, 60_000, 40_000)])).toBe(false)
})
