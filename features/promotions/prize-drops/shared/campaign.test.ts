import { expect, test } from 'vitest'
import { poolOf, USUAL_KINDS } from './campaign.ts'

test('the default day has 500 prizes worth 100,000 coins in total, the highest 5,000', () => {
  expect(poolOf(USUAL_KINDS)).toEqual({ dailyPrizePool: 100_000, highestPrizePerDay: 5_000, prizeCountPerDay: 500 })
})
