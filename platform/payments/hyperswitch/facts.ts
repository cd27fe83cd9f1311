import { z } from 'zod'
import { SECOND_MS } from '#kernel/time.ts'
import type { DeclineCode } from '../decline-codes.ts'
import type { ChargeFact, HeardFact } from '../fact.ts'
import { factsOfPayoutEvent, payout } from './payouts.ts'

const amount = z.int().min(0)
const text = z.string().nullish()

const dispute = z.object({
  dispute_id: z.string(),
  /** Minor units, as a text; older versions leave it out of a payment's list. */
  amount: z.string().regex(/^\d{1,9}$/),
  dispute_stage: z.string(),
  dispute_status: z.string(),
  connector_reason: text,
  /** ISO 8601. */
  challenge_required_by: text,
})
type Dispute = z.infer<typeof dispute>

/** What we read of a payment; the rest of it is not looked at. */
export const payment = z.object({
  payment_id: z.string(),
  merchant_id: z.string(),
  status: z.string(),
  amount,
  amount_received: amount.nullish(),
  amount_capturable: amount.nullish(),
  currency: z.string(),
  error_code: text,
  error_message: text,
  payment_link: z.object({ link: z.string(), secure_link: text }).nullish(),
  refunds: z.array(z.object({ refund_id: z.string(), amount, status: z.string() })).nullish(),
  disputes: z.array(dispute.partial({ amount: true })).nullish(),
})
export type Payment = z.infer<typeof payment>

export const refund = z.object({ refund_id: z.string(), payment_id: z.string(), amount, status: z.string() })
export type Refund = z.infer<typeof refund>

const DECLINES: Readonly<Record<string, DeclineCode>> = {
  insufficient_funds: 'insufficient-funds',
  do_not_honor: 'do-not-honor',
  card_declined: 'do-not-honor',
  generic_decline: 'do-not-honor',
  expired_card: 'card-expired',
  incorrect_number: 'card-unknown',
  invalid_number: 'card-unknown',
  lost_card: 'card-lost',
  stolen_card: 'card-lost',
  pickup_card: 'card-lost',
  incorrect_cvc: 'code-wrong',
  invalid_cvc: 'code-wrong',
  incorrect_zip: 'address-mismatch',
  card_velocity_exceeded: 'too-many-tries',
  withdrawal_count_limit_exceeded: 'too-many-tries',
  amount_too_large: 'amount-too-large',
  card_not_supported: 'method-unsupported',
  authentication_required: 'authentication-failed',
  authentication_failed: 'authentication-failed',
  fraudulent: 'risk-refused',
  processing_error: 'provider-busy',
}

/** By the processor's own code: the unified ones are classes, which say nothing to a player. */
const declineOf = ({ error_code: code }: Payment): DeclineCode => DECLINES[code?.toLowerCase() ?? ''] ?? 'unspecified'

/** What a payment says. An unknown status says nothing, so that it is asked about again. */
export function factsOfPayment(paid: Payment): ChargeFact[] {
  const refunds = (paid.refunds ?? []).flatMap(refundFact)
  const disputes = (paid.disputes ?? []).flatMap((each) => (each.amount ? disputeFact({ ...each, amount: each.amount }) : []))
  return [...stateFacts(paid), ...refunds, ...disputes]
}

function stateFacts(paid: Payment): ChargeFact[] {
  const { payment_id: id, status, amount: whole, amount_received: received, merchant_id: merchant } = paid
  const of = (cents: number) => ({ cents, currency: paid.currency.toLowerCase() })
  const charged = (cents: number): ChargeFact => ({ kind: 'charged', amount: of(cents), merchant })
  // A part, or another amount than ordered, is what was received; until that is told, it is not certain.
  const chargedPart: ChargeFact[] = received ? [charged(received)] : [{ kind: 'pending' }]
  switch (status) {
    case 'succeeded':
      return [charged(received ?? whole)]
    case 'partially_captured':
    case 'partially_captured_and_capturable':
    case 'conflicted':
      return chargedPart
    case 'cancelled_post_capture':
      // Not by us: the books differ until an operator looks at it.
      return received
        ? [charged(received), { kind: 'refund', refund: `${id}:voided`, state: 'done', cents: received }]
        : voided('cancelled')
    case 'failed':
      return [{ kind: 'declined', code: declineOf(paid), message: null }]
    case 'cancelled':
      return voided('cancelled')
    case 'expired':
      return voided('expired')
    case 'requires_capture':
    case 'partially_authorized_and_requires_capture':
      return [{ kind: 'authorized', amount: of(paid.amount_capturable ?? whole) }]
    case 'processing':
    case 'partially_captured_and_processing':
    case 'requires_merchant_action':
      return [{ kind: 'pending' }]
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_customer_action':
      return [{ kind: 'needs-action' }]
    default:
      return []
  }
}

/** A final status of a payment that may have been authorized before. */
const voided = (kind: 'cancelled' | 'expired'): ChargeFact[] => [{ kind }, { kind: 'voided' }]

const REFUND_STATES = { succeeded: 'done', failed: 'failed', pending: 'pending', review: 'pending' } as const

export function refundFact({ refund_id: id, amount: cents, status }: Omit<Refund, 'payment_id'>): ChargeFact[] {
  const state = REFUND_STATES[status as keyof typeof REFUND_STATES]
  return state && cents > 0 ? [{ kind: 'refund', refund: id, state, cents }] : []
}

const STAGES = {
  dispute_opened: 'opened',
  dispute_challenged: 'opened',
  dispute_won: 'won',
  dispute_cancelled: 'won',
  dispute_lost: 'lost',
  dispute_accepted: 'lost',
  dispute_expired: 'lost',
} as const

const LOST_INQUIRIES = ['dispute_accepted', 'dispute_lost']

function disputeFact(told: Dispute): ChargeFact[] {
  const stage = STAGES[told.dispute_status as keyof typeof STAGES]
  const cents = Number(told.amount)
  if (!stage || cents === 0) return []
  // An inquiry takes no money, unless it is accepted or lost; one that expires is over.
  const isWarning = told.dispute_stage === 'pre_dispute' && !LOST_INQUIRIES.includes(told.dispute_status)
  const due = Date.parse(told.challenge_required_by ?? '')
  return [
    {
      kind: 'dispute',
      dispute: told.dispute_id,
      stage: isWarning ? 'warned' : stage,
      cents,
      reason: told.connector_reason?.slice(0, 200) ?? '',
      evidenceDueAt: Number.isNaN(due) ? null : Math.floor(due / SECOND_MS),
    },
  ]
}

const content = z.discriminatedUnion('type', [
  z.object({ type: z.literal('payment_details'), object: payment }),
  z.object({ type: z.literal('refund_details'), object: refund }),
  z.object({ type: z.literal('dispute_details'), object: dispute.extend({ payment_id: z.string() }) }),
  z.object({ type: z.literal('payout_details'), object: payout }),
])

/** An event that we do not know says nothing. */
export function factsOfEvent(found: unknown, at: number): HeardFact[] {
  const told = content.safeParse(found).data
  if (!told) return []
  if (told.type === 'payout_details') {
    const reference = told.object.merchant_order_reference_id
    return reference ? factsOfPayoutEvent(told.object).map((fact) => ({ reference, at, fact })) : []
  }
  const facts =
    told.type === 'payment_details'
      ? factsOfPayment(told.object)
      : told.type === 'refund_details'
        ? refundFact(told.object)
        : disputeFact(told.object)
  return facts.map((fact) => ({ reference: told.object.payment_id, at, fact }))
}
