import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { cosmicBoxesCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof cosmicBoxesCampaign>

const prizes: Config['prizes'] = [
  { coins: 50_000, entries: 0, boxes: 4 },
  { coins: 100_000, entries: 0, boxes: 3 },
  { coins: 250_000, entries: 0, boxes: 1 },
  { coins: 1_000_000, entries: 0, boxes: 1 },
]

export const demos: readonly DemoCampaign<Config>[] = [{ inDays: 0, lastsDays: 30, config: () => ({ periodHours: 24, prizes }) }]
