import type { Grid } from '#engine/slot/events.ts'
import type { CueStage } from '../show/player.ts'

/** What a game is shown on: the canvas, or a table of pictures where the browser cannot draw one. */
export interface GameStage extends CueStage {
  /** The press: reels begin to turn while the answer is on its way. */
  beginSpin(): void
  /** No answer came: the reels return to where they stood. */
  cancelSpin(stops: readonly number[]): void
  /** Puts stops on the reels at once, the first of the strip where none is known: on opening and after a nudge. */
  rest(stops: readonly number[]): void
  /** Draws nothing while nobody looks. */
  pause(isHidden: boolean): void
  close(): void
}

/** Which symbols stand in the window, row by row: for the table of pictures, and the one that is read aloud. */
export const gridRows = (grid: Grid): string[][] =>
  Array.from({ length: grid[0]?.length ?? 0 }, (_, row) => grid.map((column) => column[row] ?? ''))
