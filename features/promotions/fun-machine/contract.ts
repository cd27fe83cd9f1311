import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, wireAmount } from '#kernel/contract.ts'

/** A possible prize of a pull, and its share of 100,000 pulls. */
export const pullPrize = z.object({
  coins: wireAmount.min(0),
  entries: wireAmount.min(0),
  chancePer100k: z.int().positive(),
})
export type PullPrize = z.infer<typeof pullPrize>

export const getMeter = route({
  method: 'GET',
  path: '/rest/funmeter/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns how full the meter is and which games fill it.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      /** Coins staked so far, and the total that fills the meter; null where no machine is planned. */
      filled: wireAmount.min(0),
      needed: wireAmount.nullable(),
      games: z.array(z.object({ slug: z.string(), title: z.string() })),
    }),
  }),
})

export const getMachine = route({
  method: 'GET',
  path: '/rest/funmachine/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the machine’s prizes with odds and the player’s pulls.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ pulls: z.int().min(0), prizes: z.array(pullPrize) }),
  }),
})
