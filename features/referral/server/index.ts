import { promote, seedCampaigns } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { referral } from '../feature.ts'
import { referralCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Gives every player a code, and says who came by it. */
export const referralServer: ServerFeature = {
  id: referral.id,
  routes,
  promotions: (ctx) => promote(ctx, referralCampaign),
  seed: seedCampaigns(referralCampaign, demos),
}
