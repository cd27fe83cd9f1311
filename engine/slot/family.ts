import type { Bet, BetRefusal, Family } from '../round-contract.ts'
import type { SlotDefinition } from './definition.ts'
import { slotHelp } from './help.ts'
import { askedMode, modesOf, priceOf } from './modes.ts'
import { playSlot } from './play.ts'
import { poolShares } from './pool-rules.ts'

export const slotFamily: Family<'slot'> = {
  kind: 'slot',
  play: playSlot,
  refuse: refuseBet,
  isOffered: (definition, { amount, params }, mode) => {
    const asked = askedMode(definition, params)
    return asked !== undefined && definition.betLevels[mode].includes(amount / priceOf(definition, asked))
  },
  examples: (definition, amount) =>
    modesOf(definition).map((mode) => ({
      mode,
      bet: mode === 'buy' ? { amount: amount * priceOf(definition, mode), params: { mode } } : { amount },
    })),
  help: slotHelp,
}

function refuseBet(definition: SlotDefinition, { amount, params, mode }: Bet): BetRefusal | undefined {
  const { unitsPerPlay, capMultiple, poolDraws } = definition
  const asked = askedMode(definition, params)
  if (!asked) return 'bad-params'
  const played = amount / priceOf(definition, asked)
  const isWhole = Number.isSafeInteger(played * capMultiple) && played > 0 && played % unitsPerPlay === 0
  const isShare = !poolDraws || Number.isSafeInteger(poolShares(poolDraws, played, mode))
  return isWhole && isShare ? undefined : 'bad-amount'
}
