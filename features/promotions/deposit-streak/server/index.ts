import { promote, seedCampaigns, status } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { depositStreakCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'
import { routes } from './routes.ts'

const SKIN = 'default'

/** Publishes the requirements of a streak and the odds of its wheels. */
export const depositStreakServer: ServerFeature = {
  id: 'deposit-streak',
  routes,
  // The only look so far; the specification names it so that a brand may have another.
  status: async (ctx) => {
    const { depositStreak: own } = await status(depositStreakCampaign, 'depositStreak')(ctx)
    return own ? { depositStreak: { ...own, skin: SKIN } } : {}
  },
  promotions: (ctx) => promote(ctx, depositStreakCampaign),
  seed: seedCampaigns(depositStreakCampaign, demos),
  campaignTemplates: { definition: depositStreakCampaign, demos },
}
