import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { fortuneInvestment } from '../feature.ts'
import { fortuneCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says which packages come back in parts, and when there are any. */
export const fortuneInvestmentServer: ServerFeature = {
  id: fortuneInvestment.id,
  routes,
  standing: standing(fortuneCampaign, 'fortuneInvestment'),
  promotions: (ctx) => promote(ctx, fortuneCampaign),
  seed: seedCampaigns(fortuneCampaign, demos),
}
