import type { CashOrder } from '#features/store/orders/contract.ts'
import type { MethodId } from '#kernel/payment-method.ts'
import { idText } from '#ui/parts/operator-text.ts'
import { factName, factText } from '#ui/parts/stored-fact.ts'
import type {
  DisputeRefusal,
  PaymentAttemptState,
  PaymentCase,
  PaymentFactKind,
  PaymentFactRow,
  RefundReasonCode,
  RefundRefusal,
} from '../contract.ts'

export const LOST = 'Saving failed. Try again.'

export const STATES: Readonly<Record<CashOrder['state'], { readonly text: string; readonly tone?: 'good' | 'warm' | 'bad' }>> = {
  open: { text: 'Open' },
  paying: { text: 'Paying' },
  'needs-action': { text: 'Player must act' },
  checking: { text: 'Checking', tone: 'warm' },
  deciding: { text: 'Deciding', tone: 'warm' },
  paid: { text: 'Paid', tone: 'good' },
  refunded: { text: 'Refunded' },
  disputed: { text: 'Disputed', tone: 'bad' },
  'given-back': { text: 'Given back' },
  mismatch: { text: 'Mismatch', tone: 'bad' },
  cancelled: { text: 'Canceled' },
  expired: { text: 'Expired' },
}

export const REASONS: Readonly<Record<RefundReasonCode, string>> = {
  'player-request': 'The player asked',
  duplicate: 'Paid twice',
  'not-delivered': 'Not delivered',
  goodwill: 'Goodwill',
  unauthorized: 'Not made by the player',
  other: 'Other',
}

export const REFUSALS: Readonly<Record<RefundRefusal, string>> = {
  'not-paid': 'This order isn’t paid.',
  disputed: 'The bank has taken this payment back, or may do so. A refund would pay twice.',
  'refunded-already': 'The whole payment is refunded.',
  'method-refunds-nothing': 'This payment method has no refunds.',
  'too-much': 'That’s more than is left of the payment.',
  'whole-only': 'This payment method refunds the whole payment only.',
  'waiting-already': 'A refund of this order is waiting for approval.',
  'your-own': 'A second operator approves it.',
  changed: 'Another operator changed this. Reload the page.',
  'needs-approver': 'Your role can’t approve refunds.',
}

export const DISPUTE_REFUSALS: Readonly<Record<DisputeRefusal, string>> = {
  'answered-already': 'Another operator has answered this dispute.',
  over: 'This dispute is over.',
  'not-contestable': 'This provider takes no evidence here. Answer it at the provider.',
  'provider-unavailable': 'The provider isn’t responding. Nothing was sent; try again.',
}

export const CASES: Readonly<Record<PaymentCase['kind'], { readonly title: string; readonly about: string }>> = {
  late: { title: 'Late charge', about: 'The player had left, so the charge bought nothing and goes back.' },
  surplus: { title: 'Second charge', about: 'The order was paid already, so this charge goes back.' },
  mismatch: { title: 'Mismatched charge', about: 'Amount, currency or account differ from the order. The charge goes back.' },
  'not-bookable': { title: 'Charge in another currency', about: 'The ledger can’t book it. Refund it at the provider.' },
  unanswered: { title: 'No answer from the provider', about: 'Look the payment up at the provider.' },
  'unknown-reference': { title: 'Unknown payment', about: 'The provider reports a payment that isn’t ours.' },
  'webhook-failed': { title: 'Message not settled', about: 'A verified message failed. Settle it again after the fix.' },
}

export const METHODS: Readonly<Record<MethodId, string>> = {
  card: 'Card',
  'card-a': 'Card, second processor',
  'apple-pay': 'Apple Pay',
  trustly: 'Trustly',
  aonepay: 'AOnePay',
}

export const FACTS: Readonly<Record<PaymentFactKind, string>> = {
  'needs-action': 'Player must act',
  pending: 'Pending',
  authorized: 'Authorized',
  charged: 'Charged',
  declined: 'Declined',
  cancelled: 'Canceled',
  expired: 'Expired',
  voided: 'Voided',
  refund: 'Refund',
  dispute: 'Dispute',
  returned: 'Returned by the bank',
  'saved-method': 'Method saved',
  'payout-sent': 'Payout sent',
  'payout-paid': 'Payout paid',
  'payout-failed': 'Payout failed',
  'payout-returned': 'Payout returned',
}

export const ATTEMPT_STATES: Readonly<Record<PaymentAttemptState, string>> = {
  begun: 'Begun',
  refused: 'Refused',
  'needs-action': 'Player must act',
  declined: 'Declined',
  cancelled: 'Canceled',
  expired: 'Expired',
  pending: 'Pending',
  authorized: 'Authorized',
  charged: 'Charged',
  returned: 'Returned by the bank',
}

export const SOURCES: Readonly<Record<PaymentFactRow['source'], string>> = {
  reply: 'Reply to our call',
  webhook: 'Message',
  question: 'Answer to our question',
}

/** Kinds of the ledger's transfers that read better than their code. */
const TRANSFERS: Readonly<Record<string, string>> = {
  'payment-surplus': 'Charge that bought nothing',
  chargeback: 'Dispute',
  'chargeback-won': 'Dispute won',
}

export const transferText = (kind: string): string => TRANSFERS[kind] ?? idText(kind)

/** What a fact says beside its kind, by name. */
export const factDetails = (text: string): (readonly [name: string, value: string])[] =>
  Object.entries(JSON.parse(text) as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[factName(name), factText(name, value)] as const],
  )

const REFUND_STEPS: Readonly<Record<string, string>> = {
  asked: 'The refund is ordered.',
  pending: 'The provider is working on the refund.',
  failed: 'The provider refused the refund.',
}

/** What is known of a case. */
export function caseText({ kind, state }: Pick<PaymentCase, 'kind' | 'state'>): string {
  if (kind === 'not-bookable') return `Charged in ${state.toUpperCase()}.`
  if (kind === 'unknown-reference')
    return `It says: ${state
      .split(', ')
      .map((each) => (FACTS as Readonly<Record<string, string>>)[each] ?? idText(each))
      .join(', ')}.`
  return REFUND_STEPS[state] ?? state
}
