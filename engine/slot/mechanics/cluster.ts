import type { ClusterRule } from '../definition.ts'
import type { Evaluator, FoundWin, Layout, Window } from '../layout.ts'
import { payLists } from './counted-pays.ts'

/** Finds every group of one symbol with adjacent cells. A wild belongs to each group that it touches. */
export function clusterEvaluator(rule: ClusterRule, layout: Layout): Evaluator {
  const { symbolIds, rows, reelCount, wild } = layout
  const places = rows * reelCount
  const lists = payLists(symbolIds, rule.pays, places)
  const beside = Array.from({ length: places }, (_, at) => neighboursOf(at, rows, places))
  return (window) => {
    const wins: FoundWin[] = []
    for (let symbol = 0; symbol < symbolIds.length; symbol++) {
      if (lists[symbol]![places] === 0) continue
      const seen = new Uint8Array(places)
      for (let at = 0; at < places; at++) {
        if (window[at] !== symbol || seen[at] === 1) continue
        const group = groupFrom(at, { window, symbol, wild, beside, seen })
        const units = lists[symbol]![group.length]!
        if (units === 0) continue
        const cells = group.sort((left, right) => left - right).map((cell) => [Math.floor(cell / rows), cell % rows] as const)
        wins.push({ kind: 'cluster', symbol: symbolIds[symbol]!, count: cells.length, cells, units })
      }
    }
    return wins
  }
}

interface Search {
  readonly window: Window
  readonly symbol: number
  readonly wild: number
  readonly beside: readonly (readonly number[])[]
  readonly seen: Uint8Array
}

function groupFrom(first: number, { window, symbol, wild, beside, seen }: Search): number[] {
  const group = [first]
  seen[first] = 1
  for (let next = 0; next < group.length; next++) {
    for (const cell of beside[group[next]!]!) {
      if (seen[cell] === 1 || (window[cell] !== symbol && window[cell] !== wild)) continue
      seen[cell] = 1
      group.push(cell)
    }
  }
  return group
}

const neighboursOf = (at: number, rows: number, places: number): number[] => [
  ...(at % rows > 0 ? [at - 1] : []),
  ...(at % rows < rows - 1 ? [at + 1] : []),
  ...(at >= rows ? [at - rows] : []),
  ...(at + rows < places ? [at + rows] : []),
]
