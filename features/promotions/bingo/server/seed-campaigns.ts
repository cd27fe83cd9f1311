import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import { BALLS_TO_PLAY } from '../contract.ts'
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
  { balls: 3, priceCents: 199, coins: 400_000 },
  { balls: 10, priceCents: 499, coins: 1_000_000 },
  { balls: 25, priceCents: 999, coins: 2_200_000 },
]

export const demos: readonly DemoCampaign<Config>[] = [
  {
    inDays: 0,
    lastsDays: 30,
    // The first game is free: a newcomer plays on the first day.
    config: () => ({ coinsPerBall: 100_000, startBalls: BALLS_TO_PLAY, calls: 50, prizes, ballPackages }),
  },
]
