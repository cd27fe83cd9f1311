import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { coinDrops } from '../feature.ts'
import { coinDropsCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says when coins drop, and for how many. */
export const coinDropsServer: ServerFeature = {
  id: coinDrops.id,
  routes,
  standing: standing(coinDropsCampaign, 'coinDrops'),
  promotions: (ctx) => promote(ctx, coinDropsCampaign),
  seed: seedCampaigns(coinDropsCampaign, demos),
}
