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

const config = (): Config => ({
  cardsInSet: 12,
  freeCards: 1,
  dailyRounds: [10, 30],
  purchaseCents: 499,
  timerSeconds: 3_600,
  prizes,
})

export const demos: readonly DemoCampaign<Config>[] = [
  { inDays: 0, lastsDays: 14, config },
  { inDays: 14, lastsDays: 14, config },
]
