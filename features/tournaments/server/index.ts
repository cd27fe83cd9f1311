import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { tournaments } from '../feature.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says which tournaments there are, what they are played on and what places win. */
export const tournamentsServer: ServerFeature = {
  id: tournaments.id,
  routes,
  standing: standing(tournamentsCampaign, 'tournaments'),
  promotions: (ctx) => promote(ctx, tournamentsCampaign),
  seed: seedCampaigns(tournamentsCampaign, demos),
}
