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
