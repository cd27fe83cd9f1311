import { isListed, refuseBy } from '../natural-odds/bet.ts'
import type { Family } from '../round-contract.ts'
import { prizeWheelHelp } from './help.ts'
import { playPrizeWheel, prizeWheelBets } from './play.ts'

export const prizeWheelFamily: Family<'prize-wheel'> = {
  kind: 'prize-wheel',
  play: playPrizeWheel,
  refuse: (definition, bet) => refuseBy(prizeWheelBets(definition), definition, bet),
  isOffered: isListed,
  examples: ({ wheels }, amount) =>
    wheels.map(({ pays: { length: segments }, risk }) => ({
      mode: `${segments}-segments-${risk}`,
      bet: { amount, params: { segments, risk } },
    })),
  help: prizeWheelHelp,
}
