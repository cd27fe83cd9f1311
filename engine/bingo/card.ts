import type { BingoPattern } from '#kernel/bingo.ts'

export const SIDE = 5
export const NUMBERS = 75
const LAST = SIDE - 1
const CELLS = SIDE ** 2
/** The free cell. */
export const MIDDLE = (CELLS - 1) / 2
const NUMBERS_A_COLUMN = NUMBERS / SIDE

const cellsWhere = (isIn: (row: number, column: number) => boolean): number[] =>
  Array.from({ length: CELLS }, (_, at) => at).filter((at) => isIn(Math.floor(at / SIDE), at % SIDE))

const EACH = Array.from({ length: SIDE }, (_, at) => at)
const DIAGONALS = [cellsWhere((row, column) => row === column), cellsWhere((row, column) => row + column === LAST)]

/** The ways to complete each pattern: cells of the card, counted row by row. Any of a pattern's ways completes it. */
export const WAYS: Readonly<Record<BingoPattern, readonly (readonly number[])[]>> = {
  line: [
    ...EACH.map((line) => cellsWhere((row) => row === line)),
    ...EACH.map((line) => cellsWhere((_, column) => column === line)),
    ...DIAGONALS,
  ],
  corners: [cellsWhere((row, column) => row % LAST === 0 && column % LAST === 0)],
  cross: [[...new Set(DIAGONALS.flat())]],
  frame: [cellsWhere((row, column) => row % LAST === 0 || column % LAST === 0)],
  full: [cellsWhere(() => true)],
}

/** The column of a number, from 0: 1 to 15 are in the first. */
export const columnOf = (number: number): number => Math.floor((number - 1) / NUMBERS_A_COLUMN)

/** A card from an order of all numbers: each column has the first five of its fifteen, and the middle is 0. */
export function cardOf(order: readonly number[]): number[] {
  const columns = EACH.map((column) => order.filter((number) => columnOf(number) === column))
  return Array.from({ length: CELLS }, (_, at) => (at === MIDDLE ? 0 : columns[at % SIDE]![Math.floor(at / SIDE)]!))
}

/** The cells of the first way of the pattern that these numbers complete; undefined while none is complete. */
export function completedWay(pattern: BingoPattern, card: readonly number[], called: ReadonlySet<number>) {
  return WAYS[pattern].find((cells) => cells.every((cell) => cell === MIDDLE || called.has(card[cell]!)))
}
