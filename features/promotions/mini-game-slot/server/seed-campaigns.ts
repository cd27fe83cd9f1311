import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { miniGameSlotCampaign } from '../shared/campaign.ts'

const WORTH = [20_000, 50_000, 120_000, 300_000, 800_000, 2_000_000]

export const demos: readonly DemoCampaign<ConfigOf<typeof miniGameSlotCampaign>>[] = [
  {
    inDays: 7,
    lastsDays: 14,
    config: () => ({ winPer100k: 60_000, levels: WORTH.map((coins, at) => ({ level: at + 1, coins })) }),
  },
]
