import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { fortuneCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof fortuneCampaign>

const rising = (first: number, days: number) => Array.from({ length: days }, (_, at) => first + Math.round((first * at) / 4))

const packages: Config['packages'] = [
  { id: 'three-days', priceCents: 499, coins: 500_000, days: rising(200_000, 3) },
  { id: 'seven-days', priceCents: 999, coins: 1_000_000, days: rising(150_000, 7) },
  { id: 'fourteen-days', priceCents: 1_999, coins: 2_000_000, days: rising(100_000, 14) },
]

export const demos: readonly DemoCampaign<Config>[] = [{ inDays: 0, lastsDays: 45, config: () => ({ packages }) }]
