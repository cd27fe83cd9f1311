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
      const { reels, ways, weight } = runOf(layout, window, symbol)
      const units = (paid[reels.length] ?? 0) * weight
      if (units === 0) continue
      wins.push({ kind: 'ways', symbol: symbolIds[symbol]!, count: reels.length, ways, cells: reels.flat(), units })
    }
    return wins
  }
}

interface Run {
  /** The cells that show the symbol or a wild, for each reel of the run. */
  readonly reels: readonly (readonly Cell[])[]
  /** One for each combination of cells, and another for each second symbol of a cell. */
  readonly ways: number
  /** All ways, multiplied by their wilds. */
  readonly weight: number
}

function runOf(layout: Layout, window: Window, symbol: number): Run {
  const { rows, reelCount, isWild } = layout
  const reels: Cell[][] = []
  let ways = 1
  let weight = 1
  for (let reel = 0; reel < reelCount; reel++) {
    const cells: Cell[] = []
    let symbols = 0
    let sum = 0
    for (let row = 0; row < rows; row++) {
      const shown = window[reel * rows + row]!
      const counts = waysThrough(layout, symbol, shown)
      if (counts === 0) continue
      cells.push([reel, row])
      symbols += isWild(shown) ? 1 : counts
      sum += counts
    }
    if (sum === 0) break
    reels.push(cells)
    ways *= symbols
    weight *= sum
  }
  return { reels, ways, weight }
}
