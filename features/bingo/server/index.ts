import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { bingo } from '../feature.ts'
import { bingoCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says when there is bingo and what its patterns pay. */
export const bingoServer: ServerFeature = {
  id: bingo.id,
  routes,
  standing: standing(bingoCampaign, 'bingo'),
  promotions: (ctx) => promote(ctx, bingoCampaign),
  seed: seedCampaigns(bingoCampaign, demos),
}
