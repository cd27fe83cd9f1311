import type { Cell } from '../events.ts'
import type { FoundWin, Layout, Window } from '../layout.ts'

/** By window index: 1 for the cells meant, 0 for others. */
export type Marked = Uint8Array

/** The cells whose symbols these wins remove. */
export function takenBy({ rows, cells: all }: Layout, wins: readonly FoundWin[]): Marked {
  const taken = new Uint8Array(all.length)
  for (const { cells } of wins) for (const [reel, row] of cells) taken[reel * rows + row] = 1
  return taken
}

export function cellsWhere({ cells: all }: Layout, marked: Marked): Cell[] {
  const cells: Cell[] = []
  for (let at = 0; at < all.length; at++) if (marked[at] === 1) cells.push(all[at]!)
  return cells
}

/** The remaining symbols fall to the bottom of their reel; `next` supplies new ones, the lowest cell first. */
export function fallen({ rows, reelCount }: Layout, window: Window, taken: Marked, next: (reel: number) => number) {
  const after = window.slice()
  for (let reel = 0; reel < reelCount; reel++) {
    let to = reel * rows + rows - 1
    for (let from = to; from >= reel * rows; from--) if (taken[from] === 0) after[to--] = window[from]!
    while (to >= reel * rows) after[to--] = next(reel)
  }
  return after
}
