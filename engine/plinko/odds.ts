import { choose, countIn, type Outcomes } from '../natural-odds/mode.ts'
import type { PlinkoBoard, PlinkoDefinition } from './definition.ts'

/** Hundredths of the stake, for the slot after this many steps to the right. */
export const payAt = ({ rows, pays }: PlinkoBoard, place: number): number => pays[Math.min(place, rows - place)]!

/** All slots from left to right. */
export const paysOf = (board: PlinkoBoard): number[] => Array.from({ length: board.rows + 1 }, (_, place) => payAt(board, place))

/** Counts paths: `rows` over `place` of them end in a slot. */
export function outcomesOf(board: PlinkoBoard): Outcomes {
  const outcomes = new Map<number, bigint>()
  paysOf(board).forEach((pay, place) => countIn(outcomes, pay, choose(board.rows, place)))
  return outcomes
}

export const payMax = ({ boards }: PlinkoDefinition): number => Math.max(...boards.flatMap(({ pays }) => pays))
