import type { PlayMode } from '../definition.ts'
import type { RoundEventOf } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { type BetRules, isListed, paramsOf, refuseBy } from '../natural-odds/bet.ts'
import { areOffered, totalOf } from '../natural-odds/chips.ts'
import { playSteps } from '../natural-odds/steps.ts'
import type { Bet, BetRefusal, Choice, PlayedRound } from '../round-contract.ts'
import { Deal } from './deal.ts'
import { type BlackjackDefinition, isSeated, multipleMax } from './definition.ts'
import { areSidesBacked, chipsOf, type Seat, seatsOf } from './seats.ts'

/** A game of one hand takes no params, one with seats takes chips. */
const blackjackBets = (definition: BlackjackDefinition): BetRules<BlackjackDefinition, object> => ({
  readParams: ({ seats }, params) => {
    if (seats) return chipsOf(seats, params)
    return params === undefined || Object.keys(params).length === 0 ? {} : undefined
  },
  unit: definition.naturalPays[1],
  multipleMax: multipleMax(definition),
})

export function playBlackjack(
  definition: BlackjackDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'blackjack'>> {
  paramsOf(blackjackBets(definition), definition, bet)
  const seats = seatsIn(definition, bet)
  return playSteps(definition, { stream, bet, choices }, (table) => new Deal(definition, table, seats).play())
}

function seatsIn(definition: BlackjackDefinition, { amount, params }: Bet): readonly Seat[] {
  const { seats } = definition
  return seats ? seatsOf(seats, chipsOf(seats, params)!) : [{ seat: 1, amount, sides: [] }]
}

export function refuseBlackjack(definition: BlackjackDefinition, bet: Bet): BetRefusal | undefined {
  const refusal = refuseBy(blackjackBets(definition), definition, bet)
  if (refusal !== undefined || !definition.seats) return refusal
  const chips = chipsOf(definition.seats, bet.params)!
  if (!areSidesBacked(definition.seats, chips)) return 'bad-params'
  const areWhole = seatsOf(definition.seats, chips).every(({ amount }) => amount % definition.naturalPays[1] === 0)
  return areWhole && totalOf(chips) === bet.amount ? undefined : 'bad-amount'
}

export function isBlackjackOffered(definition: BlackjackDefinition, bet: Bet, mode: PlayMode): boolean {
  if (!isSeated(definition)) return isListed(definition, bet, mode)
  const { betLevels, seats } = definition
  return areOffered({ betLevels, totalMax: seats.totalMax }, chipsOf(seats, bet.params) ?? [], mode, bet)
}
