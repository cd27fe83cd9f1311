import { promote, seedCampaigns, status } from '#platform/campaigns/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { seasonCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'
import * as contract from '../contract.ts'
import { getSeason } from './get-season.ts'

/** Publishes the season and the prizes of its levels. */
export const seasonServer: ServerFeature = {
  id: 'season',
  routes: [bind(contract.getSeason, getSeason)],
  status: status(seasonCampaign, 'season'),
  promotions: (ctx) => promote(ctx, seasonCampaign),
  seed: seedCampaigns(seasonCampaign, demos),
  campaignTemplates: { definition: seasonCampaign, demos },
}
