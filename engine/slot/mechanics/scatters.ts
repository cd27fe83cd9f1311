import type { ScattersRule } from '../definition.ts'
import { cellsOf, type Evaluator, type Layout } from '../layout.ts'

/** Pays for the number of scatters in view. */
export function scattersEvaluator(rule: ScattersRule, layout: Layout): Evaluator {
  const scatter = layout.indexOf(rule.symbol)
  return (window) => {
    const cells = cellsOf(layout, window, scatter)
    const units = rule.pays[cells.length] ?? 0
    return units === 0 ? [] : [{ kind: 'scatter', symbol: rule.symbol, count: cells.length, cells, units }]
  }
}
