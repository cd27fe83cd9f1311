import { z } from 'zod'
import { campaignOnPage, promotion } from '#kernel/campaign.ts'
import { route } from '#kernel/contract.ts'
import { infoRoute } from '#kernel/promotion-routes.ts'

export type { Promotion } from '#kernel/campaign.ts'

/** Cards in the strip on home, unless more are running. */
export const CARDS_ON_HOME = 6

export const getPromotionsPage = route({
  method: 'GET',
  path: '/rest/page/promotions/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns a card for every promotion: live first, then upcoming, then undated.',
  reply: z.object({
    seo: z.object({ title: z.string(), description: z.string() }),
    payload: z.object({ promotions: z.array(promotion) }),
  }),
})

export const getFeaturesInfo = infoRoute({
  path: '/rest/features-games-info/info/',
  summary: 'Returns every scheduled feature by name: whether it is live, its dates, and its page.',
  /** An invitation includes its target; `useOptimizedGames=1` omits entries without a date. */
  query: z.object({ invited_by: z.string().max(40).optional(), useOptimizedGames: z.string().max(5).optional() }),
  data: z.object({
    features: z.record(
      z.string(),
      promotion.pick({ state: true, startsAt: true, finishedAt: true, link: true }).extend({ isActive: z.boolean() }),
    ),
    /** The sign-up link that carries the invitation without revealing the inviter. */
    invitation: z.object({ invited_by: z.string(), link: z.string() }).nullable(),
  }),
})

const pastCampaign = campaignOnPage.extend({
  feature: z.string(),
  /** Name of a picture in `public/art/interface`. */
  picture: z.string(),
  /** The page of this campaign; null if its feature shows only the latest. */
  link: z.string().nullable(),
})

export const getPast = infoRoute({
  path: '/rest/promotions/past/',
  summary: 'Lists past campaigns of all features, or of one, newest first.',
  query: z.object({
    feature: z.string().max(40).optional(),
    limit: z.coerce.number().int().min(1).max(20).default(12),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  data: z.object({ campaigns: z.array(pastCampaign), hasMore: z.boolean() }),
})

const campaignParams = z.object({ campaignId: z.string().regex(/^cmp_[0-9a-hjkmnp-tv-z]{26}$/) })
const reminders = z.object({ success: z.literal(true), data: z.object({ remindedCampaigns: z.array(z.string()) }) })

export const getReminders = route({
  method: 'GET',
  path: '/rest/player/campaign-reminders/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists the promotions the player set a reminder for.',
  reply: reminders,
})

export const addReminder = route({
  method: 'POST',
  path: '/rest/player/campaign-reminders/:campaignId/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Sets a reminder for the start of a planned promotion.',
  params: campaignParams,
  reply: reminders,
})

export const removeReminder = route({
  method: 'DELETE',
  path: '/rest/player/campaign-reminders/:campaignId/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Cancels the reminder.',
  params: campaignParams,
  reply: reminders,
})
