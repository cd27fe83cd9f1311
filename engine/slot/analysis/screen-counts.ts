import type { ScreensRule, SlotDefinition } from '../definition.ts'
import { oneScreen, screensOf } from '../screens.ts'
import type { SpinCounts, SpinOutcome } from './spin-counts.ts'

/** Every outcome of a spin of all screens, which turn independently of each other. */
export function countScreens(
  definition: SlotDefinition,
  rule: ScreensRule,
  count: (screen: SlotDefinition) => SpinCounts,
): SpinCounts {
  const known = new Map<string, SpinCounts>()
  const countOnce = (screen: SlotDefinition): SpinCounts => {
    const key = JSON.stringify(screen.reels)
    const counts = known.get(key) ?? count(screen)
    known.set(key, counts)
    return counts
  }
  return screensOf(definition, definition.reels)
    .map((reels) => countOnce(oneScreen(definition, reels)))
    .reduce((left, right) => joined(left, right, rule.together))
}

/** Both at once: where both win, every win counts `together` times. */
function joined(left: SpinCounts, right: SpinCounts, together: number): SpinCounts {
  const ways = new Map<number, Map<number, bigint>>()
  let sum = 0n
  for (const one of left.outcomes) {
    for (const other of right.outcomes) {
      const units = (one.units + other.units) * (one.units > 0 && other.units > 0 ? together : 1)
      const scatters = one.scatters + other.scatters
      const often = one.ways * other.ways
      const byScatters = ways.get(units) ?? new Map<number, bigint>()
      byScatters.set(scatters, (byScatters.get(scatters) ?? 0n) + often)
      ways.set(units, byScatters)
      sum += BigInt(units) * often
    }
  }
  const outcomes = [...ways].flatMap(([units, byScatters]) =>
    [...byScatters].map(([scatters, often]): SpinOutcome => ({ units, scatters, ways: often })),
  )
  return { total: left.total * right.total, outcomes, firstUnits: sum, respinWays: 0n }
}
