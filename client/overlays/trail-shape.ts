export const TRAIL_COLUMNS = 5

/** A cell of the board, from its left and from its top. */
export interface TrailSpot {
  readonly column: number
  readonly row: number
}

/** Rows for the start and all steps. */
export const trailRows = (steps: number): number => Math.ceil((steps + 1) / TRAIL_COLUMNS)

/** The start is at the lower left; from there the way goes right, up, left, up and so on. */
export function spotOf(position: number, steps: number): TrailSpot {
  const fromBelow = Math.floor(position / TRAIL_COLUMNS)
  const along = position % TRAIL_COLUMNS
  return { column: fromBelow % 2 === 0 ? along : TRAIL_COLUMNS - 1 - along, row: trailRows(steps) - 1 - fromBelow }
}

/** The spots from one position to a later one, both included. */
export const wayOf = (from: number, to: number, steps: number): TrailSpot[] =>
  Array.from({ length: to - from + 1 }, (_, step) => spotOf(from + step, steps))
