import type { LinesRule, Pays } from '../definition.ts'
import type { Layout } from '../layout.ts'

/**
 * What all lines together pay for a symbol, by the mask of the cells that show it or a wild: bit `reel * rows + row`.
 * Made reel by reel: the lines that are still alive after so many reels add what one more reel is worth to them.
 */
export function payTable(layout: Layout, rules: readonly LinesRule[], symbolId: string): Int32Array {
  const { rows, reelCount } = layout
  const table = new Int32Array(1 << (rows * reelCount))
  for (const rule of rules) {
    const pays = rule.pays[symbolId] ?? {}
    const fromLeft = Array.from({ length: reelCount }, (_, reel) => reel)
    const add = (order: readonly number[], worth: readonly number[]): void =>
      addRuns(table, rows, { order, worth, depth: 0, mask: 0, units: 0, alive: rule.lines })
    add(fromLeft, worthOf(pays, reelCount))
    // A full line was paid from the left.
    if (rule.direction === 'both') add(fromLeft.toReversed(), worthOf({ ...pays, [reelCount]: 0 }, reelCount))
    table[table.length - 1]! *= rule.fullGridMultiplier ?? 1
  }
  return table
}

/** By run: what one reel more adds to the pay. */
const worthOf = (pays: Pays, reelCount: number): number[] =>
  Array.from({ length: reelCount }, (_, run) => (pays[run + 1] ?? 0) - (pays[run] ?? 0))

interface Runs {
  readonly order: readonly number[]
  readonly worth: readonly number[]
  readonly depth: number
  readonly mask: number
  readonly units: number
  readonly alive: readonly (readonly number[])[]
}

function addRuns(table: Int32Array, rows: number, runs: Runs): void {
  const { order, worth, depth, mask, units, alive } = runs
  if (depth === order.length) {
    table[mask]! += units
    return
  }
  const reel = order[depth]!
  for (let column = 0; column < 1 << rows; column++) {
    const still = alive.length === 0 ? alive : alive.filter((line) => column & (1 << line[reel]!))
    addRuns(table, rows, {
      ...runs,
      depth: depth + 1,
      mask: mask | (column << (reel * rows)),
      units: units + still.length * worth[depth]!,
      alive: still,
    })
  }
}
