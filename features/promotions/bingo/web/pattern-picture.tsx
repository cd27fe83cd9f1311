import type { BingoPattern } from '../contract.ts'

const SIDE = 5
const LAST = SIDE - 1
const MIDDLE = 2

/** Whether the cell belongs to the pattern. */
const FIELDS: Readonly<Record<BingoPattern, (row: number, column: number) => boolean>> = {
  line: (row) => row === MIDDLE,
  corners: (row, column) => row % LAST === 0 && column % LAST === 0,
  cross: (row, column) => row === column || row + column === LAST,
  frame: (row, column) => row % LAST === 0 || column % LAST === 0,
  full: () => true,
}

/** A pattern drawn on a small card. */
export function PatternPicture({ pattern }: { pattern: BingoPattern }) {
  const isIn = FIELDS[pattern]
  return (
    <span className="bingo-pattern" aria-hidden="true">
      {Array.from({ length: SIDE * SIDE }, (_, at) => (
        <span key={at} data-is-in={isIn(Math.floor(at / SIDE), at % SIDE)} />
      ))}
    </span>
  )
}
