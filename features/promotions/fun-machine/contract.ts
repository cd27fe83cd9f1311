import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, wireAmount } from '#kernel/contract.ts'

/** What a pull may give, and how many of a hundred thousand do. */
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
  summary: 'How full the meter is, and which games fill it.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      /** Coins of play so far, and those that fill it; null where no machine is planned. */
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
  summary: 'What a pull of the machine gives with the chance of each, and how many the player has.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ pulls: z.int().min(0), prizes: z.array(pullPrize) }),
  }),
})
