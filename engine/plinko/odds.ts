import { choose, countIn, type Outcomes } from '../natural-odds/mode.ts'
import type { PlinkoBoard, PlinkoDefinition } from './definition.ts'

/** Hundredths of the play amount, for the place that so many steps to the right lead to. */
export const payAt = ({ rows, pays }: PlinkoBoard, place: number): number => pays[Math.min(place, rows - place)]!

/** All places from left to right. */
export const paysOf = (board: PlinkoBoard): number[] => Array.from({ length: board.rows + 1 }, (_, place) => payAt(board, place))

/** By counting paths: `rows` over `place` of them end at a place. */
export function outcomesOf(board: PlinkoBoard): Outcomes {
  const outcomes = new Map<number, bigint>()
  paysOf(board).forEach((pay, place) => countIn(outcomes, pay, choose(board.rows, place)))
  return outcomes
}

export const payMax = ({ boards }: PlinkoDefinition): number => Math.max(...boards.flatMap(({ pays }) => pays))
