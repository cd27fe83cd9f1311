import type { SlotDefinition } from '../definition.ts'
import { layoutOf } from '../layout.ts'
import type { PayTables } from './pay-table.ts'

/** For a symbol: the mask of the cells that its wins remove, by the mask of the cells that show it or a wild. */
export function takeTablesOf(definition: SlotDefinition): PayTables {
  const { rows, reelCount, symbolIds } = layoutOf(definition)
  const rules = definition.wins.filter((rule) => rule.kind === 'lines')
  return (symbol) => {
    const table = new Int32Array(1 << (rows * reelCount))
    for (const rule of rules) {
      const pays = rule.pays[symbolIds[symbol]!] ?? {}
      for (const line of rule.lines) addTaken(table, lineMasks(line, rows), pays)
    }
    return table
  }
}

/** The masks of a line's first cells, by count. */
const lineMasks = (line: readonly number[], rows: number): number[] =>
  line.reduce<number[]>((masks, row, reel) => [...masks, masks[reel]! | (1 << (reel * rows + row))], [0])

function addTaken(table: Int32Array, masks: readonly number[], pays: Readonly<Record<number, number>>): void {
  const paid = masks.map((_, run) => (pays[run] ?? 0) > 0)
  for (let mask = 0; mask < table.length; mask++) {
    let run = 0
    while (run + 1 < masks.length && (mask & masks[run + 1]!) === masks[run + 1]) run++
    if (paid[run]) table[mask]! |= masks[run]!
  }
}
