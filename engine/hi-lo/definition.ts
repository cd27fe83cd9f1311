import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive, whole } from '../natural-odds/check.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import { RANKS } from './odds.ts'

/** Guess whether the next card is higher or lower. Every right guess raises the prize; a wrong one ends the round. */
export interface HiLoDefinition extends CommonRules {
  readonly kind: 'hi-lo'
  /** The return before the payout is rounded down to a hundredth. */
  readonly returnPercent: number
  /** The top prize, in hundredths of the stake: a guess that would pay more is not offered. */
  readonly payMax: number
  /** How many cards of a round may be passed. */
  readonly skipsMax: number
}

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('hi-lo'),
  returnPercent: positive.max(100),
  payMax: positive.max(100_000_000),
  skipsMax: whole.max(52),
})

export const checkHiLo = (data: unknown): Result<HiLoDefinition, DefinitionFault> => checkRules(schema, data, faultsOf)

function faultsOf(definition: HiLoDefinition): DefinitionFault[] {
  const { returnPercent, payMax } = definition
  // With less, the likeliest guess would pay no more than the stake.
  if (returnPercent * RANKS <= PAY_UNITS * (RANKS - 1)) return [{ place: 'returnPercent', reason: 'win-below-play' }]
  let top = returnPercent * RANKS
  while (top < payMax) top *= RANKS
  if (top !== payMax) return [{ place: 'payMax', reason: 'cap-unreachable' }]
  return levelFaults(definition, PAY_UNITS, payMax)
}
