import { z } from 'zod'
import { methodIds } from '#kernel/payment-method.ts'
import { paidAmount } from '#platform/payments/fact.ts'

const reference = z.string().min(1).max(200)
const amount = paidAmount.extend({ cents: z.int().min(1) })
const method = z.enum(methodIds)
const httpUrl = z.url({ protocol: /^https?$/ })

export const chargeOrder = z.object({
  reference,
  method,
  amount,
  description: z.string().max(500),
  locale: z.string().max(20),
  player: z.string().max(200),
  callbackUrl: httpUrl,
  returnUrl: httpUrl,
  needsAuthentication: z.boolean(),
  isAuthorizationOnly: z.boolean(),
})
export type ChargeOrder = z.infer<typeof chargeOrder>

export const refundOrder = z.object({ refund: reference, reference, amount })
export type RefundOrder = z.infer<typeof refundOrder>

export const payoutOrder = z.object({
  reference,
  method: z.enum([...methodIds, 'gift-card']),
  amount,
  account: reference,
  player: z.string().max(200),
  name: z.string().min(1).max(200),
  callbackUrl: httpUrl,
})
export type PayoutOrder = z.infer<typeof payoutOrder>

export const accountOrder = z.object({
  player: z.string().max(200),
  routing: z.string().regex(/^\d{9}$/),
  number: z.string().regex(/^\d{4,17}$/),
  name: z.string().min(1).max(200),
})
export type AccountOrder = z.infer<typeof accountOrder>

export const giftCardOrder = z.object({ email: z.email().max(254), name: z.string().min(1).max(200) })
export type GiftCardOrder = z.infer<typeof giftCardOrder>

export const evidence = z.object({
  dispute: reference,
  reference,
  summary: z.string().max(10_000),
  documents: z.array(z.object({ name: z.string().max(200), text: z.string().max(100_000) })).max(20),
})
export type Evidence = z.infer<typeof evidence>
