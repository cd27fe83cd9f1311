import type { RoundEvent } from '../events.ts'
import type { ExampleBet, Family } from '../round-contract.ts'
import { isSeated } from './definition.ts'
import { blackjackHelp } from './help.ts'
import { isBlackjackOffered, playBlackjack, refuseBlackjack } from './play.ts'
import { spotOf } from './seats.ts'
import { SIDES, type Side } from './side-bets.ts'

export const blackjackFamily: Family<'blackjack'> = {
  kind: 'blackjack',
  play: playBlackjack,
  refuse: refuseBlackjack,
  isOffered: isBlackjackOffered,
  examples: (definition, amount) => {
    if (!isSeated(definition)) return [{ mode: 'base', bet: { amount } }]
    const hand = { spot: spotOf('hand', 1), amount }
    return [{ mode: 'base', bet: { amount, params: { chips: [hand] } } }, ...SIDES.map((side) => sideExample(side, amount))]
  },
  help: blackjackHelp,
}

/** A side bet beside a hand of the same stake; its report is of the side bet alone. */
const sideExample = (side: Side, amount: number): ExampleBet => {
  const chips = [spotOf('hand', 1), spotOf(side, 1)].map((spot) => ({ spot, amount }))
  return { mode: side, bet: { amount: 2 * amount, params: { chips } }, payoutOf: paidBy(side) }
}

const paidBy =
  (side: Side) =>
  (events: readonly RoundEvent[]): number =>
    events.reduce((sum, event) => sum + (event.type === 'sideSettled' && event.side === side ? event.amount : 0), 0)
