import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

export const drop = z.object({
  at: unixSeconds,
  /** In the brand's calendar. */
  day: z.iso.date(),
  coins: wireAmount.positive(),
  /** Number of players who share the drop. */
  claims: z.int().positive(),
})
export type Drop = z.infer<typeof drop>

export const getInfo = route({
  method: 'GET',
  path: '/rest/coin-drops/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Lists upcoming drops, soonest first.',
  reply: z.object({ success: z.literal(true), data: z.object({ campaign: campaignOnPage, drops: z.array(drop) }) }),
})
