import type { Grid } from '#engine/slot/events.ts'
import type { RoundView } from '#engine/slot/view.ts'
import type { CueStage } from '../playback/player.ts'

/** The view of a game: the canvas, or a table of pictures without WebGL. */
export interface GameStage extends CueStage {
  /** A press: the reels start to turn before the reply. */
  beginSpin(): void
  /** No reply: the reels return to their previous position. */
  cancelSpin(view: RoundView): void
  /** Shows a view immediately: on opening, and after skipping. */
  rest(view: RoundView): void
  /** Draws nothing while the page is hidden. */
  pause(isHidden: boolean): void
  close(): void
}

/** The visible symbols row by row, for the text table. Shorter columns leave cells empty. */
export const gridRows = (grid: Grid): string[][] =>
  Array.from({ length: Math.max(0, ...grid.map(({ length }) => length)) }, (_, row) => grid.map((column) => column[row] ?? ''))
