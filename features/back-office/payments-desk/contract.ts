import { z } from 'zod'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { methodIds } from '#kernel/payment-method.ts'
import { orderState } from '#features/store/orders/contract.ts'

const id = z.string().max(60)
const why = z.string().trim().min(5).max(500)
const cents = z.int()
const player = z.object({ id: z.string(), login: z.string() })

export const refundReasons = ['player-request', 'duplicate', 'not-delivered', 'goodwill', 'unauthorized', 'other'] as const
const refundReason = z.enum(refundReasons)
export type RefundReasonCode = z.infer<typeof refundReason>

/** Why a payment cannot be refunded. */
const refundBlock = z.enum(['not-paid', 'disputed', 'refunded-already', 'method-refunds-nothing'])
export type RefundBlock = z.infer<typeof refundBlock>

const found = z.object({
  id: z.string(),
  player,
  title: z.string(),
  cents,
  state: orderState,
  method: z.enum(methodIds).nullable(),
  openedAt: unixSeconds,
  receipt: z.string().nullable(),
})
export type FoundPayment = z.infer<typeof found>

/** What a provider says of a charge or a payout. */
const factKind = z.enum([
  'needs-action',
  'pending',
  'authorized',
  'charged',
  'declined',
  'cancelled',
  'expired',
  'voided',
  'refund',
  'dispute',
  'returned',
  'saved-method',
  'payout-sent',
  'payout-paid',
  'payout-failed',
  'payout-returned',
])
export type PaymentFactKind = z.infer<typeof factKind>

const attemptState = z.enum([
  'begun',
  'refused',
  'needs-action',
  'declined',
  'cancelled',
  'expired',
  'pending',
  'authorized',
  'charged',
  'returned',
])
export type PaymentAttemptState = z.infer<typeof attemptState>

const fact = z.object({
  kind: factKind,
  /** The fact as JSON. */
  text: z.string(),
  source: z.enum(['reply', 'webhook', 'question']),
  toldAt: unixSeconds,
  heardAt: unixSeconds,
})
export type PaymentFactRow = z.infer<typeof fact>

const attempt = z.object({
  id: z.string(),
  provider: z.string(),
  providerRef: z.string().nullable(),
  method: z.enum(methodIds),
  state: attemptState,
  refusedCode: z.string().nullable(),
  begunAt: unixSeconds,
  /** When the provider is asked again, while the end is unknown. */
  asksAt: unixSeconds.nullable(),
  facts: z.array(fact),
})
export type PaymentAttempt = z.infer<typeof attempt>

const posting = z.object({
  id: z.string(),
  key: z.string(),
  kind: z.string(),
  at: unixSeconds,
  sides: z.array(z.object({ account: z.string(), asset: z.string(), amount: wireAmount })),
})
export type PaymentPosting = z.infer<typeof posting>

const webhook = z.object({
  id: z.string(),
  provider: z.string(),
  message: z.string(),
  kinds: z.array(factKind),
  heardAt: unixSeconds,
  times: z.int(),
  failure: z.string().nullable(),
})
export type PaymentWebhook = z.infer<typeof webhook>

const refund = z.object({
  id: z.string(),
  cents,
  /** Requested by an operator, or why the charge bought nothing. */
  reason: z.enum(['requested', 'surplus', 'mismatch', 'late']),
  state: z.enum(['asked', 'pending', 'done', 'failed']),
  askedAt: unixSeconds,
  coinsHeld: wireAmount,
  entriesHeld: wireAmount,
})

const room = z.object({
  leftCents: cents,
  isWholeOnly: z.boolean(),
  /** What the whole remaining amount bought, and what the player still has of it. */
  coins: wireAmount,
  coinsLeft: wireAmount,
  entries: wireAmount,
  entriesLeft: wireAmount,
})
export type RefundRoom = z.infer<typeof room>

const proposal = z.object({
  id: z.string(),
  order: z.string(),
  title: z.string(),
  player,
  cents,
  reason: refundReason,
  why: z.string(),
  by: z.string(),
  isYours: z.boolean(),
  at: unixSeconds,
})
export type RefundProposal = z.infer<typeof proposal>

const dispute = z.object({
  id: z.string(),
  order: z.string(),
  title: z.string(),
  player,
  cents,
  reason: z.string(),
  stage: z.enum(['opened', 'won', 'lost']),
  since: unixSeconds,
  evidenceDueAt: unixSeconds.nullable(),
  answer: z.enum(['contested', 'accepted']).nullable(),
})
export type PaymentDispute = z.infer<typeof dispute>

const caseKind = z.enum(['late', 'surplus', 'mismatch', 'not-bookable', 'unanswered', 'unknown-reference', 'webhook-failed'])
const openCase = z.object({
  kind: caseKind,
  /** An attempt, a reference of the provider, or a message. */
  subject: z.string(),
  order: z.string().nullable(),
  cents: cents.nullable(),
  since: unixSeconds,
  /** `asked`, `pending` or `failed` of a charge that is given back; else what is known. */
  state: z.string(),
  /** Whether an operator can order the refund again, or settle the message again. */
  isRepeatable: z.boolean(),
})
export type PaymentCase = z.infer<typeof openCase>

