import { assert } from '#kernel/result.ts'
import type { PlayMode } from '../definition.ts'
import type { RoundEventOf } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { areOffered, readChips, totalOf } from '../natural-odds/chips.ts'
import { playAtOnce } from '../natural-odds/steps.ts'
import type { Bet, BetRefusal, Choice, PlayedRound } from '../round-contract.ts'
import type { RouletteDefinition } from './definition.ts'
import { colourOf, layoutOf } from './spots.ts'

export function playRoulette(
  definition: RouletteDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'roulette'>> {
  const refusal = refuseRoulette(definition, bet)
  assert(refusal === undefined, `${refusal}: ${JSON.stringify(bet)}`)
  const layout = layoutOf(definition)
  const chips = readChips(layout.spots, bet.params)!
  return playAtOnce(definition, { stream, bet, choices }, ({ emit }) => {
    const number = stream.uint(layout.wheel.length, 'pocket')
    emit({ type: 'ballLanded', number, colour: colourOf(number) })
    let won = 0
    for (const { spot: id, amount: played } of chips) {
      const spot = layout.spots.get(id)!
      if (!spot.numbers.includes(number)) continue
      const amount = played * spot.multiple
      won += amount
      emit({ type: 'chipPaid', spot: spot.id, played, amount })
    }
    return won
  })
}

export function refuseRoulette(definition: RouletteDefinition, { amount, params }: Bet): BetRefusal | undefined {
  const layout = layoutOf(definition)
  const chips = readChips(layout.spots, params)
  if (!chips) return 'bad-params'
  return totalOf(chips) === amount && Number.isSafeInteger(amount * layout.wheel.length) ? undefined : 'bad-amount'
}

export const isOnOffer = (definition: RouletteDefinition, bet: Bet, mode: PlayMode): boolean =>
  areOffered(definition, readChips(layoutOf(definition).spots, bet.params) ?? [], mode, bet)
