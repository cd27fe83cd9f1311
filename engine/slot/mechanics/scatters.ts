import type { ScattersRule } from '../definition.ts'
import { cellsOf, countOf, type Evaluator, type FoundWin, type Layout } from '../layout.ts'

/** Pays by the number of scatters in view. */
export function scattersEvaluator(rule: ScattersRule, layout: Layout): Evaluator {
  const scatter = layout.indexOf(rule.symbol)
  return (window) => {
    const count = countOf(window, scatter)
    const units = rule.pays[count] ?? 0
    if (units === 0) return NONE
    return [{ kind: 'scatter', symbol: rule.symbol, count, cells: cellsOf(layout, window, scatter), units }]
  }
}

const NONE: FoundWin[] = []
