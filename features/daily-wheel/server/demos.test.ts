import { expect, test } from 'vitest'
import { dailyWheelCampaign, isWheel } from '../shared/campaign.ts'
import { demos } from './demos.ts'

test('every slice of the demo wheel wins, and their chances are the whole wheel', () => {
  for (const { config } of demos) expect(dailyWheelCampaign.config.safeParse(config('2026-11-21')).success).toBe(true)
})

test('a slice without a prize and chances that leave a gap are no wheel', () => {
  const half = { coins: 100, entries: 0, chancePer100k: 50_000 }
  expect(isWheel([half, half])).toBe(true)
  expect(isWheel([half, { ...half, coins: 0 }])).toBe(false)
  expect(isWheel([half, { ...half, chancePer100k: 49_999 }])).toBe(false)
})
