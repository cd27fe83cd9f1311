import { promote, seedCampaigns, status } from '#platform/campaigns/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { scratchCardsCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'
import * as contract from '../contract.ts'
import { getInfo } from './get-info.ts'

/** Publishes the set size and the possible prizes. */
export const scratchCardsServer: ServerFeature = {
  id: 'scratch-cards',
  routes: [bind(contract.getInfo, getInfo)],
  status: status(scratchCardsCampaign, 'scratchCardLottery'),
  promotions: (ctx) => promote(ctx, scratchCardsCampaign),
  seed: seedCampaigns(scratchCardsCampaign, demos),
  campaignTemplates: { definition: scratchCardsCampaign, demos },
}
