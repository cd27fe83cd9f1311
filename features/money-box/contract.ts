import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

/** What is in the box, and between which amounts it may be broken; in coins. */
const content = {
  moneyBoxAmount: wireAmount.min(0),
  minAmount: wireAmount.min(0),
  maxAmount: wireAmount.min(0),
}

export const moneyBoxPush = definePush({
  pushType: 'moneyBox',
  data: z.discriminatedUnion('action', [
    /** The box was broken and its coins are in the balance. */
    z.object({ action: z.literal('break'), accumulatedAmount: wireAmount.min(0), availableTimeToBreak: unixSeconds.nullable() }),
    /** The box may be broken now. */
    z.object({ action: z.literal('collectUp'), ...content }),
    /** A round has put something in. */
    z.object({ action: z.literal('topUp'), ...content }),
  ]),
  samples: {
    break: { action: 'break', accumulatedAmount: 1_250_000, availableTimeToBreak: 1_796_000_000 },
    collectUp: { action: 'collectUp', moneyBoxAmount: 1_250_000, minAmount: 1_000_000, maxAmount: 5_000_000 },
    topUp: { action: 'topUp', moneyBoxAmount: 640_000, minAmount: 1_000_000, maxAmount: 5_000_000 },
  },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    moneyBox: PushData<typeof moneyBoxPush>
  }
}

export const getInfo = route({
  method: 'GET',
  path: '/rest/money-box/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The box: what is in it, between which amounts it may be broken, and the games that fill it.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      status: z.enum(['full', 'active', 'inactive']),
      moneyBoxAmount: wireAmount,
      /** Null where no box is planned. */
      minAmount: wireAmount.nullable(),
      maxAmount: wireAmount.nullable(),
      games: z.array(z.object({ slug: z.string(), title: z.string() })),
      availableTimeToBreak: unixSeconds.nullable(),
      accumulatedAmount: wireAmount,
    }),
  }),
})
