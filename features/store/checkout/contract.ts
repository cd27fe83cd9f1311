import { z } from 'zod'
import { definePush } from '#kernel/push.ts'

const paymentId = z.string()
/** The provider's message, if it gave one. */
const message = z.string().nullable()
/** The attempted purchase, for a retry: the name of a package, an offer, a payment method. */
const attempt = z
  .object({ presetId: z.string(), offerType: z.string(), methodId: z.string(), nextMethodId: z.string().nullable() })
  .optional()
export type CashAttempt = z.infer<typeof attempt>

/** A step of a purchase in progress on this page or another. */
export const cashPush = definePush({
  pushType: 'cash',
  data: z.discriminatedUnion('action', [
    z.object({ action: z.literal('complete'), paymentId, /** The number of this one. */ depositNumber: z.int().min(1) }),
    z.object({ action: z.literal('failedComplete'), paymentId, message, attempt }),
    z.object({ action: z.literal('statusRefresh'), paymentId }),
    z.object({ action: z.literal('decline'), paymentId, message, attempt }),
  ]),
})

const lookAgain = z.object({ action: z.literal('changed'), paymentId: paymentId.nullable() })

/** The player's purchases changed. Carries no amounts: the profile states what was bought. */
export const depositPush = definePush({
  pushType: 'deposit',
  data: lookAgain,
})

/** A payment or payout changed. Carries no amounts either. */
export const paymentPush = definePush({
  pushType: 'payment',
  data: lookAgain,
})
