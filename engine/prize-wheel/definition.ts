import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, whole } from '../natural-odds/check.ts'
import { exactUnit } from '../natural-odds/mode.ts'
import { payMax } from './odds.ts'

/** A wheel of equal segments; the player chooses their number and the risk. */
export interface PrizeWheelDefinition extends CommonRules {
  readonly kind: 'prize-wheel'
  readonly wheels: readonly PrizeWheel[]
}

export interface PrizeWheel {
  readonly risk: WheelRisk
  /** Hundredths of the stake, clockwise from the top; as many as there are segments. */
  readonly pays: readonly number[]
}

export type WheelRisk = 'low' | 'medium' | 'high'

/** Every wheel returns within these bounds, in hundredths of a percent. */
const RETURN_POINTS = { min: 9_550, max: 9_700 } as const

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('prize-wheel'),
  wheels: z.array(z.strictObject({ risk: z.enum(['low', 'medium', 'high']), pays: z.array(whole).min(2).max(60) })).min(1),
})

export const checkPrizeWheel = (data: unknown): Result<PrizeWheelDefinition, DefinitionFault> =>
  checkRules(schema, data, faultsOf)

const faultsOf = (definition: PrizeWheelDefinition): DefinitionFault[] => [
  ...definition.wheels.flatMap((wheel, index) => wheelFaults(definition, wheel, index)),
  ...levelFaults(definition, exactUnit(definition.wheels.flatMap(({ pays }) => pays)), payMax(definition)),
]

function wheelFaults({ wheels }: PrizeWheelDefinition, { risk, pays }: PrizeWheel, index: number): DefinitionFault[] {
  const place = `wheels.${index}`
  if (wheels.findIndex((each) => each.risk === risk && each.pays.length === pays.length) !== index) {
    return [{ place, reason: 'wheel-twice' }]
  }
  const points = (100 * pays.reduce((sum, pay) => sum + pay, 0)) / pays.length
  if (points < RETURN_POINTS.min || points > RETURN_POINTS.max) return [{ place: `${place}.pays`, reason: 'return-out-of-range' }]
  return []
}
