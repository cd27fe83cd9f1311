import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive } from '../natural-odds/check.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'

/**
 * Every card comes from a whole deck (an infinite shoe). The dealer looks for a natural under an ace or a ten and stands
 * on every 17. Two first cards of one value split once; aces then take one card each, and a 21 is no natural.
 */
export interface BlackjackDefinition extends CommonRules {
  readonly kind: 'blackjack'
  /** What a natural wins, `3` to `2`. */
  readonly naturalPays: readonly [number, number]
  /** Whether hands from a split may be doubled (never split aces). */
  readonly canDoubleAfterSplit: boolean
}

/** A round debits and pays at most so many play amounts: two hands, both doubled, both won. */
export const MULTIPLE_MAX = 8

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('blackjack'),
  naturalPays: z.tuple([positive, positive]),
  canDoubleAfterSplit: z.boolean(),
})

export const checkBlackjack = (data: unknown): Result<BlackjackDefinition, DefinitionFault> => checkRules(schema, data, faultsOf)

function faultsOf(definition: BlackjackDefinition): DefinitionFault[] {
  const [won, forEach] = definition.naturalPays
  const place = 'naturalPays'
  if (PAY_UNITS % forEach !== 0) return [{ place, reason: 'pay-rounds' }]
  if (won < forEach || won > 2 * forEach) return [{ place, reason: 'pay-out-of-range' }]
  return levelFaults(definition, PAY_UNITS, MULTIPLE_MAX)
}
