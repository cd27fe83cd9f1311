import type { Pays, WaysRule } from '../definition.ts'
import type { Cell } from '../events.ts'
import type { Evaluator, FoundWin, Layout, Window } from '../layout.ts'

/** Finds the longest run of every symbol of the first reel, from the top down. */
export function waysEvaluator(rule: WaysRule, layout: Layout): Evaluator {
  const { rows, symbolIds } = layout
  const pays = symbolIds.map((id) => (rule.pays as Record<string, Pays>)[id])

  return (window) => {
    const wins: FoundWin[] = []
    for (const symbol of new Set(window.slice(0, rows))) {
      const paid = pays[symbol]
      if (!paid) continue
      const { reels, weight } = runOf(layout, window, symbol)
      const units = (paid[reels.length] ?? 0) * weight
      if (units === 0) continue
      const ways = reels.reduce((product, cells) => product * cells.length, 1)
      wins.push({ kind: 'ways', symbol: symbolIds[symbol]!, count: reels.length, ways, cells: reels.flat(), units })
    }
    return wins
  }
}

interface Run {
  /** The cells that show the symbol or a wild, for each reel of the run. */
  readonly reels: readonly (readonly Cell[])[]
  /** All ways, multiplied by their wilds. */
  readonly weight: number
}

function runOf({ rows, reelCount, wildWeights }: Layout, window: Window, symbol: number): Run {
  const reels: Cell[][] = []
  let weight = 1
  for (let reel = 0; reel < reelCount; reel++) {
    const cells: Cell[] = []
    let sum = 0
    for (let row = 0; row < rows; row++) {
      const shown = window[reel * rows + row]!
      const counts = shown === symbol ? 1 : (wildWeights[shown] ?? 0)
      if (counts === 0) continue
      cells.push([reel, row])
      sum += counts
    }
    if (sum === 0) break
    reels.push(cells)
    weight *= sum
  }
  return { reels, weight }
}
