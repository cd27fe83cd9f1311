import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive, whole } from '../natural-odds/check.ts'
import { exactUnit } from '../natural-odds/mode.ts'
import { outcomesOf, payMax } from './odds.ts'

/** A ball falls through rows of pegs, left or right with equal chance at each, into one of `rows + 1` slots. */
export interface PlinkoDefinition extends CommonRules {
  readonly kind: 'plinko'
  readonly boards: readonly PlinkoBoard[]
}

export interface PlinkoBoard {
  readonly rows: number
  readonly risk: PlinkoRisk
  /** Hundredths of the stake, from the edge to the middle; the other half mirrors it. */
  readonly pays: readonly number[]
}

export type PlinkoRisk = 'low' | 'medium' | 'high'

/** Every board returns within these bounds, in hundredths of a percent. */
const RETURN_POINTS = { min: 9_550, max: 9_700 } as const

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('plinko'),
  boards: z
    .array(
      z.strictObject({
        rows: positive.max(16),
        risk: z.enum(['low', 'medium', 'high']),
        pays: z.array(whole),
      }),
    )
    .min(1),
})

export const checkPlinko = (data: unknown): Result<PlinkoDefinition, DefinitionFault> => checkRules(schema, data, faultsOf)

const faultsOf = (definition: PlinkoDefinition): DefinitionFault[] => [
  ...definition.boards.flatMap((board, index) => boardFaults(definition, board, index)),
  ...levelFaults(definition, exactUnit(definition.boards.flatMap(({ pays }) => pays)), payMax(definition)),
]

function boardFaults({ boards }: PlinkoDefinition, board: PlinkoBoard, index: number): DefinitionFault[] {
  const { rows, risk, pays } = board
  const place = `boards.${index}`
  if (boards.findIndex((each) => each.rows === rows && each.risk === risk) !== index) return [{ place, reason: 'board-twice' }]
  if (rows % 2 !== 0) return [{ place: `${place}.rows`, reason: 'rows-odd' }]
  if (pays.length !== rows / 2 + 1) return [{ place: `${place}.pays`, reason: 'places-do-not-match' }]
  const rising = pays.findIndex((pay, at) => at > 0 && pay > pays[at - 1]!)
  if (rising !== -1) return [{ place: `${place}.pays.${rising}`, reason: 'pay-rises-to-the-middle' }]
  const [returned, total] = [...outcomesOf(board)].reduce(
    ([sum, all], [pay, ways]) => [sum + pay * Number(ways), all + Number(ways)],
    [0, 0],
  )
  const points = (returned * 100) / total
  if (points < RETURN_POINTS.min || points > RETURN_POINTS.max) return [{ place: `${place}.pays`, reason: 'return-out-of-range' }]
  return []
}
