import { expect, test } from 'vitest'
import { depositStreakCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'

test('the demo streak fits', () => {
  for (const { config } of demos) expect(depositStreakCampaign.config.safeParse(config('2026-11-21')).success).toBe(true)
})
