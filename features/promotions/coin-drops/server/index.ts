import { promote, seedCampaigns, status } from '#platform/campaigns/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { coinDropsCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'
import * as contract from '../contract.ts'
import { getInfo } from './get-info.ts'

/** Publishes the drop schedule and the number of winners. */
export const coinDropsServer: ServerFeature = {
  id: 'coin-drops',
  routes: [bind(contract.getInfo, getInfo)],
  status: status(coinDropsCampaign, 'coinDrops'),
  promotions: (ctx) => promote(ctx, coinDropsCampaign),
  seed: seedCampaigns(coinDropsCampaign, demos),
  campaignTemplates: { definition: coinDropsCampaign, demos },
}
