import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { rankLeague } from '../feature.ts'
import { rankLeagueCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says which leagues there are and what each gives. */
export const rankLeagueServer: ServerFeature = {
  id: rankLeague.id,
  routes,
  standing: standing(rankLeagueCampaign, 'rankLeague'),
  promotions: (ctx) => promote(ctx, rankLeagueCampaign),
  seed: seedCampaigns(rankLeagueCampaign, demos),
}
