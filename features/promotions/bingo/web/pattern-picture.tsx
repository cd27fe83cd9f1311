import './bingo.css'
import { SIDE, WAYS } from '#engine/bingo/card.ts'
import type { BingoPattern } from '#kernel/bingo.ts'

/** The way that stands for a pattern: of the lines, the middle row. */
const SHOWN = { line: 2, corners: 0, cross: 0, frame: 0, full: 0 } as const satisfies Record<BingoPattern, number>

/** A pattern drawn on a small card. */
export function PatternPicture({ pattern }: { pattern: BingoPattern }) {
  const cells = WAYS[pattern][SHOWN[pattern]] ?? []
  return (
    <span className="bingo-pattern" aria-hidden="true">
      {Array.from({ length: SIDE ** 2 }, (_, at) => (
        <span key={at} data-is-in={cells.includes(at)} />
      ))}
    </span>
  )
}
