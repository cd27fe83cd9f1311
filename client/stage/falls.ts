import type { Cell } from '#engine/slot/events.ts'
import type { Board } from '../playback/board.ts'

/** How far each symbol of the new board has fallen, in rows, from what left below it. */
export function fallsOf(
  count: (reel: number) => number,
  removed: readonly Cell[],
  next: Board,
): { readonly cell: Cell; readonly rows: number }[] {
  return next.flatMap((column, reel) => {
    const gone = new Set(removed.flatMap((cell) => (cell[0] === reel ? [cell[1]] : [])))
    const stayed = Array.from({ length: count(reel) }, (_, row) => row).filter((row) => !gone.has(row))
    const fresh = column.length - stayed.length
    return column.flatMap((_, row) => {
      const rows = row < fresh ? fresh + 0.3 : row - (stayed[row - fresh] ?? row)
      return rows > 0 ? [{ cell: [reel, row] as const, rows }] : []
    })
  })
}
