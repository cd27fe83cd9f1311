import { expect, test } from 'vitest'
import { depositStreakCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'

test('the demo streak is valid', () => {
  for (const { config } of demos) expect(depositStreakCampaign.config.safeParse(config('2026-11-21')).success).toBe(true)
})

test('SWP-10 the wheels of a streak of purchases pay coins only', () => {
  const [{ config }] = demos as [(typeof demos)[0]]
  const { steps, ...rest } = config('2026-11-21')
  const tempting = steps.map((step) => ({ ...step, sectors: step.sectors.map((sector) => ({ ...sector, entries: 500 })) }))
  const known = depositStreakCampaign.config.parse({ ...rest, steps: tempting })
  expect(known.steps).toEqual(steps)
})
