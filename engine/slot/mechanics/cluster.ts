import type { ClusterRule } from '../definition.ts'
import type { Cell } from '../events.ts'
import { EMPTY, type Evaluator, type FoundWin, type Layout, type Window } from '../layout.ts'
import { payLists } from './counted-pays.ts'

/** Finds every group of one symbol with adjacent cells. A wild belongs to each group that it touches. */
export function clusterEvaluator(rule: ClusterRule, { symbolIds, cells, rows, reelCount, wild }: Layout): Evaluator {
  const numbers = new Map(symbolIds.map((id, symbol) => [id, symbol]))
  const lists = payLists(symbolIds, rule.pays, cells.length)
  const leasts = lists.map((units) => units.findIndex((each) => each > 0)).map((count) => (count < 0 ? Infinity : count))
  // The window with an edge around it, so that every cell has four neighbors; and what one search of a window fills.
  const tall = rows + 2
  const placeOf = Int32Array.from(cells, ([reel, row]) => (reel + 1) * tall + row + 1)
  const board = new Int16Array((reelCount + 2) * tall).fill(EDGE)
  const beside = Int32Array.of(-tall, -1, 1, tall)
  const seen = new Int32Array(board.length)
  const group = new Int32Array(cells.length)
  const joints = new Int32Array(EMPTY + 1)
  const isOpen = new Uint8Array(EMPTY + 1)

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

  /** Puts the window on the board; returns whether any symbol has as many joints as the smallest group that pays. */
  function isWorthSearching(window: Window): boolean {
    joints.fill(0)
    for (let at = 0; at < placeOf.length; at++) {
      const place = placeOf[at]!
      const symbol = window[at]!
      const above = board[place - 1]!
      const left = board[place - tall]!
      board[place] = symbol
      if (symbol === wild) {
        if (above !== EDGE) joints[above]!++
        if (left !== EDGE) joints[left]!++
      } else {
        if (above === symbol || above === wild) joints[symbol]!++
        if (left === symbol || left === wild) joints[symbol]!++
      }
    }
    const ofWilds = wild < 0 ? 0 : joints[wild]!
    let isAnyOpen = false
    for (let symbol = 0; symbol < leasts.length; symbol++) {
      const can = symbol !== wild && joints[symbol]! + ofWilds >= leasts[symbol]! - 1
      isOpen[symbol] = can ? 1 : 0
      isAnyOpen ||= can
    }
    return isAnyOpen
  }

  return (window) => {
    const wins: FoundWin[] = []
    if (!isWorthSearching(window)) return wins
    seen.fill(0)
    let search = 0
    for (let at = 0; at < placeOf.length; at++) {
      const symbol = window[at]!
      const first = placeOf[at]!
      if (isOpen[symbol] !== 1 || seen[first] !== 0) continue
      const size = groupFrom(first, symbol, ++search)
      const units = lists[symbol]?.[size] ?? 0
      if (units === 0) continue
      const found: Cell[] = []
      for (let cell = 0; cell < placeOf.length; cell++) if (seen[placeOf[cell]!] === search) found.push(cells[cell]!)
      wins.push({ kind: 'cluster', symbol: symbolIds[symbol]!, count: size, cells: found, units })
    }
    return wins.length > 1 ? wins.sort((left, right) => numbers.get(left.symbol)! - numbers.get(right.symbol)!) : wins
  }
}

/** No symbol. */
const EDGE = -2
