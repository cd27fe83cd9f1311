import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { rankLeagueCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof rankLeagueCampaign>

const leagues: Config['leagues'] = [
  {
    id: 1,
    key: 'bronze',
    fromLevel: 1,
    toLevel: 9,
    pointsPerLevel: 1_000,
    weeklyRewardBasisPoints: 100,
    levelUpCoins: 100_000,
    boxes: 0,
  },
  {
    id: 2,
    key: 'silver',
    fromLevel: 10,
    toLevel: 24,
    pointsPerLevel: 10_000,
    weeklyRewardBasisPoints: 200,
    levelUpCoins: 400_000,
    boxes: 0,
  },
  {
    id: 3,
    key: 'gold',
    fromLevel: 25,
    toLevel: 44,
    pointsPerLevel: 100_000,
    weeklyRewardBasisPoints: 400,
    levelUpCoins: 1_200_000,
    boxes: 1,
  },
  {
    id: 4,
    key: 'platinum',
    fromLevel: 45,
    toLevel: 69,
    pointsPerLevel: 400_000,
    weeklyRewardBasisPoints: 600,
    levelUpCoins: 4_000_000,
    boxes: 2,
  },
  {
    id: 5,
    key: 'diamond',
    fromLevel: 70,
    toLevel: 99,
    pointsPerLevel: 1_500_000,
    weeklyRewardBasisPoints: 800,
    levelUpCoins: 15_000_000,
    boxes: 4,
  },
  {
    id: 6,
    key: 'obsidian',
    fromLevel: 100,
    toLevel: 120,
    pointsPerLevel: 5_000_000,
    weeklyRewardBasisPoints: 1_000,
    levelUpCoins: 50_000_000,
    boxes: 8,
  },
]

/** Six leagues, for a year. */
export const demos: readonly DemoCampaign<Config>[] = [{ inDays: 9, lastsDays: 365, config: () => ({ leagues }) }]
