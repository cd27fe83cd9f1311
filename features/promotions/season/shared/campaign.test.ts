import { expect, test } from 'vitest'
import { isPath, seasonCampaign } from './campaign.ts'

const level = (number: number, points: number) => ({ level: number, points, coins: 100, entries: 0 })

test('levels are consecutive and each requires more than the previous one', () => {
  expect(isPath([level(1, 100), level(2, 250)])).toBe(true)
  expect(isPath([level(1, 100), level(2, 100)])).toBe(false)
  expect(isPath([level(2, 100)])).toBe(false)
})

test('a level without coins is refused: it would pay nothing where entries are closed', () => {
  const config = { levels: [level(1, 100)], pointsPerUnit: { TournamentPoints: 1, SweepStakes: 200 }, pointsPerReward: 0 }
  expect(seasonCampaign.config.safeParse(config).success).toBe(true)
  const withoutCoins = { ...config, levels: [{ ...level(1, 100), coins: 0, entries: 100 }] }
  expect(seasonCampaign.config.safeParse(withoutCoins).success).toBe(false)
})
