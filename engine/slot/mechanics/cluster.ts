import type { ClusterRule } from '../definition.ts'
import { EMPTY, type Evaluator, type FoundWin, type Layout } from '../layout.ts'
import { payLists } from './counted-pays.ts'

/** Finds every group of one symbol with adjacent cells. A wild belongs to each group that it touches. */
export function clusterEvaluator(rule: ClusterRule, { symbolIds, cells, rows, reelCount, wild }: Layout): Evaluator {
  const numbers = new Map(symbolIds.map((id, symbol) => [id, symbol]))
  const lists = payLists(symbolIds, rule.pays, cells.length)
  const least = lists.map((units) => units.findIndex((each) => each > 0)).map((count) => (count < 0 ? Infinity : count))
  // The window with an edge around it, so that every cell has four neighbors; and what one search of a window fills.
  const tall = rows + 2
  const placeOf = Int32Array.from(cells, ([reel, row]) => (reel + 1) * tall + row + 1)
  const board = new Int16Array((reelCount + 2) * tall).fill(EDGE)
  const beside = Int32Array.of(-tall, -1, 1, tall)
  const seen = new Int32Array(board.length)
  const group = new Int32Array(cells.length)
  const counts = new Int32Array(EMPTY + 1)

  /** Writes the group of this place to `group`, marks it as seen by this search, and returns its size. */
  function groupFrom(first: number, symbol: number, search: number): number {
    let size = 1
    group[0] = first
    seen[first] = search
    for (let next = 0; next < size; next++) {
      for (let side = 0; side < beside.length; side++) {
        const place = group[next]! + beside[side]!
        if ((board[place] !== symbol && board[place] !== wild) || seen[place] === search) continue
        seen[place] = search
        group[size++] = place
      }
    }
    return size
  }

  return (window) => {
    const wins: FoundWin[] = []
    counts.fill(0)
    for (let at = 0; at < placeOf.length; at++) {
      board[placeOf[at]!] = window[at]!
      counts[window[at]!]!++
    }
    seen.fill(0)
    const wilds = wild < 0 ? 0 : counts[wild]!
    let search = 0
    for (let at = 0; at < placeOf.length; at++) {
      const symbol = window[at]!
      const first = placeOf[at]!
      if (symbol === wild || seen[first] !== 0 || counts[symbol]! + wilds < least[symbol]!) continue
      const size = groupFrom(first, symbol, ++search)
      const units = lists[symbol]?.[size] ?? 0
      if (units === 0) continue
      const found = cells.filter((_, cell) => seen[placeOf[cell]!] === search)
      wins.push({ kind: 'cluster', symbol: symbolIds[symbol]!, count: size, cells: found, units })
    }
    return wins.length > 1 ? wins.sort((left, right) => numbers.get(left.symbol)! - numbers.get(right.symbol)!) : wins
  }
}

/** No symbol. */
const EDGE = -2
