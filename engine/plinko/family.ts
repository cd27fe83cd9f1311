import { isListed, refuseBy } from '../natural-odds/bet.ts'
import type { Family } from '../round-contract.ts'
import { plinkoHelp } from './help.ts'
import { plinkoBets, playPlinko } from './play.ts'

export const plinkoFamily: Family<'plinko'> = {
  kind: 'plinko',
  play: playPlinko,
  refuse: (definition, bet) => refuseBy(plinkoBets(definition), definition, bet),
  isOffered: isListed,
  examples: ({ boards }, amount) =>
    boards.map(({ rows, risk }) => ({ mode: `${rows}-rows-${risk}`, bet: { amount, params: { rows, risk } } })),
  help: plinkoHelp,
}
