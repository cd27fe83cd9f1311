import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { coinRefillCampaign } from '../shared/campaign.ts'

export const demos: readonly DemoCampaign<ConfigOf<typeof coinRefillCampaign>>[] = [
  { inDays: 0, lastsDays: 60, config: () => ({ coins: 50_000, everyHours: 4 }) },
]
