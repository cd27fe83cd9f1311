import { z } from 'zod'
import { promotion } from '#kernel/campaign.ts'
import { route } from '#kernel/contract.ts'

export type { Promotion } from '#kernel/campaign.ts'

/** The strip on home has room for so many. */
export const CARDS_ON_HOME_MAX = 6

export const getPromotionsPage = route({
  method: 'GET',
  path: '/rest/page/promotions/',
  effect: 'read',
  actor: 'visitor',
  summary: 'A card for every promotion that is on: what runs first, then what comes next, then what has no date.',
  reply: z.object({
    seo: z.object({ title: z.string(), description: z.string() }),
    payload: z.object({ promotions: z.array(promotion) }),
  }),
})

export const getFeaturesInfo = route({
  method: 'GET',
  path: '/rest/features-games-info/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Every feature that comes and goes, by name: whether it is on, from when until when, and where it is.',
  /** Both are taken; neither an invitation nor shared sets of games change which features there are. */
  query: z.object({ invited_by: z.string().max(40).optional(), useOptimizedGames: z.string().max(5).optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      features: z.record(
        z.string(),
        promotion.pick({ state: true, startsAt: true, finishedAt: true, link: true }).extend({ isActive: z.boolean() }),
      ),
    }),
  }),
})

const campaignParams = z.object({ campaignId: z.string().regex(/^cmp_[0-9a-hjkmnp-tv-z]{26}$/) })
const reminders = z.object({ success: z.literal(true), data: z.object({ remindedCampaigns: z.array(z.string()) }) })

export const getReminders = route({
  method: 'GET',
  path: '/rest/player/campaign-reminders/',
  effect: 'read',
  actor: 'player',
  summary: 'What the player wants to be told the beginning of.',
  reply: reminders,
})

export const addReminder = route({
  method: 'POST',
  path: '/rest/player/campaign-reminders/:campaignId/',
  effect: 'write',
  actor: 'player',
  summary: 'Asks to be told when something that is planned begins.',
  params: campaignParams,
  reply: reminders,
})

export const removeReminder = route({
  method: 'DELETE',
  path: '/rest/player/campaign-reminders/:campaignId/',
  effect: 'write',
  actor: 'player',
  summary: 'Takes a reminder back.',
  params: campaignParams,
  reply: reminders,
})
