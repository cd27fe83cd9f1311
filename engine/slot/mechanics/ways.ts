import type { Pays, WaysRule } from '../definition.ts'
import type { Cell } from '../events.ts'
import { EMPTY, type Evaluator, type FoundWin, type Layout, waysThrough, type Window } from '../layout.ts'

/** Finds the longest run of every symbol of the first reel, from the top down. */
export function waysEvaluator(rule: WaysRule, layout: Layout): Evaluator {
  const { rows, symbolIds, singles } = layout
  const pays = symbolIds.map((id) => (rule.pays as Record<string, Pays>)[id])

  return (window) => {
    const wins: FoundWin[] = []
    for (const symbol of new Set(window.slice(0, rows).map((shown) => singles[shown] ?? EMPTY))) {
      const paid = pays[symbol]
      if (!paid) continue
      const { length, ways, weight } = runOf(layout, window, symbol)
      const units = (paid[length] ?? 0) * weight
      if (units === 0) continue
      const cells = cellsOfRun(layout, window, { symbol, length })
      wins.push({ kind: 'ways', symbol: symbolIds[symbol]!, count: length, ways, cells, units })
    }
    return wins
  }
}

interface Run {
  /** In reels. */
  readonly length: number
  /** One for each combination of cells, and another for each second symbol of a cell. */
  readonly ways: number
  /** All ways, multiplied by their wilds. */
  readonly weight: number
}

function runOf(layout: Layout, window: Window, symbol: number): Run {
  const { rows, reelCount, isWild } = layout
  let [length, ways, weight] = [0, 1, 1]
  for (; length < reelCount; length++) {
    let [symbols, sum] = [0, 0]
    for (let at = length * rows; at < (length + 1) * rows; at++) {
      const shown = window[at]!
      const counts = waysThrough(layout, symbol, shown)
      if (counts === 0) continue
      symbols += isWild(shown) ? 1 : counts
      sum += counts
    }
    if (sum === 0) break
    ways *= symbols
    weight *= sum
  }
  return { length, ways, weight }
}

/** The cells that show the symbol or a wild. */
function cellsOfRun(layout: Layout, window: Window, { symbol, length }: { symbol: number; length: number }): Cell[] {
  return layout.cells.filter(([reel], at) => reel < length && waysThrough(layout, symbol, window[at]!) > 0)
}
