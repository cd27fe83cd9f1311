import { slotGames } from '#games/all.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { funMachineCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof funMachineCampaign>

const GAMES = 6

const prizes: Config['prizes'] = [
  { coins: 100_000, entries: 0, chancePer100k: 45_000 },
  { coins: 150_000, entries: 100, chancePer100k: 30_000 },
  { coins: 400_000, entries: 0, chancePer100k: 18_000 },
  { coins: 1_000_000, entries: 300, chancePer100k: 6_500 },
  { coins: 10_000_000, entries: 1_000, chancePer100k: 500 },
]

export const demos: readonly DemoCampaign<Config>[] = [
  {
    inDays: 9,
    lastsDays: 21,
    config: () => ({ coinsToFill: 20_000_000, games: slotGames.slice(-GAMES).map(({ slug }) => slug), prizes }),
  },
]
