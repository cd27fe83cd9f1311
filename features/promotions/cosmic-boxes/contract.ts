import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

/** What a box may hold, and how many of the boxes hold it. */
export const boxPrize = z.object({ coins: wireAmount.min(0), entries: wireAmount.min(0), boxes: z.int().positive() })

export const getInfo = route({
  method: 'GET',
  path: '/rest/magic-box/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The boxes of the period: how many, what they hold, and when the next pick opens.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      finishedAt: unixSeconds.nullable(),
      /** How many stand there; none where no campaign is planned. */
      boxes: z.int().min(0),
      periodHours: z.int().nullable(),
      prizes: z.array(boxPrize),
    }),
  }),
})
