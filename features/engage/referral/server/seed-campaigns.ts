import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { referralCampaign } from '../shared/campaign.ts'

export const demos: readonly DemoCampaign<ConfigOf<typeof referralCampaign>>[] = [
  { inDays: 5, lastsDays: 90, config: () => ({ coins: 1_000_000, entries: 200, condition: 'confirmed' }) },
]
