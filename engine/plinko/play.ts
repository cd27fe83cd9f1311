import type { RoundEventOf, BetParams } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { type BetRules, fieldsOf, paramsOf } from '../natural-odds/bet.ts'
import { exactUnit, PAY_UNITS } from '../natural-odds/mode.ts'
import { playAtOnce } from '../natural-odds/steps.ts'
import type { Bet, Choice, PlayedRound } from '../round-contract.ts'
import type { PlinkoBoard, PlinkoDefinition } from './definition.ts'
import { payAt, payMax } from './odds.ts'

/** The params `{ rows, risk }` name a board. */
export const plinkoBets = (definition: PlinkoDefinition): BetRules<PlinkoDefinition, PlinkoBoard> => ({
  readParams,
  unit: exactUnit(definition.boards.flatMap(({ pays }) => pays)),
  multipleMax: payMax(definition),
})

export function playPlinko(
  definition: PlinkoDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'plinko'>> {
  const board = paramsOf(plinkoBets(definition), definition, bet)
  return playAtOnce(definition, { stream, bet, choices }, ({ amount, emit }) => {
    const path = Array.from({ length: board.rows }, (_, row) => stream.uint(2, `row:${row + 1}`))
    const place = path.reduce((sum, step) => sum + step, 0)
    const pay = payAt(board, place)
    const won = (amount * pay) / PAY_UNITS
    emit({ type: 'ballDropped', path, place, pay, amount: won })
    return won
  })
}

function readParams({ boards }: PlinkoDefinition, params: BetParams | undefined): PlinkoBoard | undefined {
  const { rows, risk } = fieldsOf(params, ['rows', 'risk']) ?? {}
  return boards.find((board) => board.rows === rows && board.risk === risk)
}
