import type { SlotDefinition } from './definition.ts'

/**
 * Every pool has a draw, and every play amount is a whole number of smallest ones, fewer than the draw has values: so the
 * chance is in proportion to the amount, exactly.
 */
export const poolsFit = ({ pools = [], poolDraws, betLevels, jackpots = {} }: SlotDefinition): boolean => {
  const tiers = pools.map(({ tier }) => tier)
  const drawn = Object.entries(poolDraws?.oneIn ?? {})
  if (new Set(tiers).size !== tiers.length || drawn.length !== tiers.length) return false
  if (!poolDraws) return true
  const isProportional = (level: number, oneIn: number): boolean =>
    level % poolDraws.amountLeast === 0 && level / poolDraws.amountLeast <= oneIn
  return (
    drawn.every(([tier, oneIn]) => tiers.includes(tier) && !(tier in jackpots) && oneIn <= 2 ** 32) &&
    Object.values(betLevels).every(
      (levels) =>
        levels[0] === poolDraws.amountLeast && levels.every((level) => drawn.every(([, oneIn]) => isProportional(level, oneIn))),
    )
  )
}
