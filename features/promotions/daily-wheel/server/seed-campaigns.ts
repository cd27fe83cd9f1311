import { wheelSectors } from '#kernel/economy.ts'
import { wireReward } from '#kernel/reward.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { dailyWheelCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof dailyWheelCampaign>

const sectors: Config['sectors'] = wheelSectors.map(({ chancePer100k, ...reward }) => ({ ...wireReward(reward), chancePer100k }))

export const demos: readonly DemoCampaign<Config>[] = [{ inDays: 0, lastsDays: 60, config: () => ({ sectors }) }]
