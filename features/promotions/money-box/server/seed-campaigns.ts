import { slotGames } from '#games/all.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { moneyBoxCampaign } from '../shared/campaign.ts'

const GAMES = 12

export const demos: readonly DemoCampaign<ConfigOf<typeof moneyBoxCampaign>>[] = [
  {
    inDays: 0,
    lastsDays: 30,
    config: () => ({
      minAmount: 50_000,
      maxAmount: 500_000,
      shareBasisPoints: 200,
      cooldownSeconds: 4 * 3_600,
      games: slotGames.slice(0, GAMES).map(({ slug }) => slug),
    }),
  },
]
