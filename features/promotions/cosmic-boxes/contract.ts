import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

/** A possible prize, and the number of boxes that contain it. */
export const boxPrize = z.object({ coins: wireAmount.min(0), entries: wireAmount.min(0), boxes: z.int().positive() })

export const getInfo = route({
  method: 'GET',
  path: '/rest/magic-box/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the current boxes, what they hold, and when the next pick opens.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      finishedAt: unixSeconds.nullable(),
      /** Number of boxes; zero where no campaign is planned. */
      boxes: z.int().min(0),
      periodHours: z.int().nullable(),
      prizes: z.array(boxPrize),
    }),
  }),
})
