import type { PayoutFact } from '#platform/payments/fact.ts'
import type { DeclineCode } from '#platform/payments/decline-codes.ts'
import type { Payout } from './book.ts'
import type { PayoutAct, PayoutPlan } from './script.ts'

/** What a plan tells at once, unless it refuses. */
export function payoutPlan(payout: Payout, plan: PayoutPlan): readonly PayoutFact[] {
  const sent: PayoutFact = { kind: 'payout-sent' }
  if (plan === 'wrong-account') return [sent, { kind: 'payout-failed', code: 'account-unknown' }]
  if (plan === 'paid') return [sent, paid(payout)]
  if (plan === 'returned') return [sent, paid(payout), { kind: 'payout-returned', code: 'R03' }]
  return [sent]
}

export const REFUSED_PAYOUTS: Readonly<Partial<Record<PayoutPlan, DeclineCode>>> = {
  refused: 'risk-refused',
  'out-of-funds': 'out-of-funds',
}

export function payoutAct(payout: Payout, what: PayoutAct): readonly PayoutFact[] {
  if (what === 'payout-sent') return [{ kind: 'payout-sent' }]
  if (what === 'payout-failed') return [{ kind: 'payout-failed', code: 'account-closed' }]
  return [what === 'payout-paid' ? paid(payout) : { kind: 'payout-returned', code: 'R03' }]
}

const paid = ({ order: { amount } }: Payout): PayoutFact => ({ kind: 'payout-paid', amount })
