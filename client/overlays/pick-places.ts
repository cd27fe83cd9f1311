import type { PicksCard } from '../play/card.ts'

/** `left`: an unopened cell, revealed after the picks. */
export interface PickPlace {
  readonly is: 'covered' | 'opened' | 'left'
  readonly prize: string
  readonly won: number
}

export const placesOf = ({ of, opened, prizes }: PicksCard): PickPlace[] =>
  Array.from({ length: of }, (_, at): PickPlace => {
    const found = opened.find((pick) => pick.at === at)
    if (found) return { is: 'opened', prize: found.label, won: found.won }
    const prize = prizes?.[at]
    return prize === undefined ? { is: 'covered', prize: '', won: 0 } : { is: 'left', prize, won: 0 }
  })

/** A few cells form one row; more form a near square that fits a phone's width. */
export const columnsOf = (places: number): number => (places <= 3 ? places : places === 4 ? 2 : places <= 9 ? 3 : 4)

/** Where an arrow leads; undefined for other keys, and the same cell at the edge. */
export function placeBeside(key: string, at: number, places: number): number | undefined {
  const columns = columnsOf(places)
  const column = at % columns
  if (key === 'ArrowLeft') return column > 0 ? at - 1 : at
  if (key === 'ArrowRight') return column < columns - 1 && at + 1 < places ? at + 1 : at
  if (key === 'ArrowUp') return at >= columns ? at - columns : at
  if (key === 'ArrowDown') return at + columns < places ? at + columns : at
  return undefined
}
