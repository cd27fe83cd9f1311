import { isListed, refuseBy } from '../natural-odds/bet.ts'
import type { Family } from '../round-contract.ts'
import { limboHelp } from './help.ts'
import { typicalTargets } from './odds.ts'
import { limboBets, playLimbo } from './play.ts'

export const limboFamily: Family<'limbo'> = {
  kind: 'limbo',
  play: playLimbo,
  refuse: (definition, bet) => refuseBy(limboBets(definition), definition, bet),
  isOffered: isListed,
  examples: (definition, amount) =>
    typicalTargets(definition).map((target) => ({ mode: `target-${target}`, bet: { amount, params: { target } } })),
  help: limboHelp,
}
