import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { scratchCards } from '../feature.ts'
import { scratchCardsCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says how many cards a set has and what they may hold. */
export const scratchCardsServer: ServerFeature = {
  id: scratchCards.id,
  routes,
  standing: standing(scratchCardsCampaign, 'scratchCardLottery'),
  promotions: (ctx) => promote(ctx, scratchCardsCampaign),
  seed: seedCampaigns(scratchCardsCampaign, demos),
}
