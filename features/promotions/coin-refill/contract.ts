import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'

/** Unix seconds. */
const moment = z.int().min(0)

/** What a refill paid, and when the next one is ready. */
const refill = z.object({ coins: wireAmount.positive(), nextAt: moment })
export type Refill = z.infer<typeof refill>

export const getInfo = infoRoute({
  path: '/rest/coin-refill/info/',
  summary: 'Returns the campaign, what a refill pays, the wait between two, and when the player’s next one is ready.',
  data: z.object({
    campaign: campaignOnPage,
    /** Null where no campaign is planned. */
    coins: wireAmount.nullable(),
    /** Null where no campaign is planned. */
    everyHours: z.int().nullable(),
    /** In the past if it is ready; null for a guest and while no campaign runs. */
    nextAt: moment.nullable(),
  }),
})

export const takeRefill = actRoute({
  path: '/rest/coin-refill/take/',
  summary: 'Pays a refill that is ready, and starts the wait for the next one.',
  data: refill,
  refusals: ['not-ready'],
})
