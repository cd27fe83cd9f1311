import type { PlayMode } from '../definition.ts'
import type { PoolDraws, SlotDefinition } from './definition.ts'

/** Every pool has a draw, and every stake is a whole number of shares, no more than the draw has values. */
export const poolsFit = ({ pools = [], poolDraws, betLevels, jackpots = {} }: SlotDefinition): boolean => {
  const tiers = pools.map(({ tier }) => tier)
  const drawn = Object.entries(poolDraws?.oneIn ?? {})
  if (new Set(tiers).size !== tiers.length || drawn.length !== tiers.length) return false
  if (!poolDraws) return true
  const isProportional = (shares: number): boolean => Number.isSafeInteger(shares) && drawn.every(([, oneIn]) => shares <= oneIn)
  return (
    drawn.every(([tier, oneIn]) => tiers.includes(tier) && !(tier in jackpots) && oneIn <= 2 ** 32) &&
    MODES.every((mode) => betLevels[mode].every((level) => isProportional(poolShares(poolDraws, level, mode))))
  )
}

const MODES = ['TournamentPoints', 'SweepStakes'] as const

/** The number of hitting values in each pool's draw, exactly proportional to the stake. */
export const poolShares = ({ amountLeast, entryWeight = 1 }: PoolDraws, amount: number, mode?: PlayMode): number =>
  (amount * (mode === 'SweepStakes' ? entryWeight : 1)) / amountLeast
