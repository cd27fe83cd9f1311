import type { RoundEventOf, BetParams } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { type BetRules, fieldsOf, isWholeWithin, paramsOf } from '../natural-odds/bet.ts'
import { playAtOnce } from '../natural-odds/steps.ts'
import type { Bet, Choice, PlayedRound } from '../round-contract.ts'
import type { DiceDefinition } from './definition.ts'
import { type DiceSide, isWaysOffered, payOf, waysOf } from './odds.ts'

/** The roll must be over, or under, the target. */
export interface DiceParams {
  readonly side: DiceSide
  readonly target: number
}

export const diceBets = (definition: DiceDefinition): BetRules<DiceDefinition, DiceParams> => ({
  readParams,
  unit: 100,
  multipleMax: payOf(definition, definition.waysMin),
})

export function playDice(
  definition: DiceDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'dice'>> {
  const { side, target } = paramsOf(diceBets(definition), definition, bet)
  return playAtOnce(definition, { stream, bet, choices }, ({ amount, emit }) => {
    const roll = 1 + stream.uint(definition.faces, 'roll')
    const isWin = side === 'over' ? roll > target : roll < target
    const pay = payOf(definition, waysOf(definition, side, target))
    const won = isWin ? (amount / 100) * pay : 0
    emit({ type: 'diceRoll', roll, side, target, isWin, pay, amount: won })
    return won
  })
}

function readParams(definition: DiceDefinition, params: BetParams | undefined): DiceParams | undefined {
  const { side, target } = fieldsOf(params, ['side', 'target']) ?? {}
  if ((side !== 'over' && side !== 'under') || !isWholeWithin(target, 1, definition.faces)) return undefined
  return isWaysOffered(definition, waysOf(definition, side, target)) ? { side, target } : undefined
}
