import { expect, test } from 'vitest'
import { areInOrder } from './campaign.ts'

const prize = (from: number, to: number, coins = 100) => ({ from, to, coins, entries: 0 })

test.each([
  ['one place after the other', [prize(1, 1), prize(2, 5)], true],
  ['a gap', [prize(1, 1), prize(3, 5)], false],
  ['two for one place', [prize(1, 2), prize(2, 5)], false],
  ['no first place', [prize(2, 5)], false],
  ['the end before the beginning', [prize(1, 0)], false],
  ['an empty prize', [prize(1, 1, 0)], false],
])('%s', (_what, prizes, isFine) => {
  expect(areInOrder(prizes)).toBe(isFine)
})
