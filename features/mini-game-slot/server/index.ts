import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { miniGameSlot } from '../feature.ts'
import { miniGameSlotCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says when there is a mini game and what its levels are worth. */
export const miniGameSlotServer: ServerFeature = {
  id: miniGameSlot.id,
  routes,
  standing: standing(miniGameSlotCampaign, 'miniGameSlot'),
  promotions: (ctx) => promote(ctx, miniGameSlotCampaign),
  seed: seedCampaigns(miniGameSlotCampaign, demos),
}
