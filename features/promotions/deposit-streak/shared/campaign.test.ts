import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areWheels, depositStreakCampaign } from './campaign.ts'
import { SKINS } from './skins.ts'

const wheel = (step: number, ...chances: number[]) => ({
  step,
  sectors: chances.map((chancePer100k) => ({ coins: 100, chancePer100k })),
})

test('wheel chances must add up to the whole and steps must be consecutive', () => {
  expect(areWheels([wheel(1, 60_000, 40_000), wheel(2, 99_999, 1)])).toBe(true)
  expect(areWheels([wheel(1, 60_000, 39_999)])).toBe(false)
  expect(areWheels([wheel(2, 60_000, 40_000)])).toBe(false)
})

test('a campaign from before the looks keeps the default one, without percentages', () => {
  const steps = [wheel(1, 100_000 - 1, 1)]
  const config = { minDepositValue: 499, secondsToResetStreakCounter: 60, dailyStepsMax: null, steps }
  expect(depositStreakCampaign.config.parse(config)).toMatchObject({ skin: 'default', percentEnabled: false })
})

test.each(Object.values(SKINS).flatMap(({ streak, wheel: ofWheel }) => [streak, ofWheel]))('the picture %s exists', (picture) => {
  for (const size of [128, 256, 512]) expect(existsSync(`public/art/interface/${picture}-${size}.webp`)).toBe(true)
})
