import type { PlayMode } from '../definition.ts'
import type { HelpText } from '../help.ts'
import type { SlotDefinition } from './definition.ts'
import { poolShares } from './pool-rules.ts'

/** How progressive jackpots grow and hit. */
export function poolRules({ pools, poolDraws, betLevels }: SlotDefinition, nameOf: (id: string) => string): HelpText[] {
  if (!pools || !poolDraws) return []
  const percentOf = (millionths: number): string => (millionths / 10_000).toFixed(2)
  const all = pools.reduce((sum, { millionths }) => sum + millionths, 0)
  return [
    { key: 'rulePools', values: { jackpots: pools.length, percent: percentOf(all) } },
    ...pools.map(({ tier, millionths }): HelpText => {
      const oneIn = (mode: PlayMode): number => poolDraws.oneIn[tier]! / poolShares(poolDraws, betLevels[mode][0]!, mode)
      const values = {
        jackpot: nameOf(tier),
        percent: percentOf(millionths),
        oneIn: oneIn('TournamentPoints'),
        oneInEntries: oneIn('SweepStakes'),
      }
      return { key: 'rulePool', values }
    }),
  ]
}
