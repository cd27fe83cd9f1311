import type { Cell } from '../events.ts'
import type { FoundWin, Layout, Window } from '../layout.ts'

/** By window index: 1 for the cells meant, 0 for others. */
export type Marked = Uint8Array

/** The cells whose symbols these wins remove. */
export function takenBy({ rows, cells: all }: Layout, wins: readonly FoundWin[]): Marked {
  const taken = new Uint8Array(all.length)
  for (const { cells } of wins) for (const cell of cells) taken[cell[0] * rows + cell[1]] = 1
  return taken
}

/** The cells of these wins, in the order of the window. */
export const cellsTaken = (layout: Layout, wins: readonly FoundWin[], taken: Marked): readonly Cell[] =>
  wins.length === 1 ? wins[0]!.cells : cellsWhere(layout, taken)

export function cellsWhere({ cells: all }: Layout, marked: Marked): Cell[] {
  const cells: Cell[] = []
  for (let at = 0; at < all.length; at++) if (marked[at] === 1) cells.push(all[at]!)
  return cells
}

/** The remaining symbols fall to the bottom of their reel; `next` supplies new ones, the lowest cell first. */
export function fallen({ rows, reelCount }: Layout, window: Window, taken: Marked, next: (reel: number) => number) {
  const after = window.slice()
  for (let reel = 0; reel < reelCount; reel++) {
    const top = reel * rows
    let to = top + rows - 1
    while (to >= top && taken[to] === 0) to--
    for (let from = to - 1; from >= top; from--) if (taken[from] === 0) after[to--] = window[from]!
    while (to >= top) after[to--] = next(reel)
  }
  return after
}
