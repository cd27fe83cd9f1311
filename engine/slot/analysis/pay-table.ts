import type { LinesRule, Pays, SlotDefinition } from '../definition.ts'
import { type Layout, layoutOf } from '../layout.ts'

/** For a symbol: the pay of all lines by the mask of the cells that show it or a wild. */
export type PayTables = (symbol: number) => Int32Array

/** The pay table of each symbol, built on demand. */
export function payTablesOf(definition: SlotDefinition): PayTables {
  const layout = layoutOf(definition)
  const rules = definition.wins.filter((rule) => rule.kind === 'lines')
  const tables = new Map<number, Int32Array>()
  return (symbol) => {
    const table = tables.get(symbol) ?? payTable(layout, rules, layout.symbolIds[symbol]!)
    tables.set(symbol, table)
    return table
  }
}

/** Bit `reel * rows + row` of a mask is one cell. */
function payTable({ rows, reelCount }: Layout, rules: readonly LinesRule[], symbolId: string): Int32Array {
  const table = new Int32Array(1 << (rows * reelCount))
  for (const rule of rules) {
    const pays = rule.pays[symbolId] ?? {}
    const fromLeft = Array.from({ length: reelCount }, (_, reel) => reel)
    for (let first = 0; first < rule.lines.length; first += WORD) {
      const lines = rule.lines.slice(first, first + WORD)
      addRuns(table, rows, { lines, order: fromLeft, worth: worthOf(pays, reelCount) })
      // A full line was already paid from the left.
      const fromRight = { lines, order: fromLeft.toReversed(), worth: worthOf({ ...pays, [reelCount]: 0 }, reelCount) }
      if (rule.direction === 'both') addRuns(table, rows, fromRight)
    }
    table[table.length - 1]! *= rule.fullGridMultiplier ?? 1
  }
  return table
}

/** By run length: what one more reel adds to the pay. */
const worthOf = (pays: Pays, reelCount: number): number[] =>
  Array.from({ length: reelCount }, (_, run) => (pays[run + 1] ?? 0) - (pays[run] ?? 0))

interface Runs {
  /** As many lines as a word has bits. */
  readonly lines: readonly (readonly number[])[]
  readonly order: readonly number[]
  readonly worth: readonly number[]
}

/** Reel by reel: each line still running after that many reels adds the increment of the last one. */
function addRuns(table: Int32Array, rows: number, { lines, order, worth }: Runs): void {
  const columns = 1 << rows
  const through = order.map((reel) =>
    Array.from({ length: columns }, (_, column) =>
      lines.reduce((bits, line, at) => (column & (1 << line[reel]!) ? bits | (1 << at) : bits), 0),
    ),
  )
  const descend = (depth: number, mask: number, units: number, alive: number): void => {
    if (depth === order.length) {
      table[mask]! += units
      return
    }
    for (let column = 0; column < columns; column++) {
      const still = alive & through[depth]![column]!
      descend(depth + 1, mask | (column << (order[depth]! * rows)), units + bitCount(still) * worth[depth]!, still)
    }
  }
  descend(0, 0, 0, -1)
}

const WORD = 32

/** A population count: adds neighbors, pairs, nibbles, bytes. */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
