import { economy } from '#kernel/economy.ts'
import { wireReward } from '#kernel/reward.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { referralCampaign } from '../shared/campaign.ts'

export const demos: readonly DemoCampaign<ConfigOf<typeof referralCampaign>>[] = [
  { inDays: 0, lastsDays: 90, config: () => ({ ...wireReward(economy.referral), condition: 'active', friendsMax: 50 }) },
]
