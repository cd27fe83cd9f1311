import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive } from '../natural-odds/check.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import { waysOf } from '../limbo/odds.ts'

/**
 * A multiplier rises until it bursts; one draw decides for all players of a round. A bet wins the multiplier at which
 * it leaves, if the burst is not below it.
 */
export interface CrashDefinition extends CommonRules {
  readonly kind: 'crash'
  /** The number of equally likely draws. */
  readonly outcomes: number
  /** The return before the chance of a target is rounded down to a whole draw, in hundredths of a percent. */
  readonly returnPoints: number
  /** The lowest multiplier at which a bet can leave, and the one at which all that are left do, in hundredths. */
  readonly targetMin: number
  readonly targetMax: number
  /** The multiplier grows by this many thousandths in each tick, evenly within it. */
  readonly tickMs: number
  readonly growth: number
}

/** With this number of winning draws or more, rounding costs a thousandth of the return at most. */
const WAYS_MIN = 1_000

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('crash'),
  outcomes: positive.max(2 ** 32),
  returnPoints: positive.max(10_000),
  targetMin: positive,
  targetMax: positive.max(1_000_000),
  tickMs: positive.max(1_000),
  growth: positive.max(100),
})

export const checkCrash = (data: unknown): Result<CrashDefinition, DefinitionFault> => checkRules(schema, data, faultsOf)

function faultsOf(definition: CrashDefinition): DefinitionFault[] {
  const { outcomes, returnPoints, targetMin, targetMax } = definition
  if ((outcomes * returnPoints) % 100 !== 0) return [{ place: 'returnPoints', reason: 'return-not-whole' }]
  if (targetMin > targetMax) return [{ place: 'targetMin', reason: 'targets-out-of-range' }]
  if (targetMin <= PAY_UNITS) return [{ place: 'targetMin', reason: 'win-below-play' }]
  if (waysOf(definition, targetMax) < WAYS_MIN) return [{ place: 'targetMax', reason: 'chance-too-coarse' }]
  return levelFaults(definition, PAY_UNITS, targetMax)
}
