import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { quests } from '../feature.ts'
import { questsCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { questOnHome } from './get-quests.ts'
import { routes } from './routes.ts'

/** Says which quest there is and what its days ask for. */
export const questsServer: ServerFeature = {
  id: quests.id,
  routes,
  home: async (ctx) => ({ questData: await questOnHome(ctx) }),
  standing: standing(questsCampaign, 'quests'),
  promotions: (ctx) => promote(ctx, questsCampaign),
  seed: seedCampaigns(questsCampaign, demos),
}
