import { promote, seedCampaigns } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { dailyWheel } from '../feature.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says which wheels there are and what their slices hold. */
export const dailyWheelServer: ServerFeature = {
  id: dailyWheel.id,
  routes,
  promotions: (ctx) => promote(ctx, dailyWheelCampaign),
  seed: seedCampaigns(dailyWheelCampaign, demos),
}
