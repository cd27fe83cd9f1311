import type { HelpText } from '../help.ts'
import type { SlotDefinition } from './definition.ts'

/** How pooled jackpots grow and fall. */
export function poolRules({ pools, poolDraws }: SlotDefinition, nameOf: (id: string) => string): HelpText[] {
  if (!pools || !poolDraws) return []
  const percentOf = (millionths: number): string => (millionths / 10_000).toFixed(2)
  const all = pools.reduce((sum, { millionths }) => sum + millionths, 0)
  return [
    { key: 'rulePools', values: { jackpots: pools.length, percent: percentOf(all) } },
    ...pools.map(({ tier, millionths }): HelpText => {
      const values = { jackpot: nameOf(tier), percent: percentOf(millionths), oneIn: poolDraws.oneIn[tier]! }
      return { key: 'rulePool', values }
    }),
  ]
}
