export type MinesEvent = CellOpened | GemsCollected | MinesShown

/** Cells are numbered from 0, row by row. */
export interface CellOpened {
  readonly type: 'cellOpened'
  readonly cell: number
  readonly isMine: boolean
  /** The number of gems opened so far. */
  readonly gems: number
  /** What collecting pays now, in hundredths of the stake. */
  readonly pay: number
}

/** The player collected, or no more cells could be opened. */
export interface GemsCollected {
  readonly type: 'gemsCollected'
  readonly gems: number
  readonly pay: number
  readonly amount: number
}

/** The positions of all mines; revealed only when the round is over. */
export interface MinesShown {
  readonly type: 'minesShown'
  readonly cells: readonly number[]
}
