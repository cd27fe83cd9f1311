import { expect, test } from 'vitest'
import { heightsOf } from './height.ts'

test('a kite above the target has won, and one below it has not', () => {
  for (const target of [101, 200, 1_000_000]) {
    for (const multiplier of [100, 150, 200, 5_000, 1_000_000]) {
      const { target: line, kite } = heightsOf(target, multiplier)
      expect(kite >= line).toBe(multiplier >= target)
      expect(Math.max(line, kite)).toBeLessThan(1)
      expect(Math.min(line, kite)).toBeGreaterThanOrEqual(0)
    }
  }
})

test('the kite is on the ground before a round', () => {
  expect(heightsOf(200, undefined).kite).toBe(0)
  expect(heightsOf(200, undefined).target).toBeGreaterThan(0)
})
