import type { BonusTrailRule, SlotDefinition } from '../definition.ts'
import { type CountedSeries, seriesOfWins } from './free-spins.ts'

/** By units won from here on: the number of ways to roll as many dice as there are steps ahead. */
type Rolls = ReadonlyMap<number, bigint>

interface Walk {
  readonly position: number
  readonly left: number
  readonly multiplier: number
}

/** A walk only goes forward, so each place is counted once for every number of moves and multiplier it is reached with. */
export function trailSeries(
  { capMultiple, unitsPerPlay }: SlotDefinition,
  { moves, sides, steps }: BonusTrailRule,
): CountedSeries {
  const known = new Map<string, Rolls>()
  const rollsOf = (dice: number): bigint => BigInt(sides) ** BigInt(dice)

  const rollsFrom = (walk: Walk): Rolls => {
    const key = `${walk.position} ${walk.left} ${walk.multiplier}`
    const rolls = known.get(key) ?? countFrom(walk)
    known.set(key, rolls)
    return rolls
  }
  const countFrom = ({ position, left, multiplier }: Walk): Rolls => {
    if (left === 0) return new Map([[0, rollsOf(steps.length - position)]])
    const sums = new Map<number, bigint>()
    for (let roll = 1; roll <= sides; roll++) {
      const to = Math.min(steps.length, position + roll)
      const { units = 0, ends, moves: more = 0, multiplier: by = 1 } = steps[to - 1]!
      const after = rollsFrom({
        position: to,
        left: ends || to === steps.length ? 0 : left - 1 + more,
        multiplier: multiplier * by,
      })
      // The dice of the steps that were passed are never rolled.
      const passed = rollsOf(to - position - 1)
      for (const [later, ways] of after) {
        const won = units * multiplier + later
        sums.set(won, (sums.get(won) ?? 0n) + ways * passed)
      }
    }
    return sums
  }
  const wins = rollsFrom({ position: 0, left: moves, multiplier: 1 })
  return seriesOfWins(wins, rollsOf(steps.length), capMultiple * unitsPerPlay)
}
