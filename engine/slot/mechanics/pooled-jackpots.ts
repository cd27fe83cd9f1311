import type { Bet } from '../../round-contract.ts'
import { poolShares } from '../pool-rules.ts'
import type { Round } from '../round.ts'

/** Draws the game's progressive jackpots and pays the must-drop jackpots that the round brought to their amount. */
export function playJackpots(round: Round, bet: Pick<Bet, 'mode' | 'pools'>): void {
  playPooledJackpots(round, bet)
  if (!bet.pools) return
  const drawn = (round.slot.definition.pools ?? []).map(({ tier }) => tier)
  const dropped = Object.entries(bet.pools).filter(([tier]) => !drawn.includes(tier))
  for (const [tier, amount] of dropped.toSorted(([one], [other]) => (one < other ? -1 : 1))) round.payJackpot(tier, amount)
}

/**
 * Draws for every progressive jackpot in every round, from the same range at every stake and mode: each share of the
 * stake adds one hitting value. The pool's amount has no influence.
 */
function playPooledJackpots(round: Round, { mode, pools = {} }: Pick<Bet, 'mode' | 'pools'>): void {
  const { poolDraws, pools: all = [] } = round.slot.definition
  if (!poolDraws) return
  const shares = poolShares(poolDraws, round.stake, mode)
  for (const { tier } of all) {
    if (round.stream.uint(poolDraws.oneIn[tier]!, `jackpot:${tier}`) < shares) round.payJackpot(tier, pools[tier] ?? 0)
  }
}