const record = z.object({
  order: found.extend({
    coins: wireAmount,
    entries: wireAmount,
    residence: z.string(),
    expiresAt: unixSeconds,
    paidAt: unixSeconds.nullable(),
    depositNumber: z.int().nullable(),
    debtCents: cents,
  }),
  attempts: z.array(attempt),
  webhooks: z.array(webhook),
  postings: z.array(posting),
  refunds: z.array(refund),
  disputes: z.array(dispute),
  proposal: proposal.nullable(),
  /** Null together with a reason. */
  room: room.nullable(),
  block: refundBlock.nullable(),
  onePersonMaxCents: cents,
})
export type PaymentRecord = z.infer<typeof record>
/** What the slice of the orders knows of one. */
export type OrderRecord = Omit<PaymentRecord, 'order' | 'webhooks' | 'proposal' | 'disputes' | 'onePersonMaxCents'> & {
  readonly order: Omit<PaymentRecord['order'], 'player'> & { readonly player: string }
  readonly disputes: readonly (Omit<PaymentDispute, 'player'> & { readonly player: string })[]
}

export const findPayments = route({
  method: 'POST',
  path: '/rest/operator/payments/find/',
  effect: 'read',
  actor: 'operator',
  right: 'payments-read',
  summary: 'Operators: finds orders by id, receipt, attempt, provider reference, or player, newest first. Audited.',
  body: z.object({
    search: z.string().trim().max(200).default(''),
    state: orderState.nullable().default(null),
    before: id.nullable().default(null),
  }),
  reply: z.object({ success: z.literal(true), data: z.object({ payments: z.array(found), hasMore: z.boolean() }) }),
})

export const readPayment = route({
  method: 'GET',
  path: '/rest/operator/payments/order/:id/',
  effect: 'read',
  actor: 'operator',
  right: 'payments-read',
  summary: 'Operators: shows an order with its attempts, facts, messages, postings, refunds, and disputes. Audited.',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), data: record }),
})

export const readPaymentsDesk = route({
  method: 'GET',
  path: '/rest/operator/payments/',
  effect: 'read',
  actor: 'operator',
  right: 'payments-read',
  summary: 'Operators: lists refunds that wait for approval, disputes, and charges that no purchase explains. Audited.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ proposals: z.array(proposal), disputes: z.array(dispute), cases: z.array(openCase) }),
  }),
})

const refusal = z.enum([
  ...refundBlock.options,
  'too-much',
  'whole-only',
  'waiting-already',
  'your-own',
  'changed',
  'needs-approver',
])
export type RefundRefusal = z.infer<typeof refusal>

export const proposeRefund = route({
  method: 'POST',
  path: '/rest/operator/payments/order/:id/refund/',
  effect: 'write',
  actor: 'operator',
  right: 'payments-decide',
  callsPerMinuteMax: 30,
  summary: 'Operators: refunds an order up to the limit of one person, or proposes it to a second operator.',
  params: z.object({ id }),
  body: z.object({ cents: cents.min(1), reason: refundReason, why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ outcome: z.enum(['ordered', 'proposed']) }) }),
    z.object({ success: z.literal(false), reasonType: refusal }),
  ]),
})

export const decideRefund = route({
  method: 'POST',
  path: '/rest/operator/payments/refunds/decide/',
  effect: 'write',
  actor: 'operator',
  right: 'payments-approve',
  callsPerMinuteMax: 30,
  summary: 'Operators: approves the refund that was seen, or rejects it. Nobody approves their own.',
  body: z.object({ id, cents: cents.min(1), isApproved: z.boolean(), why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: refusal }),
  ]),
})

export const replayWebhook = route({
  method: 'POST',
  path: '/rest/operator/payments/webhooks/replay/',
  effect: 'write',
  actor: 'operator',
  right: 'payments-decide',
  callsPerMinuteMax: 30,
  summary: 'Operators: settles a verified provider message again. Idempotent, since each fact counts once.',
  body: z.object({ id: z.string().regex(/^\d{1,18}$/), why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ isChanged: z.boolean() }) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['still-failing']), failure: z.string() }),
  ]),
})

export const repeatGiveBack = route({
  method: 'POST',
  path: '/rest/operator/payments/cases/repeat/',
  effect: 'write',
  actor: 'operator',
  right: 'payments-decide',
  callsPerMinuteMax: 30,
  summary: 'Operators: retries the refund of a charge that bought nothing, after its provider refused it.',
  body: z.object({ attempt: id, why }),
  reply: z.object({ success: z.boolean() }),
})

export const readEvidence = route({
  method: 'GET',
  path: '/rest/operator/payments/disputes/:id/',
  effect: 'read',
  actor: 'operator',
  right: 'payments-read',
  summary: 'Operators: shows the evidence that would answer a dispute. Audited.',
  params: z.object({ id: z.string().max(200) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ documents: z.array(z.object({ name: z.string(), text: z.string() })) }),
  }),
})
export type EvidenceDocument = z.infer<typeof readEvidence.reply>['data']['documents'][number]

export const answerDispute = route({
  method: 'POST',
  path: '/rest/operator/payments/disputes/answer/',
  effect: 'write',
  actor: 'operator',
  right: 'payments-decide',
  callsPerMinuteMax: 30,
  summary: 'Operators: sends the evidence against a dispute, or accepts it. Answered once.',
  body: z.object({ id: z.string().max(200), answer: z.enum(['contested', 'accepted']), why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({
      success: z.literal(false),
      reasonType: z.enum(['answered-already', 'over', 'not-contestable', 'provider-unavailable']),
    }),
  ]),
})
export type DisputeRefusal = Extract<z.infer<typeof answerDispute.reply>, { success: false }>['reasonType']
