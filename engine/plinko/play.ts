import type { RoundEventOf, Terms } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { type BetRules, fieldsOf, termsOf } from '../natural-odds/bet.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import { playAtOnce } from '../natural-odds/steps.ts'
import type { Bet, Choice, PlayedRound } from '../round-contract.ts'
import type { PlinkoBoard, PlinkoDefinition } from './definition.ts'
import { payAt, payMax } from './odds.ts'

/** The terms `{ rows, risk }` name a board. */
export const plinkoBets = (definition: PlinkoDefinition): BetRules<PlinkoDefinition, PlinkoBoard> => ({
  readTerms,
  unit: PAY_UNITS,
  multipleMax: payMax(definition),
})

export function playPlinko(
  definition: PlinkoDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'plinko'>> {
  const board = termsOf(plinkoBets(definition), definition, bet)
  return playAtOnce(definition, { stream, bet, choices }, ({ amount, emit }) => {
    const path = Array.from({ length: board.rows }, (_, row) => stream.uint(2, `row:${row + 1}`))
    const place = path.reduce((sum, step) => sum + step, 0)
    const pay = payAt(board, place)
    const won = (amount / PAY_UNITS) * pay
    emit({ type: 'ballDropped', path, place, pay, amount: won })
    return won
  })
}

function readTerms({ boards }: PlinkoDefinition, terms: Terms | undefined): PlinkoBoard | undefined {
  const { rows, risk } = fieldsOf(terms, ['rows', 'risk']) ?? {}
  return boards.find((board) => board.rows === rows && board.risk === risk)
}
