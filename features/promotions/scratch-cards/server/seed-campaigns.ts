import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { scratchCardsCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof scratchCardsCampaign>

const prizes: Config['prizes'] = [
  { coins: 25_000, entries: 0, chancePer100k: 50_000 },
  { coins: 50_000, entries: 0, chancePer100k: 30_000 },
  { coins: 100_000, entries: 0, chancePer100k: 15_000 },
  { coins: 500_000, entries: 0, chancePer100k: 4_900 },
  { coins: 5_000_000, entries: 0, chancePer100k: 100 },
]

export const demos: readonly DemoCampaign<Config>[] = [
  { inDays: 2, lastsDays: 10, config: () => ({ cardsInSet: 6, timerSeconds: 4 * 3_600, prizes }) },
]
