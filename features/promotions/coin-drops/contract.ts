import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

export const drop = z.object({
  at: unixSeconds,
  /** In the brand's calendar. */
  day: z.iso.date(),
  coins: wireAmount.positive(),
  /** For so many players. */
  claims: z.int().positive(),
})
export type Drop = z.infer<typeof drop>

export const getInfo = route({
  method: 'GET',
  path: '/rest/coin-drops/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The drops that are still to come, the soonest first.',
  reply: z.object({ success: z.literal(true), data: z.object({ campaign: campaignOnPage, drops: z.array(drop) }) }),
})
