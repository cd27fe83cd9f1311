import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive } from '../natural-odds/check.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import { waysOf } from './odds.ts'

/** One draw gives a multiplier; the round wins if it reaches the player's target, and pays the target. */
export interface LimboDefinition extends CommonRules {
  readonly kind: 'limbo'
  /** The number of equally likely draws. */
  readonly outcomes: number
  /** The return before the chance of a target is rounded down to a whole draw, in hundredths of a percent. */
  readonly returnPoints: number
  /** The targets offered, in hundredths of the stake. */
  readonly targetMin: number
  readonly targetMax: number
}

/** With this number of winning draws or more, rounding costs a thousandth of the return at most. */
const WAYS_MIN = 1_000

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('limbo'),
  outcomes: positive.max(2 ** 32),
  returnPoints: positive.max(10_000),
  targetMin: positive,
  targetMax: positive,
})

export const checkLimbo = (data: unknown): Result<LimboDefinition, DefinitionFault> => checkRules(schema, data, faultsOf)

function faultsOf(definition: LimboDefinition): DefinitionFault[] {
  const { outcomes, returnPoints, targetMin, targetMax } = definition
  if ((outcomes * returnPoints) % 100 !== 0) return [{ place: 'returnPoints', reason: 'return-not-whole' }]
  if (targetMin > targetMax) return [{ place: 'targetMin', reason: 'targets-out-of-range' }]
  if (targetMin <= PAY_UNITS) return [{ place: 'targetMin', reason: 'win-below-play' }]
  if (waysOf(definition, targetMax) < WAYS_MIN) return [{ place: 'targetMax', reason: 'chance-too-coarse' }]
  return levelFaults(definition, PAY_UNITS, targetMax)
}
