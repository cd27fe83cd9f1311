import type { RoundEventOf, BetParams } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { type BetRules, fieldsOf, isWholeWithin, paramsOf } from '../natural-odds/bet.ts'
import { takeFrom } from '../natural-odds/drum.ts'
import { exactUnit, PAY_UNITS } from '../natural-odds/mode.ts'
import { playAtOnce } from '../natural-odds/steps.ts'
import type { Bet, Choice, PlayedRound } from '../round-contract.ts'
import type { KenoDefinition } from './definition.ts'
import { payFor, payMax } from './odds.ts'

/** The params `{ picks }`: distinct numbers in any order, returned sorted. */
export const kenoBets = (definition: KenoDefinition): BetRules<KenoDefinition, readonly number[]> => ({
  readParams,
  unit: exactUnit(definition.pays.flat()),
  multipleMax: payMax(definition),
})

export function playKeno(
  definition: KenoDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'keno'>> {
  const picks = paramsOf(kenoBets(definition), definition, bet)
  return playAtOnce(definition, { stream, bet, choices }, ({ amount, emit }) => {
    const drum = Array.from({ length: definition.numbers }, (_, index) => index + 1)
    const balls = Array.from({ length: definition.drawn }, (_, index) => takeFrom(drum, stream, `ball:${index + 1}`))
    for (const number of balls) emit({ type: 'kenoBall', number, isHit: picks.includes(number) })
    const hits = picks.filter((pick) => balls.includes(pick))
    const pay = payFor(definition, picks.length, hits.length)
    const won = (amount * pay) / PAY_UNITS
    emit({ type: 'kenoResult', picks, hits, pay, amount: won })
    return won
  })
}

function readParams({ numbers, pays }: KenoDefinition, params: BetParams | undefined): readonly number[] | undefined {
  const { picks } = fieldsOf(params, ['picks']) ?? {}
  if (!Array.isArray(picks) || picks.length < 1 || picks.length > pays.length) return undefined
  if (!picks.every((pick) => isWholeWithin(pick, 1, numbers))) return undefined
  return new Set(picks).size === picks.length ? (picks as number[]).toSorted((left, right) => left - right) : undefined
}
