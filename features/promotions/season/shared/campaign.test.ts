import { expect, test } from 'vitest'
import { isPath } from './campaign.ts'

const level = (number: number, points: number) => ({ level: number, points, coins: 0, entries: 0 })

test('levels follow each other and each asks for more', () => {
  expect(isPath([level(1, 100), level(2, 250)])).toBe(true)
  expect(isPath([level(1, 100), level(2, 100)])).toBe(false)
  expect(isPath([level(2, 100)])).toBe(false)
})
