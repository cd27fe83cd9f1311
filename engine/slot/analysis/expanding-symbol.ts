import type { SlotDefinition } from '../definition.ts'
import { layoutOf, stripsOf } from '../layout.ts'
import { countViews } from './count-views.ts'
import { viewsOf } from './reel-views.ts'
import type { SpinCounts } from './spin-counts.ts'

/** Free spins in which `symbol` expands: the reels that show it decide its pay beyond the lines. */
export function countExpandedSpins(definition: SlotDefinition, reels: SlotDefinition['reels'], symbol: string): SpinCounts {
  const layout = layoutOf(definition)
  const special = layout.indexOf(symbol)
  const views = viewsOf(layout, stripsOf(layout, reels), (window) => window.includes(special))
  const expandedUnits = (reelCount: number): number =>
    definition.wins.reduce(
      (sum, rule) => (rule.kind === 'lines' ? sum + rule.lines.length * (rule.pays[symbol]?.[reelCount] ?? 0) : sum),
      0,
    )
  const outcomes = countViews(definition, views).map(({ units, scatters, marks, ways }) => ({
    units: units + expandedUnits(bitCount(marks)),
    scatters,
    ways,
  }))
  return {
    total: reels.reduce((product, strip) => product * BigInt(strip.length), 1n),
    outcomes,
    firstUnits: outcomes.reduce((sum, { units, ways }) => sum + BigInt(units) * ways, 0n),
    respinWays: 0n,
  }
}

const bitCount = (mask: number): number => mask.toString(2).replaceAll('0', '').length
