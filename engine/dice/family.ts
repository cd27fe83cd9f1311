import { isListed, refuseBy } from '../natural-odds/bet.ts'
import type { Family } from '../round-contract.ts'
import { diceHelp } from './help.ts'
import { targetOf, typicalWays } from './odds.ts'
import { diceBets, playDice } from './play.ts'

export const diceFamily: Family<'dice'> = {
  kind: 'dice',
  play: playDice,
  refuse: (definition, bet) => refuseBy(diceBets(definition), definition, bet),
  isOffered: isListed,
  examples: (definition, amount) =>
    typicalWays(definition).map((ways) => ({
      mode: `rolls-${ways}`,
      bet: { amount, params: { side: 'under', target: targetOf(definition, 'under', ways) } },
    })),
  help: diceHelp,
}
