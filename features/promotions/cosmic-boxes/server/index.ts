import { promote, seedCampaigns, status } from '#platform/campaigns/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { cosmicBoxesCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'
import * as contract from '../contract.ts'
import { getInfo } from './get-info.ts'

/** Publishes the number of boxes and their prizes. */
export const cosmicBoxesServer: ServerFeature = {
  id: 'cosmic-boxes',
  routes: [bind(contract.getInfo, getInfo)],
  status: status(cosmicBoxesCampaign, 'magicBox'),
  promotions: (ctx) => promote(ctx, cosmicBoxesCampaign),
  seed: seedCampaigns(cosmicBoxesCampaign, demos),
  campaignTemplates: { definition: cosmicBoxesCampaign, demos },
}
