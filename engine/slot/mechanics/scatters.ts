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

/** In games that pay scatters once all else has settled. */
export function withoutScatters(wins: FoundWin[]): readonly FoundWin[] {
  for (const { kind } of wins) if (kind === 'scatter') return wins.filter((win) => win.kind !== 'scatter')
  return wins
}

const NONE: FoundWin[] = []
