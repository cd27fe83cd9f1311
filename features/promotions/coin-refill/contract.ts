import { z } from 'zod'
import { actReply, campaignOnPage } from '#kernel/campaign.ts'
import { route, wireAmount } from '#kernel/contract.ts'

/** Unix seconds. */
const moment = z.int().min(0)

/** What a refill paid, and when the next one is ready. */
const refill = z.object({ coins: wireAmount.positive(), nextAt: moment })
export type Refill = z.infer<typeof refill>

export const getInfo = route({
  method: 'GET',
  path: '/rest/coin-refill/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the campaign, what a refill pays, the wait between two, and when the player’s next one is ready.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      /** Null where no campaign is planned. */
      coins: wireAmount.nullable(),
      /** Null where no campaign is planned. */
      everyHours: z.int().nullable(),
      /** In the past if it is ready; null for a guest and while no campaign runs. */
      nextAt: moment.nullable(),
    }),
  }),
})

export const takeRefill = route({
  method: 'POST',
  path: '/rest/coin-refill/take/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  summary: 'Pays a refill that is ready, and starts the wait for the next one.',
  reply: actReply(refill, 'not-ready'),
})
