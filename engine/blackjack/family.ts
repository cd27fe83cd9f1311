import { isListed, refuseBy } from '../natural-odds/bet.ts'
import type { Family } from '../round-contract.ts'
import { blackjackHelp } from './help.ts'
import { blackjackBets, playBlackjack } from './play.ts'

export const blackjackFamily: Family<'blackjack'> = {
  kind: 'blackjack',
  play: playBlackjack,
  refuse: (definition, bet) => refuseBy(blackjackBets(definition), definition, bet),
  isOffered: isListed,
  examples: (_, amount) => [{ mode: 'base', bet: { amount } }],
  help: blackjackHelp,
}
