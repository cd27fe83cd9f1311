import { z } from 'zod'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { methodIds } from '#kernel/payment-method.ts'

const orderId = z.string().max(40)
const methodId = z.enum(methodIds)

/** Where an order stands. `checking`: money may be moving, so no other method is offered. */
export const orderState = z.enum([
  'open',
  'paying',
  'needs-action',
  'checking',
  'deciding',
  'paid',
  'refunded',
  'disputed',
  'given-back',
  'mismatch',
  'cancelled',
  'expired',
])

const orderedPreset = z.object({ id: z.string(), title: z.string(), coins: wireAmount, entries: wireAmount })

export const order = z.object({
  payment: z.object({ id: orderId }),
  /** The method of the latest attempt. */
  paymentMethod: methodId.nullable(),
  /** US cents. */
  orderSummary: z.object({ money: z.int() }),
  preset: orderedPreset,
  /** The same package, in an order at the price of an offer. */
  promoOfferPreset: orderedPreset.optional(),
  offerType: z.string(),
  state: orderState,
  openedAt: unixSeconds,
  expiresAt: unixSeconds,
  /** The provider's page for this attempt, while the player must act there. */
  page: z.object({ url: z.string(), window: z.enum(['frame', 'redirect']) }).nullable(),
  /** Why the latest attempt was refused, with the provider's message if there is one. */
  decline: z.object({ code: z.string(), message: z.string().nullable(), nextMethodId: methodId.nullable() }).nullable(),
  receipt: z.object({ number: z.string(), paidAt: unixSeconds, depositNumber: z.int() }).nullable(),
  transactions: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['in', 'out']),
      status: z.string(),
      /** US cents. */ amount: z.int(),
      at: unixSeconds,
    }),
  ),
})
export type CashOrder = z.infer<typeof order>

/** Why a purchase cannot begin or go on. */
export const cashReason = z.enum([
  'not-for-sale',
  'not-its-turn',
  'already-bought',
  'purchases-closed',
  'test-account',
  'debt-open',
  'too-many-tries',
  'under-age',
  'identity-needed',
  'order-over',
  'checking',
  'method-unknown',
  'provider-unavailable',
])
export type CashReason = z.infer<typeof cashReason>

const answer = z.object({ success: z.boolean(), data: order.optional(), reasonType: cashReason.optional() })

export const openOrder = route({
  method: 'POST',
  path: '/rest/cash/orders/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'purchase',
  callsPerMinuteMax: 30,
  summary: 'Opens an order of a package at its current price. Returns the live order if there is one.',
  body: z.object({ presetId: z.string().max(60), offerType: z.enum(['package', 'promoOffer']).default('package') }),
  reply: answer,
})

export const payOrder = route({
  method: 'POST',
  path: '/rest/cash/orders/:id/pay/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'purchase',
  callsPerMinuteMax: 20,
  summary: 'Begins a payment of an order by a method. Returns the attempt that is already being paid, if any.',
  params: z.object({ id: orderId }),
  body: z.object({ methodId, savedMethodId: z.string().max(40).optional() }),
  reply: answer,
})

export const leaveOrder = route({
  method: 'POST',
  path: '/rest/cash/orders/:id/leave/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Gives up an order. A later payment is refunded if it no longer buys anything.',
  params: z.object({ id: orderId }),
  reply: answer,
})

export const getOrder = route({
  method: 'GET',
  path: '/rest/cash/orders/:id/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns one order of the player with its attempts and transactions.',
  params: z.object({ id: orderId }),
  reply: z.object({ success: z.literal(true), data: order }),
})

export const listOrders = route({
  method: 'GET',
  path: '/rest/cash/orders/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists the player’s orders, newest first, in pages of twenty.',
  query: z.object({ before: orderId.optional() }),
  reply: z.object({ success: z.literal(true), data: z.object({ orders: z.array(order), hasMore: z.boolean() }) }),
})

export const getMethods = route({
  method: 'GET',
  path: '/rest/cash/methods/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists the payment methods, the saved ones, and what is left of the purchase limits.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      methods: z.array(z.object({ id: methodId, window: z.enum(['frame', 'redirect']) })),
      saved: z.array(z.object({ id: z.string(), methodId, title: z.string() })),
      /** US cents that the tightest purchase limit still allows; null without a limit. */
      limitLeft: z.int().nullable(),
      isTest: z.boolean(),
    }),
  }),
})

export const forgetMethod = route({
  method: 'POST',
  path: '/rest/cash/saved-methods/:id/remove/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Removes a saved payment method. Idempotent.',
  params: z.object({ id: z.string().max(40) }),
  reply: z.object({ success: z.literal(true) }),
})
