import type { MathReport, ModeReport } from '../math-report/math-report.ts'
import { defHash } from '../def-hash.ts'
import { modeReport } from '../natural-odds/mode.ts'
import type { KenoDefinition } from './definition.ts'
import { outcomesOf } from './odds.ts'

/** For each number of picks, counts the draws by number of hits. */
export function analyzeKeno(definition: KenoDefinition): MathReport {
  const [first, ...others] = definition.pays.map((_, index) => analyzePicks(definition, index + 1))
  return { game: definition.id, defHash: defHash(definition), modes: [first!, ...others] }
}

export const analyzePicks = (definition: KenoDefinition, picks: number): ModeReport =>
  modeReport(`picks-${picks}`, 'formula', outcomesOf(definition, picks))
