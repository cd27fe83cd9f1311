import type { AnywhereRule } from '../definition.ts'
import { cellsOf, type Evaluator, type FoundWin, type Layout } from '../layout.ts'
import { payLists } from './counted-pays.ts'

/** Finds every symbol with enough cells. */
export function anywhereEvaluator(rule: AnywhereRule, layout: Layout): Evaluator {
  const { symbolIds, rows, reelCount } = layout
  const lists = payLists(symbolIds, rule.pays, rows * reelCount)
  const counts = new Int32Array(256)
  return (window) => {
    counts.fill(0)
    for (const symbol of window) counts[symbol]!++
    const wins: FoundWin[] = []
    for (let symbol = 0; symbol < symbolIds.length; symbol++) {
      const count = counts[symbol]!
      const units = lists[symbol]![count]!
      if (units === 0) continue
      wins.push({ kind: 'anywhere', symbol: symbolIds[symbol]!, count, cells: cellsOf(layout, window, symbol), units })
    }
    return wins
  }
}
