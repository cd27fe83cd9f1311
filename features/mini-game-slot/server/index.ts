import { erased } from '#kernel/personal-table.ts'
import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { miniGameSlot } from '../feature.ts'
import { miniGameSlotCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** A free run of spins a day, level by level. */
export const miniGameSlotServer: ServerFeature = {
  id: miniGameSlot.id,
  routes,
  standing: standing(miniGameSlotCampaign, 'miniGameSlot'),
  promotions: (ctx) => promote(ctx, miniGameSlotCampaign),
  seed: seedCampaigns(miniGameSlotCampaign, demos),
  personalTables: [erased('mini_game_run'), erased('mini_game_spin')],
  personalData: ownRows({
    runs: ['mini_game_run', 'day', 'level', 'is_over', 'coins'],
    spins: ['mini_game_spin', 'spun_at', 'day', 'number', 'is_win', 'level'],
  }),
}
