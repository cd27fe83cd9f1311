import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { depositStreakCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof depositStreakCampaign>

/** Each wheel pays a quarter more than the previous one: mostly small prizes, a large one once in a thousand. */
const CHANCES = [40_000, 30_000, 15_000, 10_000, 4_900, 100]
const FIRST_WHEEL = [50_000, 75_000, 100_000, 150_000, 250_000, 2_500_000]

const steps: Config['steps'] = Array.from({ length: 8 }, (_, at) => ({
  step: at + 1,
  sectors: FIRST_WHEEL.map((coins, place) => ({
    coins: Math.round((coins * 1.25 ** at) / 10_000) * 10_000,
    chancePer100k: CHANCES[place] ?? 0,
  })),
}))

export const demos: readonly DemoCampaign<Config>[] = [
  {
    inDays: 0,
    lastsDays: 30,
    config: () => ({
      minDepositValue: 499,
      secondsToResetStreakCounter: 3 * 86_400,
      dailyStepsMax: 2,
      skin: 'default',
      percentEnabled: false,
      steps,
    }),
  },
]
