import { expect, test } from 'vitest'
import { isPath } from './campaign.ts'

const level = (number: number, points: number) => ({ level: number, points, coins: 0, entries: 0 })

test('levels are consecutive and each requires more than the previous one', () => {
  expect(isPath([level(1, 100), level(2, 250)])).toBe(true)
  expect(isPath([level(1, 100), level(2, 100)])).toBe(false)
  expect(isPath([level(2, 100)])).toBe(false)
})
