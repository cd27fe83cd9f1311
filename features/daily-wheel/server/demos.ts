import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { dailyWheelCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof dailyWheelCampaign>

const slice = (coins: number, entries: number, chancePer100k: number) => ({ coins: coins * 100, entries, chancePer100k })

const sectors: Config['sectors'] = [
  slice(5_000, 0, 6_000),
  slice(0, 200, 9_000),
  slice(500, 0, 18_000),
  slice(1_000, 0, 16_000),
  slice(25_000, 0, 900),
  slice(0, 100, 12_000),
  slice(2_500, 0, 8_000),
  slice(500, 100, 10_000),
  slice(5_000, 0, 6_000),
  slice(0, 500, 3_000),
  slice(1_000, 0, 11_000),
  slice(100_000, 0, 100),
]

export const demos: readonly DemoCampaign<Config>[] = [{ inDays: 1, lastsDays: 60, config: () => ({ sectors }) }]
