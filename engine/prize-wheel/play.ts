import type { RoundEventOf, BetParams } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { type BetRules, fieldsOf, paramsOf } from '../natural-odds/bet.ts'
import { exactUnit, PAY_UNITS } from '../natural-odds/mode.ts'
import { playAtOnce } from '../natural-odds/steps.ts'
import type { Bet, Choice, PlayedRound } from '../round-contract.ts'
import type { PrizeWheel, PrizeWheelDefinition } from './definition.ts'
import { payMax } from './odds.ts'

/** The params `{ segments, risk }` name a wheel. */
export const prizeWheelBets = (definition: PrizeWheelDefinition): BetRules<PrizeWheelDefinition, PrizeWheel> => ({
  readParams,
  unit: exactUnit(definition.wheels.flatMap(({ pays }) => pays)),
  multipleMax: payMax(definition),
})

export function playPrizeWheel(
  definition: PrizeWheelDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'prize-wheel'>> {
  const { pays } = paramsOf(prizeWheelBets(definition), definition, bet)
  return playAtOnce(definition, { stream, bet, choices }, ({ amount, emit }) => {
    const segment = stream.uint(pays.length, 'segment')
    const pay = pays[segment]!
    const won = (amount * pay) / PAY_UNITS
    emit({ type: 'wheelTurned', segment, pay, amount: won })
    return won
  })
}

function readParams({ wheels }: PrizeWheelDefinition, params: BetParams | undefined): PrizeWheel | undefined {
  const { segments, risk } = fieldsOf(params, ['segments', 'risk']) ?? {}
  return wheels.find((wheel) => wheel.pays.length === segments && wheel.risk === risk)
}
