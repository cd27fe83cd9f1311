import type { ClusterRule } from '../definition.ts'
import type { Cell } from '../events.ts'
import { EMPTY, type Evaluator, type FoundWin, type Layout, type Window } from '../layout.ts'
import { payLists } from './counted-pays.ts'

/**
 * Finds every group of one symbol with adjacent cells. A wild belongs to each group that it touches. The search is by
 * bits, one for each row of a reel: a comparison of random cells is a branch that processors guess wrong.
 */
export function clusterEvaluator(rule: ClusterRule, layout: Layout): Evaluator {
  const { symbolIds, cells, wild } = layout
  const lists = payLists(symbolIds, rule.pays, cells.length)
  const leasts = lists.map((units) => units.findIndex((each) => each > 0)).map((count) => (count < 0 ? Infinity : count))
  const board = new Board(layout)
  return (window) => {
    const wins: FoundWin[] = []
    board.show(window)
    for (let symbol = 0; symbol < symbolIds.length; symbol++) {
      const least = leasts[symbol]!
      // A group of n cells has n - 1 pairs of neighbors or more.
      if (symbol === wild || least === Infinity || board.select(symbol) < least - 1) continue
      for (let size = board.next(); size > 0; size = board.next()) {
        const units = lists[symbol]![size]!
        if (units > 0) wins.push({ kind: 'cluster', symbol: symbolIds[symbol]!, count: size, cells: board.found(), units })
      }
    }
    return wins
  }
}

/** A window as bits, by symbol and reel; and the cells of one symbol and of wilds, of which groups are taken away. */
class Board {
  readonly #layout: Layout
  readonly #bits: Int32Array
  /** Of the selected symbol alone. */
  #first = 0
  /** With an empty reel on each side. */
  readonly #left: Int32Array
  readonly #group: Int32Array
  /** How many bits a number has, for all that a reel can hold. */
  readonly #counts: Uint8Array

  constructor(layout: Layout) {
    const { reelCount, rows } = layout
    this.#layout = layout
    this.#bits = new Int32Array((EMPTY + 1) * reelCount)
    this.#left = new Int32Array(reelCount + 2)
    this.#group = new Int32Array(reelCount + 2)
    this.#counts = Uint8Array.from({ length: 1 << rows }, (_, bits) => bits.toString(2).replaceAll('0', '').length)
  }

  show(window: Window): void {
    const { reelCount, rows, symbolIds } = this.#layout
    const bits = this.#bits
    bits.fill(0, 0, symbolIds.length * reelCount)
    let at = 0
    for (let reel = 0; reel < reelCount; reel++)
      for (let row = 0; row < rows; row++) bits[window[at++]! * reelCount + reel]! |= 1 << row
  }

  /** Returns how many pairs of neighbors the cells of this symbol and of wilds have. */
  select(symbol: number): number {
    const { reelCount, wild } = this.#layout
    const [bits, left, counts] = [this.#bits, this.#left, this.#counts]
    this.#first = symbol * reelCount
    let pairs = 0
    let before = 0
    for (let reel = 0; reel < reelCount; reel++) {
      const own = wild < 0 ? bits[this.#first + reel]! : bits[this.#first + reel]! | bits[wild * reelCount + reel]!
      pairs += counts[own & (own >> 1)]! + counts[own & before]!
      left[reel + 1] = own
      before = own
    }
    return pairs
  }

  /** Takes the next group of more than one cell, by its first cell of the symbol itself. Returns its size; 0 for none. */
  next(): number {
    const { reelCount } = this.#layout
    const [bits, left] = [this.#bits, this.#left]
    for (let reel = 1; reel <= reelCount; reel++) {
      const own = left[reel]! & bits[this.#first + reel - 1]!
      const joined = own & ((left[reel]! << 1) | (left[reel]! >> 1) | left[reel - 1]! | left[reel + 1]!)
      if (joined !== 0) return this.#take(reel, joined & -joined)
    }
    return 0
  }

  #take(reel: number, bit: number): number {
    const { reelCount } = this.#layout
    const [left, group, counts] = [this.#left, this.#group, this.#counts]
    group.fill(0)
    group[reel] = bit
    let [from, to] = [reel, reel]
    for (let isGrowing = true; isGrowing;) {
      isGrowing = false
      if (from > 1 && group[from] !== 0) from--
      if (to < reelCount && group[to] !== 0) to++
      for (let at = from; at <= to; at++) {
        const before = group[at]!
        const after = (before | (before << 1) | (before >> 1) | group[at - 1]! | group[at + 1]!) & left[at]!
        group[at] = after
        if (after !== before) isGrowing = true
      }
    }
    let size = 0
    for (let at = from; at <= to; at++) {
      size += counts[group[at]!]!
      left[at]! &= ~group[at]!
    }
    return size
  }

  /** The cells of the last group, in the order of the window. */
  found(): Cell[] {
    const { reelCount, rows, cells } = this.#layout
    const found: Cell[] = []
    for (let reel = 0; reel < reelCount; reel++)
      for (let rest = this.#group[reel + 1]!; rest !== 0; rest &= rest - 1)
        found.push(cells[reel * rows + 31 - Math.clz32(rest & -rest)]!)
    return found
  }
}
