import type { PaidAmount, PayoutFact } from './fact.ts'

/** A failure after the money arrived is a return; one before it loses to any sign that the money moved. */
const RANK = ['asked', 'payout-failed', 'payout-sent', 'payout-paid', 'payout-returned'] as const
export type PayoutWord = 'asked' | 'failed' | 'sent' | 'paid' | 'returned'

export interface PayoutState {
  readonly word: PayoutWord
  readonly paid: PaidAmount | null
  /** A decline code, or the receiving bank's code of a return. */
  readonly code: string | null
}

/**
 * The state of a payout from the set of its facts. A provider that said `sent` and then `failed` was refused by the
 * bank: both facts together are a failure, unless the money was also said to be paid.
 */
export function foldPayout(facts: readonly PayoutFact[]): PayoutState {
  const kinds = new Set(facts.map(({ kind }) => kind))
  const top = RANK[Math.max(0, ...facts.map(({ kind }) => RANK.indexOf(kind)))] as (typeof RANK)[number]
  const isFailed = kinds.has('payout-failed') && !kinds.has('payout-paid') && !kinds.has('payout-returned')
  const word = isFailed ? 'failed' : (top.replace('payout-', '') as PayoutWord)
  const codes = facts.flatMap((fact) => ('code' in fact && fact.kind === `payout-${word}` ? [fact.code] : []))
  const paid = facts.flatMap((fact) => (fact.kind === 'payout-paid' ? [fact.amount] : []))
  return { word, paid: paid.toSorted((one, other) => one.cents - other.cents).at(-1) ?? null, code: codes.toSorted()[0] ?? null }
}
