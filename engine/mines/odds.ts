import { oncePer } from '#kernel/memo.ts'
import { choose, PAY_UNITS } from '../natural-odds/mode.ts'
import type { MinesDefinition } from './definition.ts'

export const cellsOf = ({ columns, rows }: MinesDefinition): number => columns * rows

export const mineCounts = ({ minesMin, minesMax }: MinesDefinition): number[] =>
  Array.from({ length: minesMax - minesMin + 1 }, (_, index) => minesMin + index)

/**
 * Hundredths of the stake, by number of open cells, from one: the fair payout less the house edge, rounded down. It
 * ends where all safe cells are open, or before the cap would be exceeded.
 */
export function paysOf(definition: MinesDefinition, mines: number): readonly number[] {
  const known = laddersOf(definition)
  const pays = known.get(mines) ?? climb(definition, mines)
  known.set(mines, pays)
  return pays
}

const laddersOf = oncePer((_: MinesDefinition) => new Map<number, readonly number[]>())

function climb(definition: MinesDefinition, mines: number): number[] {
  const cells = cellsOf(definition)
  // A round with nothing opened returns the whole stake.
  const pays = [PAY_UNITS]
  while (pays.length <= cells - mines) {
    const opened = pays.length
    const pay = (BigInt(definition.returnPercent) * choose(cells, opened)) / choose(cells - mines, opened)
    if (pay > BigInt(definition.capMultiple) * 100n) break
    pays.push(Number(pay))
  }
  return pays
}

/** Hundredths of the stake. */
export const payFor = (definition: MinesDefinition, mines: number, opened: number): number => paysOf(definition, mines)[opened]!

/** The most cells that can be opened. */
export const opensMax = (definition: MinesDefinition, mines: number): number => paysOf(definition, mines).length - 1

/** The highest payout, in hundredths. */
export const payMax = (definition: MinesDefinition): number =>
  Math.max(...mineCounts(definition).map((mines) => paysOf(definition, mines).at(-1)!))
