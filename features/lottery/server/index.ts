import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { lottery } from '../feature.ts'
import { lotteryCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says when the draw is and what it gives. */
export const lotteryServer: ServerFeature = {
  id: lottery.id,
  routes,
  standing: standing(lotteryCampaign, 'lottery'),
  promotions: (ctx) => promote(ctx, lotteryCampaign),
  seed: seedCampaigns(lotteryCampaign, demos),
}
