import { isListed, refuseBy } from '../natural-odds/bet.ts'
import type { Family } from '../round-contract.ts'
import { minesHelp } from './help.ts'
import { mineCounts } from './odds.ts'
import { minesBets, playMines } from './play.ts'

export const minesFamily: Family<'mines'> = {
  kind: 'mines',
  play: playMines,
  refuse: (definition, bet) => refuseBy(minesBets(definition), definition, bet),
  isOffered: isListed,
  examples: (definition, amount) =>
    mineCounts(definition).map((mines) => ({ mode: `mines-${mines}`, bet: { amount, params: { mines } } })),
  help: minesHelp,
}
