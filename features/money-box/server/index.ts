import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { moneyBox } from '../feature.ts'
import { moneyBoxCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says when there is a box, how much fits and what fills it. */
export const moneyBoxServer: ServerFeature = {
  id: moneyBox.id,
  routes,
  standing: standing(moneyBoxCampaign, 'moneyBox'),
  promotions: (ctx) => promote(ctx, moneyBoxCampaign),
  seed: seedCampaigns(moneyBoxCampaign, demos),
}
