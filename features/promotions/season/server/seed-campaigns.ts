import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { seasonCampaign } from '../shared/campaign.ts'

const LEVELS = 12

const levels = Array.from({ length: LEVELS }, (_, at) => ({
  level: at + 1,
  points: (at + 1) * (at + 2) * 500,
  coins: (at + 1) * 100_000,
  entries: 0,
}))

export const demos: readonly DemoCampaign<ConfigOf<typeof seasonCampaign>>[] = [
  { inDays: 6, lastsDays: 42, config: () => ({ levels }) },
]
