import type { BoostedPays } from './boosted-pays.ts'
import type { ReelView } from './reel-views.ts'
import { OutcomeCounter } from './spin-counts.ts'

/** Views of a reel that a count need not distinguish. */
export interface WindowClass extends ReelView {
  /** For each symbol that can win, the rows that show it or a wild: bit 0 at the top. */
  readonly masks: readonly number[]
  readonly scatters: number
  /** The multiplier of each row, where multiplying wilds are present. */
  readonly times?: readonly number[]
  weight: number
}

export interface Visit {
  readonly rows: number
  readonly classes: readonly (readonly WindowClass[])[]
  /** For each symbol that can win, its pays by grid mask. */
  readonly tables: readonly Int32Array[]
  /** Whether longer runs pay no less: a mask then shows when nothing more can win. */
  readonly isRising: boolean
  /** The pays with some multiplying cells. */
  readonly boosted?: BoostedPays
}

/** Counts all combinations of one class per reel. Once no line is running, the remaining reels count as one. */
export function visitClasses({ rows, classes, tables, isRising, boosted }: Visit, counter: OutcomeCounter): void {
  // One reused array of masks per depth keeps the inner loop free of allocations.
  const depths = Array.from({ length: classes.length + 1 }, () => tables.map(() => 0))
  const tails = classes.map((_, depth) => tailFrom(classes, depth))
  const times = new Int32Array(rows * classes.length).fill(1)
  let multiplying = 0
  const descend = (depth: number, scatters: number, marks: number, ways: number): void => {
    const above = depths[depth]!
    const plain = unitsAt(tables, above, 0)
    const rest = 2 ** (rows * classes.length) - 2 ** (rows * depth)
    if (rest > 0 && !(isRising && plain === unitsAt(tables, above, rest))) return spread(depth, scatters, marks, ways)
    const units = boosted && multiplying > 0 ? boosted(above, times) : plain
    if (rest === 0) return counter.add(units, scatters, ways, marks)
    for (const tail of tails[depth]!) counter.add(units, scatters + tail.scatters, ways * tail.ways, marks | tail.marks)
  }
  const spread = (depth: number, scatters: number, marks: number, ways: number): void => {
    const above = depths[depth]!
    const below = depths[depth + 1]!
    const shift = rows * depth
    for (const next of classes[depth]!) {
      for (let i = 0; i < above.length; i++) below[i] = above[i]! | (next.masks[i]! << shift)
      if (next.times) times.set(next.times, shift)
      multiplying += next.times ? 1 : 0
      descend(depth + 1, scatters + next.scatters, next.isMarked ? marks | (1 << depth) : marks, ways * next.weight)
      multiplying -= next.times ? 1 : 0
      if (next.times) times.fill(1, shift, shift + rows)
    }
  }
  descend(0, 0, 0, 1)
}

/** The pay of the masked cells, or their pay with all cells of `rest` added. */
function unitsAt(tables: readonly Int32Array[], masks: readonly number[], rest: number): number {
  let units = 0
  for (let i = 0; i < tables.length; i++) units += tables[i]![masks[i]! | rest]!
  return units
}

interface Tail {
  readonly scatters: number
  readonly marks: number
  readonly ways: number
}

/** What the reels from `depth` on show besides lines. */
function tailFrom(classes: readonly (readonly WindowClass[])[], depth: number): Tail[] {
  const counter = new OutcomeCounter()
  const add = (reel: number, { scatters, marks, ways }: Tail): void => {
    if (reel === classes.length) return counter.add(0, scatters, ways, marks)
    for (const some of Map.groupBy(classes[reel]!, (each) => each.scatters * 2 + Number(each.isMarked)).values()) {
      const [{ scatters: more, isMarked }] = some as [WindowClass]
      const weight = some.reduce((sum, each) => sum + each.weight, 0)
      add(reel + 1, { scatters: scatters + more, marks: isMarked ? marks | (1 << reel) : marks, ways: ways * weight })
    }
  }
  add(depth, { scatters: 0, marks: 0, ways: 1 })
  return counter.outcomes().map(({ scatters, marks, ways }) => ({ scatters, marks, ways: Number(ways) }))
}
