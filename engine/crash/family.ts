import { typicalTargets } from '../limbo/odds.ts'
import { isListed, refuseBy } from '../natural-odds/bet.ts'
import type { Family } from '../round-contract.ts'
import { crashHelp } from './help.ts'
import { crashBets, playCrash } from './play.ts'

export const crashFamily: Family<'crash'> = {
  kind: 'crash',
  play: playCrash,
  refuse: (definition, bet) => refuseBy(crashBets(definition), definition, bet),
  isOffered: isListed,
  examples: (definition, amount) =>
    typicalTargets(definition).map((target) => ({ mode: `target-${target}`, bet: { amount, params: { target } } })),
  help: crashHelp,
}
