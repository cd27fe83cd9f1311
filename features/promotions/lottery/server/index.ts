import { promote, seedCampaigns, status } from '#platform/campaigns/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { lotteryCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'
import * as contract from '../contract.ts'
import { getLeaderboard, getTickets, takeReward } from './draws.ts'
import { getDetails } from './get-details.ts'

/** Publishes the date and the prizes of the draw. */
export const lotteryServer: ServerFeature = {
  id: 'lottery',
  routes: [
    bind(contract.getDetails, getDetails),
    bind(contract.getLeaderboard, getLeaderboard),
    bind(contract.getTickets, getTickets),
    bind(contract.takeReward, takeReward),
  ],
  status: status(lotteryCampaign, 'lottery'),
  promotions: (ctx) => promote(ctx, lotteryCampaign),
  seed: seedCampaigns(lotteryCampaign, demos),
  campaignTemplates: { definition: lotteryCampaign, demos },
}
