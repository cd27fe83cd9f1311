import { expect, test } from 'vitest'
import { poolOf, USUAL_KINDS } from './campaign.ts'

test('the usual day has 500 prizes of 100,000 coins together, the highest 5,000', () => {
  expect(poolOf(USUAL_KINDS)).toEqual({ dailyPrizePool: 10_000_000, highestPrizePerDay: 500_000, prizeCountPerDay: 500 })
})
