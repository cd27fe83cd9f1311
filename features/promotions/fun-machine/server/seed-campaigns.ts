import { slotGames } from '#games/all.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { funMachineCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof funMachineCampaign>

const GAMES = 6

const prizes: Config['prizes'] = [
  { coins: 50_000, entries: 0, chancePer100k: 45_000 },
  { coins: 75_000, entries: 0, chancePer100k: 30_000 },
  { coins: 200_000, entries: 0, chancePer100k: 18_000 },
  { coins: 500_000, entries: 0, chancePer100k: 6_500 },
  { coins: 5_000_000, entries: 0, chancePer100k: 500 },
]

export const demos: readonly DemoCampaign<Config>[] = [
  {
    inDays: 9,
    lastsDays: 21,
    config: () => ({ coinsToFill: 4_000_000, games: slotGames.slice(-GAMES).map(({ slug }) => slug), prizes }),
  },
]
