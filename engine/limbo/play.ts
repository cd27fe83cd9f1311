import type { RoundEventOf, BetParams } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { type BetRules, fieldsOf, isWholeWithin, paramsOf } from '../natural-odds/bet.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import { playAtOnce } from '../natural-odds/steps.ts'
import type { Bet, Choice, PlayedRound } from '../round-contract.ts'
import type { LimboDefinition } from './definition.ts'
import { multiplierOf } from './odds.ts'

/** The params `{ target }`, in hundredths of the stake. */
export const limboBets = ({ targetMax }: LimboDefinition): BetRules<LimboDefinition, number> => ({
  readParams,
  unit: PAY_UNITS,
  multipleMax: targetMax,
})

export function playLimbo(
  definition: LimboDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'limbo'>> {
  const target = paramsOf(limboBets(definition), definition, bet)
  return playAtOnce(definition, { stream, bet, choices }, ({ amount, emit }) => {
    const multiplier = multiplierOf(definition, 1 + stream.uint(definition.outcomes, 'multiplier'))
    const isWin = multiplier >= target
    const won = isWin ? (amount / PAY_UNITS) * target : 0
    emit({ type: 'limboDrawn', multiplier, target, isWin, amount: won })
    return won
  })
}

function readParams({ targetMin, targetMax }: LimboDefinition, params: BetParams | undefined): number | undefined {
  const { target } = fieldsOf(params, ['target']) ?? {}
  return isWholeWithin(target, targetMin, targetMax) ? target : undefined
}
