import type { Bet } from '../../round-contract.ts'
import type { Round } from '../round.ts'

/**
 * Draws for every pooled jackpot, in every round and from the same range whatever the amount: a play amount of so many
 * times the smallest hits on so many of the values. What a pool holds decides nothing.
 */
export function playPooledJackpots(round: Round, pools: Bet['pools'] = {}): void {
  const { poolDraws, pools: all = [] } = round.slot.definition
  if (!poolDraws) return
  const shares = round.stake / poolDraws.amountLeast
  for (const { tier } of all) {
    if (round.stream.uint(poolDraws.oneIn[tier]!, `jackpot:${tier}`) < shares) round.payJackpot(tier, pools[tier] ?? 0)
  }
}
