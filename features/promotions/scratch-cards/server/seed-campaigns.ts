import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { scratchCardsCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof scratchCardsCampaign>

const prizes: Config['prizes'] = [
  { coins: 50_000, entries: 0, chancePer100k: 50_000 },
  { coins: 100_000, entries: 100, chancePer100k: 30_000 },
  { coins: 250_000, entries: 200, chancePer100k: 15_000 },
  { coins: 1_000_000, entries: 500, chancePer100k: 4_900 },
  { coins: 10_000_000, entries: 2_000, chancePer100k: 100 },
]

export const demos: readonly DemoCampaign<Config>[] = [
  { inDays: 2, lastsDays: 10, config: () => ({ cardsInSet: 6, timerSeconds: 4 * 3_600, prizes }) },
]
