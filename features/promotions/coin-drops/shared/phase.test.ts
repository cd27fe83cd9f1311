import { expect, test } from 'vitest'
import type { Drop } from '../contract.ts'
import { dropsNow } from './phase.ts'

const NOW = 1_795_280_400
const drop = (at: number, left = 5): Drop => ({ at: NOW + at, closesAt: NOW + at + 600, coins: 100, left, total: 5 })

test.each([
  ['before', [drop(1)], null],
  ['falling', [drop(0), drop(900)], NOW - 900],
  ['falling', [drop(-599)], null],
  ['claimed', [drop(0)], NOW],
  ['claimed', [drop(0, 0)], NOW],
  ['gone', [drop(0, 0)], null],
  ['before', [drop(-600), drop(60)], null],
  ['ended', [drop(-600)], null],
  ['ended', [], null],
] as const)('a player is %s: of %o with %s claimed', (phase, drops, claimedAt) => {
  expect(dropsNow(drops, claimedAt, NOW).phase).toBe(phase)
})

test('after the open drop comes the next one', () => {
  expect(dropsNow([drop(-900), drop(-10), drop(900)], null, NOW)).toMatchObject({ drop: drop(-10), next: drop(900) })
})
