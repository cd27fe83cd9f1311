import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { bingoCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof bingoCampaign>

const prizes: Config['prizes'] = [
  { pattern: 'line', coins: 100_000, entries: 0 },
  { pattern: 'corners', coins: 150_000, entries: 100 },
  { pattern: 'cross', coins: 400_000, entries: 100 },
  { pattern: 'frame', coins: 1_000_000, entries: 200 },
  { pattern: 'full', coins: 10_000_000, entries: 1_000 },
]

const ballPackages: Config['ballPackages'] = [
  { balls: 1, coins: 50_000 },
  { balls: 3, coins: 135_000 },
  { balls: 10, coins: 400_000 },
]

export const demos: readonly DemoCampaign<Config>[] = [{ inDays: 3, lastsDays: 21, config: () => ({ prizes, ballPackages }) }]
