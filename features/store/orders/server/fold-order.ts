import type { ChargeState, ChargeWord } from '#platform/payments/fold-charge.ts'
import type { Instant } from '#kernel/time.ts'

export interface FoldedAttempt {
  readonly id: string
  readonly no: number
  /** Our account at its provider. */
  readonly merchant: string
  readonly charge: ChargeState
  /** The provider refused to begin, or is certain that it never received it. */
  readonly isRefused: boolean
  /** A refund of the whole charge was ordered, because it bought nothing. */
  readonly isGivenBack: boolean
}

export interface OrderTerms {
  readonly cents: number
  readonly isLeft: boolean
  readonly expiresAt: Instant
  /** Whether the charge buys; null until a charge is known. */
  readonly decision: 'accepted' | 'refused' | null
}

export const LIVE_STATES = ['open', 'paying', 'needs-action', 'checking'] as const
type LiveState = (typeof LIVE_STATES)[number]

export const isLive = (state: OrderState): boolean => (LIVE_STATES as readonly string[]).includes(state)

export type OrderState =
  | LiveState
  | 'deciding'
  | 'paid'
  | 'refunded'
  | 'disputed'
  | 'given-back'
  | 'mismatch'
  | 'cancelled'
  | 'expired'

export interface OrderFold {
  readonly state: OrderState
  /** The attempt whose charge pays the order. */
  readonly purchase: string | null
  /** Charges that buy nothing: second ones, and one that came too late. */
  readonly surplus: readonly string[]
  /** Charges of another amount, currency or merchant than ordered. */
  readonly mismatched: readonly string[]
}

const MONEY_MOVED: readonly ChargeWord[] = ['charged', 'returned']
const MAY_MOVE: readonly ChargeWord[] = ['pending', 'authorized']
const OVER: readonly ChargeWord[] = ['declined', 'cancelled', 'expired']

/** The order from the facts of its attempts: pure. Facts in any order end alike. */
export function foldOrder(terms: OrderTerms, attempts: readonly FoldedAttempt[], now: Instant): OrderFold {
  const moved = attempts.filter(({ charge }) => MONEY_MOVED.includes(charge.word)).toSorted((one, other) => one.no - other.no)
  const asOrdered = moved.filter((attempt) => isAsOrdered(terms, attempt))
  const mismatched = moved.filter((attempt) => !asOrdered.includes(attempt))
  // The first charge buys, unless it was given back before a later one came.
  const buyer = terms.decision === 'refused' ? undefined : asOrdered.find(({ isGivenBack }) => !isGivenBack)
  const purchase = terms.decision === 'accepted' ? buyer : undefined
  const state = purchase ? paidState(purchase) : buyer ? 'deciding' : unpaidState(terms, attempts, { now, moved, mismatched })
  return {
    state,
    purchase: purchase?.id ?? null,
    surplus: idsOf(asOrdered.filter((attempt) => attempt !== buyer)),
    mismatched: idsOf(mismatched),
  }
}

const isEnded = ({ isLeft, expiresAt }: Pick<OrderTerms, 'isLeft' | 'expiresAt'>, now: Instant): boolean =>
  isLeft || now >= expiresAt

const idsOf = (attempts: readonly FoldedAttempt[]): string[] => attempts.map(({ id }) => id)

function isAsOrdered({ cents }: OrderTerms, { charge: { charged, isContradictory }, merchant }: FoldedAttempt): boolean {
  if (!charged || isContradictory) return false
  return charged.amount.cents === cents && charged.amount.currency === 'usd' && charged.merchant === merchant
}

/** What was given back of a charge, once the provider did it. */
const refundedCents = ({ refunds }: ChargeState): number =>
  refunds.filter(({ state }) => state === 'done').reduce((sum, { cents }) => sum + cents, 0)

/** What banks took back against our will. */
const disputedCents = ({ disputes, returnedCents }: ChargeState): number =>
  disputes.filter(({ stage }) => stage === 'opened' || stage === 'lost').reduce((sum, { cents }) => sum + cents, returnedCents)

function paidState({ charge }: FoldedAttempt): OrderState {
  if (disputedCents(charge) > 0) return 'disputed'
  return refundedCents(charge) >= (charge.charged?.amount.cents ?? Infinity) ? 'refunded' : 'paid'
}

interface Unpaid {
  readonly now: Instant
  readonly moved: readonly FoldedAttempt[]
  readonly mismatched: readonly FoldedAttempt[]
}

function unpaidState(terms: OrderTerms, attempts: readonly FoldedAttempt[], { now, moved, mismatched }: Unpaid): OrderState {
  if (mismatched.length > 0) return 'mismatch'
  if (moved.length > 0) return 'given-back'
  const live = attempts.filter(({ charge, isRefused }) => !isRefused && !OVER.includes(charge.word))
  // While money may be moving, no other method and no end.
  if (live.some(({ charge }) => MAY_MOVE.includes(charge.word))) return 'checking'
  if (isEnded(terms, now)) return live.length > 0 ? 'checking' : terms.isLeft ? 'cancelled' : 'expired'
  if (live.some(({ charge }) => charge.word === 'needs-action')) return 'needs-action'
  return live.length > 0 ? 'paying' : 'open'
}
