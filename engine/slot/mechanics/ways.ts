import type { Pays, WaysRule } from '../definition.ts'
import type { Cell } from '../events.ts'
import { EMPTY, type Evaluator, type FoundWin, type Layout, waysThrough } from '../layout.ts'

/** Finds the longest run of every symbol of the first reel, from the top down. */
export function waysEvaluator(rule: WaysRule, layout: Layout): Evaluator {
  const { rows, symbolIds, singles, cells: all, isWild } = layout
  const pays = symbolIds.map((id) => (rule.pays as Record<string, Pays>)[id])
  // By symbol and by what a cell shows: its ways with their wilds, and without them.
  const weights = symbolIds.map((_, symbol) => listOf((shown) => waysThrough(layout, symbol, shown)))
  const counts = weights.map((weightOf) => listOf((shown) => (isWild(shown) ? Math.min(1, weightOf[shown]!) : weightOf[shown]!)))

  return (window) => {
    const wins: FoundWin[] = []
    for (let top = 0; top < rows; top++) {
      const symbol = singles[window[top]!] ?? EMPTY
      const paid = pays[symbol]
      if (!paid) continue
      let first = 0
      while (singles[window[first]!] !== symbol) first++
      if (first < top) continue
      const [weightOf, countOf] = [weights[symbol]!, counts[symbol]!]
      // One way for each combination of cells, and another for each second symbol of a cell.
      let [at, ways, weight] = [0, 1, 1]
      while (at < window.length) {
        let [count, sum] = [0, 0]
        for (let row = 0; row < rows; row++) {
          const shown = window[at + row]!
          count += countOf[shown]!
          sum += weightOf[shown]!
        }
        if (sum === 0) break
        ways *= count
        weight *= sum
        at += rows
      }
      const length = at / rows
      const units = (paid[length] ?? 0) * weight
      if (units === 0) continue
      const cells: Cell[] = []
      for (let cell = 0; cell < at; cell++) if (weightOf[window[cell]!]! > 0) cells.push(all[cell]!)
      wins.push({ kind: 'ways', symbol: symbolIds[symbol]!, count: length, ways, cells, units })
    }
    return wins
  }
}

/** By the number of a symbol, or `EMPTY`. */
const listOf = (of: (shown: number) => number): Int32Array => Int32Array.from({ length: EMPTY + 1 }, (_, shown) => of(shown))
