import { isListed, refuseBy } from '../natural-odds/bet.ts'
import type { Family } from '../round-contract.ts'
import { blackjackHelp } from './help.ts'
import { BLACKJACK_BETS, playBlackjack } from './play.ts'

export const blackjackFamily: Family<'blackjack'> = {
  kind: 'blackjack',
  play: playBlackjack,
  refuse: (definition, bet) => refuseBy(BLACKJACK_BETS, definition, bet),
  isOffered: isListed,
  examples: (_, amount) => [{ mode: 'base', bet: { amount } }],
  help: blackjackHelp,
}
