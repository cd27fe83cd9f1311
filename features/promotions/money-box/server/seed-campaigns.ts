import { slotGames } from '#games/all.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { moneyBoxCampaign } from '../shared/campaign.ts'

const GAMES = 6

export const demos: readonly DemoCampaign<ConfigOf<typeof moneyBoxCampaign>>[] = [
  {
    inDays: 4,
    lastsDays: 30,
    config: () => ({
      minAmount: 1_000_000,
      maxAmount: 5_000_000,
      shareBasisPoints: 100,
      games: slotGames.slice(0, GAMES).map(({ slug }) => slug),
    }),
  },
]
