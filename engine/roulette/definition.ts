import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules, PlayMode } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive } from '../natural-odds/check.ts'
import { POCKETS } from './spots.ts'

/** A wheel with the numbers 1 to 36 and a single zero. The listed stakes are the chip values. */
export interface RouletteDefinition extends CommonRules {
  readonly kind: 'roulette'
  /** The table limit: the most that all chips of a round may total. */
  readonly totalMax: Readonly<Record<PlayMode, number>>
}

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('roulette'),
  totalMax: z.strictObject({ TournamentPoints: positive, SweepStakes: positive }),
})

export const checkRoulette = (data: unknown): Result<RouletteDefinition, DefinitionFault> => checkRules(schema, data, faultsOf)

const faultsOf = (definition: RouletteDefinition): DefinitionFault[] => [
  ...levelFaults(definition, 1, POCKETS),
  ...Object.entries(definition.totalMax).flatMap(([mode, total]) => {
    const place = `totalMax.${mode}`
    const chips = definition.betLevels[mode as PlayMode]
    if (total < chips.at(-1)!) return [{ place, reason: 'total-below-largest-chip' }]
    return Number.isSafeInteger(total * POCKETS) ? [] : [{ place, reason: 'pay-past-whole-numbers' }]
  }),
]
