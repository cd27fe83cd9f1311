import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { cosmicBoxes } from '../feature.ts'
import { cosmicBoxesCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says how many boxes there are and what they hold. */
export const cosmicBoxesServer: ServerFeature = {
  id: cosmicBoxes.id,
  routes,
  standing: standing(cosmicBoxesCampaign, 'magicBox'),
  promotions: (ctx) => promote(ctx, cosmicBoxesCampaign),
  seed: seedCampaigns(cosmicBoxesCampaign, demos),
}
