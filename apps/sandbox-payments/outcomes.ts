import { DECLINE_CODES, type DeclineCode } from '#platform/payments/decline-codes.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import { foldCharge } from '#platform/payments/fold-charge.ts'
import type { Charge } from './book.ts'

/** Declines that the page offers; `/control` knows every code. */
export const COMMON_DECLINES = [
  'insufficient-funds',
  'do-not-honor',
  'card-expired',
  'code-wrong',
  'amount-too-large',
  'prepaid-refused',
  'country-refused',
  'card-lost',
  'risk-refused',
] as const satisfies readonly DeclineCode[]

const PLAIN = [
  'approve',
  'authentication-pass',
  'authentication-fail',
  'authentication-abandon',
  'pending-then-charged',
  'pending',
  'approve-then-dispute',
  'wrong-amount',
  'wrong-currency',
  'other-merchant',
  'cancel',
  'expire',
  'abandon',
] as const
export type Outcome = (typeof PLAIN)[number] | `decline:${DeclineCode}`

export const OUTCOMES: readonly Outcome[] = [
  ...PLAIN,
  ...(Object.keys(DECLINE_CODES) as DeclineCode[]).map((code) => `decline:${code}` as const),
]

/** What happens to a charge after it was paid. */
export const AFTERMATHS = [
  'dispute-warned',
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'return:R01',
  'return:R10',
  'refund-done',
  'refund-failed',
] as const
export type Aftermath = (typeof AFTERMATHS)[number]

export interface Story {
  readonly facts: readonly ChargeFact[]
  /** Told after a while. */
  readonly later: readonly ChargeFact[]
}

const story = (facts: readonly ChargeFact[], later: readonly ChargeFact[] = []): Story => ({ facts, later })

/** The facts of an outcome that the player or a test chose. */
export function storyOf(charge: Charge, outcome: Outcome, merchant: string): Story {
  const { amount, isAuthorizationOnly } = charge.order
  const charged: ChargeFact = isAuthorizationOnly ? { kind: 'authorized', amount } : { kind: 'charged', amount, merchant }
  const step: ChargeFact = { kind: 'needs-action' }
  if (outcome === 'approve') return story([charged])
  if (outcome === 'authentication-pass') return story([step, charged])
  if (outcome === 'authentication-fail') return story([step, decline('authentication-failed')])
  if (outcome === 'authentication-abandon') return story([step, decline('authentication-abandoned')])
  if (outcome === 'pending-then-charged') return story([{ kind: 'pending' }], [charged])
  if (outcome === 'approve-then-dispute') return story([charged], [disputeOf(charge, 'opened', amount.cents)])
  if (outcome === 'pending') return story([{ kind: 'pending' }])
  if (outcome === 'wrong-amount') {
    return story([{ kind: 'charged', amount: { ...amount, cents: amount.cents + 100 }, merchant }])
  }
  if (outcome === 'wrong-currency') return story([{ kind: 'charged', amount: { ...amount, currency: 'cad' }, merchant }])
  if (outcome === 'other-merchant') return story([{ kind: 'charged', amount, merchant: `${merchant}-other` }])
  if (outcome === 'cancel') return story([{ kind: 'cancelled' }])
  if (outcome === 'expire') return story([{ kind: 'expired' }])
  if (outcome === 'abandon') return story([])
  return story([decline(outcome.slice('decline:'.length) as DeclineCode)])
}

const decline = (code: DeclineCode): ChargeFact => ({ kind: 'declined', code, message: null })

const DISPUTE_DAYS = 10
const DAY_SECONDS = 86_400

/** What follows at a bank, weeks later or at once. */
export function aftermathOf(charge: Charge, aftermath: Aftermath): ChargeFact[] {
  const { charged, refunds } = foldCharge(charge.told.map(({ fact }) => fact))
  const cents = charged?.amount.cents ?? charge.order.amount.cents
  if (aftermath.startsWith('return:')) return [{ kind: 'returned', cents, code: aftermath.slice('return:'.length) }]
  if (aftermath.startsWith('refund-')) {
    const state = aftermath === 'refund-done' ? 'done' : 'failed'
    return refunds.filter((refund) => refund.state === 'pending').map((refund) => ({ kind: 'refund', ...refund, state }))
  }
  return [disputeOf(charge, aftermath.slice('dispute-'.length) as DisputeStage, cents)]
}

type DisputeStage = Extract<ChargeFact, { kind: 'dispute' }>['stage']

function disputeOf({ id, at }: Charge, stage: DisputeStage, cents: number): ChargeFact {
  const evidenceDueAt = at + DISPUTE_DAYS * DAY_SECONDS
  return { kind: 'dispute', dispute: `dsp_${id}`, stage, cents, reason: 'fraudulent', evidenceDueAt }
}
