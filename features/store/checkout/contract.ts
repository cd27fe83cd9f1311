import { z } from 'zod'
import { definePush, type PushData } from '#kernel/push.ts'

const paymentId = z.string()
/** What the provider says about it, where it says anything. */
const message = z.string().nullable()
/** What was tried, where it can be tried in another way: each is the name of a package, an offer, a way to pay. */
const attempt = z
  .object({ presetId: z.string(), offerType: z.string(), methodId: z.string(), nextMethodId: z.string().nullable() })
  .optional()
export type CashAttempt = z.infer<typeof attempt>

/** A step of a purchase that is under way on this or another page. */
export const cashPush = definePush({
  pushType: 'cash',
  data: z.discriminatedUnion('action', [
    z.object({ action: z.literal('complete'), paymentId, /** This one counted. */ depositNumber: z.int().min(1) }),
    z.object({ action: z.literal('failedComplete'), paymentId, message, attempt }),
    z.object({ action: z.literal('statusRefresh'), paymentId }),
    z.object({ action: z.literal('decline'), paymentId, message, attempt }),
  ]),
  samples: {
    complete: { action: 'complete', paymentId: 'pay_1', depositNumber: 1 },
    failedComplete: { action: 'failedComplete', paymentId: 'pay_3', message: null },
    statusRefresh: { action: 'statusRefresh', paymentId: 'pay_1' },
    decline: {
      action: 'decline',
      paymentId: 'pay_2',
      message: 'Your bank did not agree to this payment.',
      attempt: { presetId: 'starter', offerType: 'promoOffer', methodId: 'card', nextMethodId: 'card-a' },
    },
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
