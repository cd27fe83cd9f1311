import { slotGames } from '#games/all.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { funMachineCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof funMachineCampaign>

const GAMES = 12

/** 677.50 coins on average for 10,000 coins played. */
const prizes: Config['prizes'] = [
  { coins: 20_000, entries: 0, chancePer100k: 45_000 },
  { coins: 40_000, entries: 0, chancePer100k: 30_000 },
  { coins: 100_000, entries: 0, chancePer100k: 18_000 },
  { coins: 250_000, entries: 0, chancePer100k: 6_500 },
  { coins: 2_500_000, entries: 0, chancePer100k: 500 },
]

export const demos: readonly DemoCampaign<Config>[] = [
  {
    inDays: 0,
    lastsDays: 30,
    // The first pull is free: a newcomer pulls on the first day.
    config: () => ({
      coinsToFill: 1_000_000,
      pullsMax: 3,
      startPulls: 1,
      games: slotGames.slice(-GAMES).map(({ slug }) => slug),
      prizes,
    }),
  },
]
