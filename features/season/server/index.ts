import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { season } from '../feature.ts'
import { seasonCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says which season there is and what its levels give. */
export const seasonServer: ServerFeature = {
  id: season.id,
  routes,
  standing: standing(seasonCampaign, 'season'),
  promotions: (ctx) => promote(ctx, seasonCampaign),
  seed: seedCampaigns(seasonCampaign, demos),
}
