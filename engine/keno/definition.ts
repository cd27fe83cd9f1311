import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive, whole } from '../natural-odds/check.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import { payMax, returnPointsOf } from './odds.ts'

/** Some balls out of a drum with the numbers 1 to `numbers`, drawn without putting any back. */
export interface KenoDefinition extends CommonRules {
  readonly kind: 'keno'
  readonly numbers: number
  readonly drawn: number
  /** By how many numbers were picked, from one; then by how many of them came, from none: hundredths of the play amount. */
  readonly pays: readonly (readonly number[])[]
}

/** Every number of picks gives back between so many hundredths of a percent. */
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
  return [...pays.flatMap((_, index) => payFaults(definition, index)), ...levelFaults(definition, PAY_UNITS, payMax(definition))]
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
