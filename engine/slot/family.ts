import type { Bet, BetRefusal, Family } from '../round-contract.ts'
import type { SlotDefinition } from './definition.ts'
import { slotHelp } from './help.ts'
import { playSlot } from './play.ts'

export const slotFamily: Family<'slot'> = {
  kind: 'slot',
  play: playSlot,
  refuse: refuseBet,
  isOffered: ({ betLevels }, { amount }, mode) => betLevels[mode].includes(amount),
  examples: (_, amount) => [{ mode: 'base', bet: { amount } }],
  help: slotHelp,
}

function refuseBet({ unitsPerPlay, capMultiple, poolDraws }: SlotDefinition, { amount, terms }: Bet): BetRefusal | undefined {
  if (terms && Object.keys(terms).length > 0) return 'bad-terms'
  const isWhole = Number.isSafeInteger(amount * capMultiple) && amount > 0 && amount % unitsPerPlay === 0
  const isShare = !poolDraws || amount % poolDraws.amountLeast === 0
  return isWhole && isShare ? undefined : 'bad-amount'
}
