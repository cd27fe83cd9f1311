import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules, PlayMode } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive } from '../natural-odds/check.ts'
import { layoutOf } from './spots.ts'

/** A wheel with the numbers 1 to 36 and one or two zeros. The listed stakes are the chip values. */
export interface RouletteDefinition extends CommonRules {
  readonly kind: 'roulette'
  /** One if it is missing. */
  readonly zeros?: 1 | 2
  /** The table limit: the most that all chips of a round may total. */
  readonly totalMax: Readonly<Record<PlayMode, number>>
}

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('roulette'),
  zeros: z.union([z.literal(1), z.literal(2)]).optional(),
  totalMax: z.strictObject({ TournamentPoints: positive, SweepStakes: positive }),
})

export const checkRoulette = (data: unknown): Result<RouletteDefinition, DefinitionFault> => checkRules(schema, data, faultsOf)

const faultsOf = (definition: RouletteDefinition): DefinitionFault[] => [
  ...levelFaults(definition, 1, layoutOf(definition).wheel.length),
  ...Object.entries(definition.totalMax).flatMap(([mode, total]) => {
    const place = `totalMax.${mode}`
    const chips = definition.betLevels[mode as PlayMode]
    if (total < chips.at(-1)!) return [{ place, reason: 'total-below-largest-chip' }]
    return Number.isSafeInteger(total * layoutOf(definition).wheel.length) ? [] : [{ place, reason: 'pay-past-whole-numbers' }]
  }),
]
