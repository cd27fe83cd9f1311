/** Side of a cell of the mask, in CSS pixels. */
const CELL = 8

/** Which part of a surface a brush has cleared, on a coarse grid. */
export function openMask(width: number, height: number) {
  const [columns, rows] = [Math.max(1, Math.ceil(width / CELL)), Math.max(1, Math.ceil(height / CELL))]
  const cleared = new Uint8Array(columns * rows)
  let count = 0
  const clear = (column: number, row: number): void => {
    if (column < 0 || column >= columns || row < 0 || row >= rows) return
    const at = row * columns + column
    count += 1 - cleared[at]!
    cleared[at] = 1
  }
  return {
    /** Clears the cells whose middle lies within the radius of a point. */
    brush(x: number, y: number, radius: number): void {
      const reach = Math.ceil(radius / CELL)
      const [middle, line] = [Math.floor(x / CELL), Math.floor(y / CELL)]
      for (let row = line - reach; row <= line + reach; row++) {
        for (let column = middle - reach; column <= middle + reach; column++) {
          if (Math.hypot((column + 0.5) * CELL - x, (row + 0.5) * CELL - y) <= radius) clear(column, row)
        }
      }
    },
    /** From 0 to 1. */
    share: (): number => count / cleared.length,
  }
}

/** Points of a stroke from one point to another, at most `gap` apart, the last included. */
export function strokeOf(from: Point, to: Point, gap: number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / gap))
  return Array.from({ length: steps }, (_, at) => {
    const part = (at + 1) / steps
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}

export interface Point {
  readonly x: number
  readonly y: number
}
