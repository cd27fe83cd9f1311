import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { prizeDrops } from '../feature.ts'
import { prizeDropsCampaign, USUAL_KINDS } from '../shared/campaign.ts'
import { routes } from './routes.ts'

const demo = { inDays: 2, lastsDays: 14, config: () => ({ minimalLevelPlay: 20, kinds: USUAL_KINDS }) }

/** Says when prizes drop, and what is in a day's pool. */
export const prizeDropsServer: ServerFeature = {
  id: prizeDrops.id,
  routes,
  standing: standing(prizeDropsCampaign, 'prizeDrops'),
  promotions: (ctx) => promote(ctx, prizeDropsCampaign),
  seed: seedCampaigns(prizeDropsCampaign, [demo]),
}
