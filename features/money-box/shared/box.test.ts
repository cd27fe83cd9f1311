import { expect, test } from 'vitest'
import { boxAfter } from './box.ts'

test.each([
  [999, 'active'],
  [1_000, 'full'],
  [5_000, 'full'],
])('a box with %i of 1,000 to 5,000 is %s', (moneyBoxAmount, status) => {
  const content = { moneyBoxAmount, minAmount: 1_000, maxAmount: 5_000 }
  for (const action of ['topUp', 'collectUp'] as const) {
    expect(boxAfter({ action, ...content })).toEqual({ isActive: true, status, ...content })
  }
})

test('a broken box is empty and rests until it may be broken again', () => {
  expect(boxAfter({ action: 'break', accumulatedAmount: 1_200, availableTimeToBreak: 77 })).toMatchObject({
    status: 'inactive',
    moneyBoxAmount: 0,
    accumulatedAmount: 1_200,
    availableTimeToBreak: 77,
  })
})
