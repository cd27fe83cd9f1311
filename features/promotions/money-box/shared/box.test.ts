import { expect, test } from 'vitest'
import type { Box } from '../contract.ts'
import { isBreakable, phaseOf } from './box.ts'

const NOW = 1_795_280_400
const box = (changes: Partial<Box>): Box => ({
  status: 'active',
  moneyBoxAmount: 0,
  minAmount: 1_000,
  maxAmount: 5_000,
  availableTimeToBreak: null,
  breakableAt: null,
  accumulatedAmount: 0,
  broken: 0,
  version: 0,
  ...changes,
})
const resting = { status: 'inactive', breakableAt: NOW + 60, availableTimeToBreak: 60 } as const

test.each([
  [{ moneyBoxAmount: 999 }, 'filling', false],
  [{ moneyBoxAmount: 1_000 }, 'ripe', true],
  [{ moneyBoxAmount: 5_000, status: 'full' }, 'full', true],
  [{ moneyBoxAmount: 5_000, ...resting }, 'resting', false],
  [{ moneyBoxAmount: 5_000, ...resting, breakableAt: NOW }, 'full', true],
  [{ moneyBoxAmount: 10, ...resting, breakableAt: NOW - 1 }, 'filling', false],
  [{ moneyBoxAmount: 5_000, status: 'inactive' }, 'off', false],
] as const)('a box of %o is %s', (changes, phase, mayBreak) => {
  const found = phaseOf(box(changes), NOW)
  expect([found, isBreakable(found)]).toEqual([phase, mayBreak])
})
