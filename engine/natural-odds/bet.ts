import { assert } from '#kernel/result.ts'
import type { CommonRules, PlayMode } from '../definition.ts'
import type { Bet, BetRefusal } from '../round-contract.ts'
import type { BetParams } from '../events.ts'

/** How a family reads a bet: the typed params, or undefined if they are invalid. */
export interface BetRules<D, T> {
  readParams(definition: D, params: BetParams | undefined): T | undefined
  /** Stakes are whole multiples of it, so that every payout is whole. */
  readonly unit: number
  /** The most that a round can pay or debit, in stakes; results must stay safe integers. */
  readonly multipleMax: number
}

export function refuseBy<D, T>(rules: BetRules<D, T>, definition: D, { amount, params }: Bet): BetRefusal | undefined {
  if (rules.readParams(definition, params) === undefined) return 'bad-params'
  const isWhole = Number.isSafeInteger(amount) && amount > 0 && amount % rules.unit === 0
  return isWhole && Number.isSafeInteger(amount * rules.multipleMax) ? undefined : 'bad-amount'
}

/** The params of a bet that must be playable. */
export function paramsOf<D, T>(rules: BetRules<D, T>, definition: D, bet: Bet): T {
  const refusal = refuseBy(rules, definition, bet)
  assert(refusal === undefined, `${refusal}: ${JSON.stringify(bet)}`)
  return rules.readParams(definition, bet.params) as T
}

/** The listed stakes are offered, whatever the params. */
export const isListed = ({ betLevels }: CommonRules, { amount }: Bet, mode: PlayMode): boolean => betLevels[mode].includes(amount)

/** The params, if they have exactly these fields. */
export function fieldsOf<K extends string>(params: BetParams | undefined, names: readonly K[]): Record<K, unknown> | undefined {
  if (params === undefined || Object.keys(params).length !== names.length) return undefined
  return names.every((name) => Object.hasOwn(params, name)) ? (params as Record<K, unknown>) : undefined
}

export const isWholeWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
