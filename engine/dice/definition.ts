import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive, whole } from '../natural-odds/check.ts'
import { offeredWays, payOf } from './odds.ts'

/** One roll of 1 to `faces`, uniformly; the player picks a side of a target. */
export interface DiceDefinition extends CommonRules {
  readonly kind: 'dice'
  readonly faces: number
  /** The return before the payout is rounded down to a hundredth, in hundredths of a percent. */
  readonly returnPoints: number
  /** A target is offered if rounding costs at most this share of the stake, in hundredths of a percent. */
  readonly roundingPointsMax: number
  /** The fewest and the most winning rolls offered. */
  readonly waysMin: number
  readonly waysMax: number
}

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('dice'),
  faces: positive.min(2),
  returnPoints: positive.max(10_000),
  roundingPointsMax: whole,
  waysMin: positive,
  waysMax: positive,
})

export const checkDice = (data: unknown): Result<DiceDefinition, DefinitionFault> => checkRules(schema, data, faultsOf)

function faultsOf(definition: DiceDefinition): DefinitionFault[] {
  const { faces, returnPoints, waysMin, waysMax } = definition
  if ((faces * returnPoints) % 100 !== 0) return [{ place: 'returnPoints', reason: 'return-not-whole' }]
  if (waysMin > waysMax || waysMax >= faces) return [{ place: 'waysMax', reason: 'ways-out-of-range' }]
  if (payOf(definition, waysMax) <= 100) return [{ place: 'waysMax', reason: 'win-below-play' }]
  if (offeredWays(definition).length === 0) return [{ place: 'roundingPointsMax', reason: 'nothing-offered' }]
  return levelFaults(definition, 100, payOf(definition, waysMin))
}
