import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { miniGameSlotCampaign } from '../shared/campaign.ts'

const WORTH = [10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000]

export const demos: readonly DemoCampaign<ConfigOf<typeof miniGameSlotCampaign>>[] = [
  {
    inDays: 7,
    lastsDays: 14,
    config: () => ({ winPer100k: 60_000, levels: WORTH.map((coins, at) => ({ level: at + 1, coins })) }),
  },
]
