import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive, whole } from '../natural-odds/check.ts'
import { exactUnit } from '../natural-odds/mode.ts'
import { payMax, returnPointsOf } from './odds.ts'

/** Balls drawn without replacement from a drum with the numbers 1 to `numbers`. */
export interface KenoDefinition extends CommonRules {
  readonly kind: 'keno'
  readonly numbers: number
  readonly drawn: number
  /** By number of picks, from 1, then by number of hits, from 0: hundredths of the stake. */
  readonly pays: readonly (readonly number[])[]
}

/** Every number of picks returns within these bounds, in hundredths of a percent. */
const RETURN_POINTS = { min: 9_450, max: 9_600 } as const

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('keno'),
  numbers: positive.max(100),
  drawn: positive,
  pays: z.array(z.array(whole)).min(1),
})

export const checkKeno = (data: unknown): Result<KenoDefinition, DefinitionFault> => checkRules(schema, data, faultsOf)

function faultsOf(definition: KenoDefinition): DefinitionFault[] {
  const { numbers, drawn, pays } = definition
  if (drawn >= numbers) return [{ place: 'drawn', reason: 'draws-every-ball' }]
  if (pays.length > drawn) return [{ place: 'pays', reason: 'more-picks-than-balls' }]
  return [
    ...pays.flatMap((_, index) => payFaults(definition, index)),
    ...levelFaults(definition, exactUnit(pays.flat()), payMax(definition)),
  ]
}

function payFaults(definition: KenoDefinition, index: number): DefinitionFault[] {
  const pays = definition.pays[index]!
  const place = `pays.${index}`
  if (pays.length !== index + 2) return [{ place, reason: 'hits-do-not-match' }]
  const falling = pays.findIndex((pay, hits) => hits > 0 && pay < pays[hits - 1]!)
  if (falling !== -1) return [{ place: `${place}.${falling}`, reason: 'pay-falls' }]
  const points = returnPointsOf(definition, index + 1)
  return points < RETURN_POINTS.min || points > RETURN_POINTS.max ? [{ place, reason: 'return-out-of-range' }] : []
}
