import type { Family } from '../round-contract.ts'
import { rouletteHelp } from './help.ts'
import { isOnOffer, playRoulette, refuseRoulette } from './play.ts'
import { firstOf, layoutOf } from './spots.ts'

export const rouletteFamily: Family<'roulette'> = {
  kind: 'roulette',
  play: playRoulette,
  refuse: refuseRoulette,
  isOffered: isOnOffer,
  examples(definition, amount) {
    const layout = layoutOf(definition)
    return layout.kinds.map((kind) => ({
      mode: kind,
      bet: { amount, params: { chips: [{ spot: firstOf(layout, kind).id, amount }] } },
    }))
  },
  help: rouletteHelp,
}
