export type MinesEvent = CellOpened | GemsCollected | MinesShown

/** Cells are numbered from 0, row by row. */
export interface CellOpened {
  readonly type: 'cellOpened'
  readonly cell: number
  readonly isMine: boolean
  /** How many gems lie open now. */
  readonly gems: number
  /** What collecting pays now, in hundredths of the play amount. */
  readonly pay: number
}

/** The player took the pay, or no more cells could be opened. */
export interface GemsCollected {
  readonly type: 'gemsCollected'
  readonly gems: number
  readonly pay: number
  readonly amount: number
}

/** Where all mines lay: told only once the round is over. */
export interface MinesShown {
  readonly type: 'minesShown'
  readonly cells: readonly number[]
}
