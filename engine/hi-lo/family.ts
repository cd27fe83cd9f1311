import { isListed, refuseBy } from '../natural-odds/bet.ts'
import type { Family } from '../round-contract.ts'
import { hiLoHelp } from './help.ts'
import { hiLoBets, playHiLo } from './play.ts'

export const hiLoFamily: Family<'hi-lo'> = {
  kind: 'hi-lo',
  play: playHiLo,
  refuse: (definition, bet) => refuseBy(hiLoBets(definition), definition, bet),
  isOffered: isListed,
  examples: (_, amount) => [{ mode: 'base', bet: { amount } }],
  help: hiLoHelp,
}
