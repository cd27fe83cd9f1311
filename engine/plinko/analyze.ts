import type { MathReport, ModeReport } from '../math-report/math-report.ts'
import { defHash } from '../def-hash.ts'
import { modeReport } from '../natural-odds/mode.ts'
import type { PlinkoBoard, PlinkoDefinition } from './definition.ts'
import { outcomesOf } from './odds.ts'

/** Counts every board by the number of paths to each slot. */
export function analyzePlinko(definition: PlinkoDefinition): MathReport {
  const [first, ...others] = definition.boards.map(analyzeBoard)
  return { game: definition.id, defHash: defHash(definition), modes: [first!, ...others] }
}

export const analyzeBoard = (board: PlinkoBoard): ModeReport =>
  modeReport(`${board.rows}-rows-${board.risk}`, 'formula', outcomesOf(board))
