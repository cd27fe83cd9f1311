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
    levelUpCoins: 50_000,
    sectionUpCoins: 0,
  },
  {
    id: 2,
    key: 'silver',
    fromLevel: 10,
    toLevel: 24,
    pointsPerLevel: 10_000,
    weeklyRewardBasisPoints: 200,
    levelUpCoins: 100_000,
    sectionUpCoins: 500_000,
  },
  {
    id: 3,
    key: 'gold',
    fromLevel: 25,
    toLevel: 44,
    pointsPerLevel: 100_000,
    weeklyRewardBasisPoints: 400,
    levelUpCoins: 250_000,
    sectionUpCoins: 2_500_000,
  },
  {
    id: 4,
    key: 'platinum',
    fromLevel: 45,
    toLevel: 69,
    pointsPerLevel: 400_000,
    weeklyRewardBasisPoints: 600,
    levelUpCoins: 1_000_000,
    sectionUpCoins: 10_000_000,
  },
  {
    id: 5,
    key: 'diamond',
    fromLevel: 70,
    toLevel: 99,
    pointsPerLevel: 1_500_000,
    weeklyRewardBasisPoints: 800,
    levelUpCoins: 2_500_000,
    sectionUpCoins: 25_000_000,
  },
  {
    id: 6,
    key: 'obsidian',
    fromLevel: 100,
    toLevel: 120,
    pointsPerLevel: 5_000_000,
    weeklyRewardBasisPoints: 1_000,
    levelUpCoins: 10_000_000,
    sectionUpCoins: 100_000_000,
  },
]

/** A point for each coin; an entry, of which a package has one for 2,200 coins, counts as 200. */
export const demoLeague: Config = { pointsPerUnit: { TournamentPoints: 1, SweepStakes: 200 }, leagues }

/** Six leagues from the first day on, without an end. */
export const demos: readonly DemoCampaign<Config>[] = [{ inDays: 0, lastsDays: null, config: () => demoLeague }]
