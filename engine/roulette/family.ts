import type { Family } from '../round-contract.ts'
import { rouletteHelp } from './help.ts'
import { isOnOffer, playRoulette, refuseRoulette } from './play.ts'
import { firstOf, SPOT_KINDS } from './spots.ts'

export const rouletteFamily: Family<'roulette'> = {
  kind: 'roulette',
  play: playRoulette,
  refuse: (_, bet) => refuseRoulette(bet),
  isOffered: isOnOffer,
  examples: (_, amount) =>
    SPOT_KINDS.map((kind) => ({ mode: kind, bet: { amount, params: { chips: [{ spot: firstOf(kind).id, amount }] } } })),
  help: rouletteHelp,
}
