import type { Bet, BetRefusal, Family } from '../round-contract.ts'
import type { SlotDefinition } from './definition.ts'
import { slotHelp } from './help.ts'
import { askedMode, modesOf, priceOf } from './modes.ts'
import { playSlot } from './play.ts'

export const slotFamily: Family<'slot'> = {
  kind: 'slot',
  play: playSlot,
  refuse: refuseBet,
  isOffered: (definition, { amount, terms }, mode) => {
    const asked = askedMode(definition, terms)
    return asked !== undefined && definition.betLevels[mode].includes(amount / priceOf(definition, asked))
  },
  examples: (definition, amount) =>
    modesOf(definition).map((mode) => ({
      mode,
      bet: mode === 'buy' ? { amount: amount * priceOf(definition, mode), terms: { mode } } : { amount },
    })),
  help: slotHelp,
}

function refuseBet(definition: SlotDefinition, { amount, terms }: Bet): BetRefusal | undefined {
  const { unitsPerPlay, capMultiple, poolDraws } = definition
  const asked = askedMode(definition, terms)
  if (!asked) return 'bad-terms'
  const played = amount / priceOf(definition, asked)
  const isWhole = Number.isSafeInteger(played * capMultiple) && played > 0 && played % unitsPerPlay === 0
  const isShare = !poolDraws || played % poolDraws.amountLeast === 0
  return isWhole && isShare ? undefined : 'bad-amount'
}
