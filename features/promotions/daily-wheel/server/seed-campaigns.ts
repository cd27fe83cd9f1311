import { wheelSectors } from '#kernel/economy.ts'
import { wireReward } from '#kernel/reward.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { dailyWheelCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof dailyWheelCampaign>

const sectors: Config['sectors'] = wheelSectors.map(({ chancePer100k, ...reward }) => ({ ...wireReward(reward), chancePer100k }))

/** Coins that a purchase of ten dollars brings besides its own. */
const booster: Config['booster'] = {
  minDeposit: 999,
  sectors: [
    [50_000, 30_000],
    [100_000, 25_000],
    [150_000, 20_000],
    [200_000, 12_000],
    [300_000, 8_000],
    [500_000, 4_000],
    [1_000_000, 900],
    [2_500_000, 100],
  ].map(([coins, chancePer100k]) => ({ coins: coins!, chancePer100k: chancePer100k! })),
}

/** Coins for a quick buy of five dollars. */
const extra: Config['extra'] = {
  minDeposit: 499,
  sectors: [
    [20_000, 40_000],
    [40_000, 30_000],
    [60_000, 20_000],
    [150_000, 9_000],
    [500_000, 1_000],
  ].map(([coins, chancePer100k]) => ({ coins: coins!, chancePer100k: chancePer100k! })),
}

export const demos: readonly DemoCampaign<Config>[] = [{ inDays: 0, lastsDays: 60, config: () => ({ sectors, booster, extra }) }]
