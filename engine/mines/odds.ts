import { choose } from '../natural-odds/mode.ts'
import type { MinesDefinition } from './definition.ts'

export const cellsOf = ({ columns, rows }: MinesDefinition): number => columns * rows

export const mineCounts = ({ minesMin, minesMax }: MinesDefinition): number[] =>
  Array.from({ length: minesMax - minesMin + 1 }, (_, index) => minesMin + index)

/**
 * Hundredths of the play amount, by how many cells are open, from none: the fair pay less the house's share, rounded
 * down. It ends where all cells without a mine are open, or before the cap would be passed.
 */
export function paysOf(definition: MinesDefinition, mines: number): readonly number[] {
  const known = ladders.get(definition) ?? new Map<number, readonly number[]>()
  ladders.set(definition, known)
  const pays = known.get(mines) ?? climb(definition, mines)
  known.set(mines, pays)
  return pays
}

const ladders = new WeakMap<MinesDefinition, Map<number, readonly number[]>>()

function climb(definition: MinesDefinition, mines: number): number[] {
  const cells = cellsOf(definition)
  const pays = [0]
  while (pays.length <= cells - mines) {
    const opened = pays.length
    const pay = (BigInt(definition.returnPercent) * choose(cells, opened)) / choose(cells - mines, opened)
    if (pay > BigInt(definition.capMultiple) * 100n) break
    pays.push(Number(pay))
  }
  return pays
}

/** Hundredths of the play amount. */
export const payFor = (definition: MinesDefinition, mines: number, opened: number): number => paysOf(definition, mines)[opened]!

/** How many cells can be opened at most. */
export const opensMax = (definition: MinesDefinition, mines: number): number => paysOf(definition, mines).length - 1

/** The highest pay of all, in hundredths. */
export const payMax = (definition: MinesDefinition): number =>
  Math.max(...mineCounts(definition).map((mines) => paysOf(definition, mines).at(-1)!))
