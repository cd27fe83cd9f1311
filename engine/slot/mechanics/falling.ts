import type { Cell } from '../events.ts'
import type { FoundWin, Layout, Window } from '../layout.ts'

/** By window index: whether a win removes the symbol there. */
export function takenBy({ rows, reelCount }: Layout, wins: readonly FoundWin[]): boolean[] {
  const taken = Array.from<boolean>({ length: rows * reelCount }).fill(false)
  for (const { cells } of wins) for (const [reel, row] of cells) taken[reel * rows + row] = true
  return taken
}

export function cellsWhere({ rows }: Layout, taken: readonly boolean[]): Cell[] {
  const cells: Cell[] = []
  for (const [at, isTaken] of taken.entries()) if (isTaken) cells.push([Math.floor(at / rows), at % rows])
  return cells
}

/** The remaining symbols fall to the bottom of their reel; `next` supplies new ones, the lowest cell first. */
export function fallen({ rows, reelCount }: Layout, window: Window, taken: readonly boolean[], next: (reel: number) => number) {
  const after = [...window]
  for (let reel = 0; reel < reelCount; reel++) {
    let to = reel * rows + rows - 1
    for (let from = to; from >= reel * rows; from--) if (!taken[from]) after[to--] = window[from]!
    while (to >= reel * rows) after[to--] = next(reel)
  }
  return after
}
