import type { CashOrder } from '#features/store/orders/contract.ts'
import type { DisputeRefusal, PaymentCase, RefundReasonCode, RefundRefusal } from '../contract.ts'

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
