import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive } from '../natural-odds/check.ts'

/**
 * Every card comes from a full deck (an infinite shoe). The dealer peeks for a natural under an ace or a ten and
 * stands on every 17. A pair splits once; split aces take one card each, and a 21 on them is not a natural.
 */
export interface BlackjackDefinition extends CommonRules {
  readonly kind: 'blackjack'
  /** The payout of a natural: `3` to `2`. */
  readonly naturalPays: readonly [number, number]
  /** Whether split hands may be doubled (split aces never may). */
  readonly canDoubleAfterSplit: boolean
}

/** The most stakes that a round debits, and pays: two hands, both doubled, both won. */
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
  if (won < forEach || won > 2 * forEach) return [{ place, reason: 'pay-out-of-range' }]
  return levelFaults(definition, forEach, MULTIPLE_MAX)
}
