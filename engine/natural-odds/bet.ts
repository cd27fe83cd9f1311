import { assert } from '#kernel/result.ts'
import type { CommonRules, PlayMode } from '../definition.ts'
import type { Bet, BetRefusal } from '../round-contract.ts'
import type { Terms } from '../events.ts'

/** How a family reads a bet: the terms, typed, or undefined where they make no sense. */
export interface BetRules<D, T> {
  readTerms(definition: D, terms: Terms | undefined): T | undefined
  /** Amounts are whole multiples of it, so that every pay is whole. */
  readonly unit: number
  /** The most that a round can pay or debit, in amounts; none of them may outgrow whole numbers. */
  readonly multipleMax: number
}

export function refuseBy<D, T>(rules: BetRules<D, T>, definition: D, { amount, terms }: Bet): BetRefusal | undefined {
  if (rules.readTerms(definition, terms) === undefined) return 'bad-terms'
  const isWhole = Number.isSafeInteger(amount) && amount > 0 && amount % rules.unit === 0
  return isWhole && Number.isSafeInteger(amount * rules.multipleMax) ? undefined : 'bad-amount'
}

/** The terms of a bet that must be playable. */
export function termsOf<D, T>(rules: BetRules<D, T>, definition: D, bet: Bet): T {
  const refusal = refuseBy(rules, definition, bet)
  assert(refusal === undefined, `${refusal}: ${JSON.stringify(bet)}`)
  return rules.readTerms(definition, bet.terms) as T
}

/** Offered are the listed amounts, whatever the terms. */
export const isListed = ({ betLevels }: CommonRules, { amount }: Bet, mode: PlayMode): boolean => betLevels[mode].includes(amount)

/** The terms where they have exactly these fields. */
export function fieldsOf<K extends string>(terms: Terms | undefined, names: readonly K[]): Record<K, unknown> | undefined {
  if (terms === undefined || Object.keys(terms).length !== names.length) return undefined
  return names.every((name) => Object.hasOwn(terms, name)) ? (terms as Record<K, unknown>) : undefined
}

export const isWholeWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
