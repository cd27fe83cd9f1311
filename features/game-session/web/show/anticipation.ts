import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Grid } from '#engine/slot/events.ts'

/**
 * The reels that may tease, in stopping order: when they start to turn alone, one more scatter would bring the feature
 * and their strip has one. A feature that cannot come any more is never teased.
 */
export function anticipatedReels(definition: SlotDefinition, grid: Grid): number[] {
  const rule = definition.features.find((feature) => feature.kind === 'free-spins')
  if (!rule) return []
  const teasing: number[] = []
  let seen = 0
  grid.forEach((column, reel) => {
    const carries = definition.reels[reel]?.includes(rule.symbol) ?? false
    if (carries && seen === rule.countMin - 1) teasing.push(reel)
    seen += column.filter((symbol) => symbol === rule.symbol).length
  })
  return teasing
}
