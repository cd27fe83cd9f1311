import type { Grid } from '#engine/slot/events.ts'
import type { RoundView } from '#engine/slot/view.ts'
import type { CueStage } from '../show/player.ts'

/** What a game is shown on: the canvas, or a table of pictures where the browser cannot draw one. */
export interface GameStage extends CueStage {
  /** The press: reels begin to turn while the answer is on its way. */
  beginSpin(): void
  /** No answer came: the reels return to where they stood. */
  cancelSpin(view: RoundView): void
  /** Shows a view at once: on opening, and wherever something was skipped. */
  rest(view: RoundView): void
  /** Draws nothing while nobody looks. */
  pause(isHidden: boolean): void
  close(): void
}

/** Which symbols stand in the window, row by row: for the table that is read aloud. Lower columns leave cells empty. */
export const gridRows = (grid: Grid): string[][] =>
  Array.from({ length: Math.max(0, ...grid.map(({ length }) => length)) }, (_, row) => grid.map((column) => column[row] ?? ''))
