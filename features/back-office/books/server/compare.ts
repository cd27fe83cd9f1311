import { HOUR_MS, type Instant } from '#kernel/time.ts'
import type { ChargeFact, PayoutFact } from '#platform/payments/fact.ts'
import { foldCharge } from '#platform/payments/fold-charge.ts'
import { foldPayout } from '#platform/payments/fold-payout.ts'
import type { BooksCase } from '../contract.ts'

/** A provider's day may end while we hear of a payment. */
const EDGE_MS = HOUR_MS

export interface ToldFact {
  readonly fact: ChargeFact | PayoutFact
  readonly toldAt: Instant
}

export interface Sides {
  /** The provider's statements up to the end of the day. */
  readonly statementCents: number | undefined
  readonly facts: readonly ToldFact[]
  /** Now. */
  readonly bookedCents: number
  readonly dayEnd: Instant
}

const PAYOUT_KINDS: readonly string[] = [
  'payout-sent',
  'payout-paid',
  'payout-failed',
  'payout-returned',
] satisfies PayoutFact['kind'][]

/** What the provider holds of one payment, by what it told: positive towards us. */
export function toldCents(facts: readonly (ChargeFact | PayoutFact)[]): number {
  const payout = facts.filter((fact): fact is PayoutFact => PAYOUT_KINDS.includes(fact.kind))
  if (payout.length > 0) {
    const { word, paid } = foldPayout(payout)
    return word === 'paid' && paid ? -paid.cents : 0
  }
  const { charged, refunds, disputes, returnedCents } = foldCharge(facts as readonly ChargeFact[])
  const back = refunds.filter(({ state }) => state === 'done').reduce((sum, { cents }) => sum + cents, 0)
  const lost = disputes.filter(({ stage }) => stage === 'opened' || stage === 'lost').reduce((sum, { cents }) => sum + cents, 0)
  return (charged?.amount.currency === 'usd' ? charged.amount.cents : 0) - back - lost - returnedCents
}

export interface Difference {
  readonly kind: Exclude<BooksCase['kind'], 'statement-missing'>
  readonly statementCents: number
  readonly toldCents: number
  readonly bookedCents: number
}

/** How the three sides of one payment differ; undefined if they agree, or may still do so with the next statement. */
export function differenceOf({ statementCents, facts, bookedCents, dayEnd }: Sides): Difference | undefined {
  const now = toldCents(facts.map(({ fact }) => fact))
  const byThen = toldCents(facts.filter(({ toldAt }) => toldAt < dayEnd).map(({ fact }) => fact))
  const shown = { statementCents: statementCents ?? 0, toldCents: byThen, bookedCents }
  if (now !== bookedCents) return { ...shown, kind: 'ledger-differs', toldCents: now }
  if (shown.statementCents === byThen || isUnderWay(facts, dayEnd)) return undefined
  if (statementCents === undefined) return { ...shown, kind: 'missing-there' }
  return { ...shown, kind: facts.length === 0 ? 'missing-here' : 'amount-differs' }
}

/** Told around the end of the day, or a payout between leaving and arriving: the next statement settles it. */
function isUnderWay(facts: readonly ToldFact[], dayEnd: Instant): boolean {
  const isAtTheEdge = facts.some(({ toldAt }) => Math.abs(toldAt - dayEnd) < EDGE_MS)
  const payout = facts.map(({ fact }) => fact).filter((fact): fact is PayoutFact => PAYOUT_KINDS.includes(fact.kind))
  return isAtTheEdge || (payout.length > 0 && foldPayout(payout).word === 'sent')
}
