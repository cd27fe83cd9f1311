import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { bingoCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof bingoCampaign>

const prizes: Config['prizes'] = [
  { pattern: 'line', coins: 50_000, entries: 0 },
  { pattern: 'corners', coins: 100_000, entries: 0 },
  { pattern: 'cross', coins: 200_000, entries: 0 },
  { pattern: 'frame', coins: 500_000, entries: 0 },
  { pattern: 'full', coins: 5_000_000, entries: 0 },
]

const ballPackages: Config['ballPackages'] = [
  { balls: 1, coins: 20_000 },
  { balls: 3, coins: 54_000 },
  { balls: 10, coins: 160_000 },
]

export const demos: readonly DemoCampaign<Config>[] = [{ inDays: 3, lastsDays: 21, config: () => ({ prizes, ballPackages }) }]
