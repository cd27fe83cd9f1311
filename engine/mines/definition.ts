import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive } from '../natural-odds/check.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import { mineCounts, opensMax, payMax } from './odds.ts'

/** Mines are hidden under some cells. Every safe cell opened raises the payout; a mine ends the round. */
export interface MinesDefinition extends CommonRules {
  readonly kind: 'mines'
  /** Cells are numbered from 0, row by row. */
  readonly columns: number
  readonly rows: number
  readonly minesMin: number
  readonly minesMax: number
  /** The return before the payout is rounded down to a hundredth. */
  readonly returnPercent: number
  /** A cell that would pay more than this many stakes cannot be opened: the round is collected instead. */
  readonly capMultiple: number
}

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('mines'),
  columns: positive.max(10),
  rows: positive.max(10),
  minesMin: positive,
  minesMax: positive,
  returnPercent: positive.max(100),
  capMultiple: positive,
})

export const checkMines = (data: unknown): Result<MinesDefinition, DefinitionFault> => checkRules(schema, data, faultsOf)

function faultsOf(definition: MinesDefinition): DefinitionFault[] {
  const { columns, rows, minesMin, minesMax, returnPercent, capMultiple } = definition
  if (minesMin > minesMax) return [{ place: 'minesMin', reason: 'mines-out-of-range' }]
  if (minesMax >= columns * rows) return [{ place: 'minesMax', reason: 'no-cell-without-a-mine' }]
  if (mineCounts(definition).some((mines) => opensMax(definition, mines) === 0)) {
    return [{ place: 'capMultiple', reason: 'cap-below-first-pay' }]
  }
  if (capMultiple * PAY_UNITS > payMax({ ...definition, capMultiple: Number.MAX_SAFE_INTEGER })) {
    return [{ place: 'capMultiple', reason: 'cap-unreachable' }]
  }
  if (returnPercent < 90) return [{ place: 'returnPercent', reason: 'return-out-of-range' }]
  return levelFaults(definition, PAY_UNITS, payMax(definition))
}
