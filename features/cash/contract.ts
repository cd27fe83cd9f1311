import { z } from 'zod'
import { definePush, type PushData } from '#kernel/push.ts'

const paymentId = z.string()
/** What the provider says about it, where it says anything. */
const message = z.string().nullable()

/** A step of a purchase that is under way on this or another page. */
export const cashPush = definePush({
  pushType: 'cash',
  data: z.discriminatedUnion('action', [
    z.object({ action: z.literal('complete'), paymentId }),
    z.object({ action: z.literal('failedComplete'), paymentId, message }),
    z.object({ action: z.literal('statusRefresh'), paymentId }),
    z.object({ action: z.literal('decline'), paymentId, message }),
  ]),
  samples: {
    complete: { action: 'complete', paymentId: 'pay_1' },
    failedComplete: { action: 'failedComplete', paymentId: 'pay_1', message: null },
    statusRefresh: { action: 'statusRefresh', paymentId: 'pay_1' },
    decline: { action: 'decline', paymentId: 'pay_1', message: 'Your bank did not agree to this payment.' },
  },
})

const lookAgain = z.object({ action: z.literal('changed'), paymentId: paymentId.nullable() })

/** The player's purchases have changed. It names no amount: what was bought, the profile says. */
export const depositPush = definePush({
  pushType: 'deposit',
  data: lookAgain,
  samples: { changed: { action: 'changed', paymentId: 'pay_1' } },
})

/** A payment in either direction has changed. It names no amount either. */
export const paymentPush = definePush({
  pushType: 'payment',
  data: lookAgain,
  samples: { changed: { action: 'changed', paymentId: 'pay_1' } },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    cash: PushData<typeof cashPush>
    deposit: PushData<typeof depositPush>
    payment: PushData<typeof paymentPush>
  }
}
