import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { depositStreak } from '../feature.ts'
import { depositStreakCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says what a streak asks for and what its wheels hold. */
export const depositStreakServer: ServerFeature = {
  id: depositStreak.id,
  routes,
  standing: standing(depositStreakCampaign, 'depositStreak'),
  promotions: (ctx) => promote(ctx, depositStreakCampaign),
  seed: seedCampaigns(depositStreakCampaign, demos),
}
