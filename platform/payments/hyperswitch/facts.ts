import { z } from 'zod'
import { SECOND_MS } from '#kernel/time.ts'
import type { DeclineCode } from '../decline-codes.ts'
import type { ChargeFact, HeardFact } from '../fact.ts'

const amount = z.int().min(0)
const text = z.string().nullish()

/** What we read of a payment; the rest of it is not looked at. */
export const payment = z.object({
  payment_id: z.string(),
  merchant_id: z.string(),
  status: z.string(),
  amount,
  amount_received: amount.nullish(),
  currency: z.string(),
  error_code: text,
  error_message: text,
  unified_code: text,
  payment_link: z.object({ link: z.string(), secure_link: text }).nullish(),
  refunds: z.array(z.object({ refund_id: z.string(), amount, status: z.string() })).nullish(),
})
export type Payment = z.infer<typeof payment>

export const refund = z.object({ refund_id: z.string(), payment_id: z.string(), amount, status: z.string() })
export type Refund = z.infer<typeof refund>

const dispute = z.object({
  dispute_id: z.string(),
  payment_id: z.string(),
  /** Minor units, as a text. */
  amount: z.string().regex(/^\d{1,9}$/),
  dispute_stage: z.string(),
  dispute_status: z.string(),
  connector_reason: text,
  challenge_required_by: text,
})

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

const declineOf = ({ error_code: code, unified_code: unified }: Payment): DeclineCode =>
  DECLINES[code?.toLowerCase() ?? ''] ?? DECLINES[unified?.toLowerCase() ?? ''] ?? 'unspecified'

const CHARGED = ['succeeded', 'partially_captured', 'partially_captured_and_capturable']

/** What a payment says. An unknown status says nothing, so that it is asked about again. */
export function factsOfPayment(paid: Payment): ChargeFact[] {
  const state = stateFact(paid)
  const refunds = (paid.refunds ?? []).flatMap(refundFact)
  // A final status of a payment that may have been authorized before.
  const ends: ChargeFact[] = state?.kind === 'cancelled' || state?.kind === 'expired' ? [{ kind: 'voided' }] : []
  return state ? [state, ...ends, ...refunds] : refunds
}

function stateFact(paid: Payment): ChargeFact | undefined {
  const { status, amount: whole, amount_received: received, currency, merchant_id: merchant } = paid
  const ordered = { cents: whole, currency: currency.toLowerCase() }
  if (CHARGED.includes(status)) return { kind: 'charged', amount: { ...ordered, cents: received ?? whole }, merchant }
  if (status === 'failed') return { kind: 'declined', code: declineOf(paid), message: null }
  if (status === 'cancelled') return { kind: 'cancelled' }
  if (status === 'expired') return { kind: 'expired' }
  if (status === 'requires_capture') return { kind: 'authorized', amount: ordered }
  if (status === 'processing' || status === 'requires_merchant_action') return { kind: 'pending' }
  const isActing = ['requires_payment_method', 'requires_confirmation', 'requires_customer_action'].includes(status)
  return isActing ? { kind: 'needs-action' } : undefined
}

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

function disputeFact(told: z.infer<typeof dispute>): ChargeFact[] {
  const stage = STAGES[told.dispute_status as keyof typeof STAGES]
  const cents = Number(told.amount)
  if (!stage || cents === 0) return []
  const isWarning = told.dispute_stage === 'pre_dispute' && stage === 'opened'
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
  z.object({ type: z.literal('dispute_details'), object: dispute }),
])

/** An event that we do not know says nothing. */
export function factsOfEvent(found: unknown, at: number): HeardFact[] {
  const told = content.safeParse(found).data
  if (!told) return []
  const facts =
    told.type === 'payment_details'
      ? factsOfPayment(told.object)
      : told.type === 'refund_details'
        ? refundFact(told.object)
        : disputeFact(told.object)
  return facts.map((fact) => ({ reference: told.object.payment_id, at, fact }))
}
