import type { Cell, Grid } from '#engine/slot/events.ts'
import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Cue } from '../show/director.ts'
import type { GameStage } from './game-stage.ts'

/** What the page draws where there is no canvas. */
export interface PlainView {
  readonly grid: Grid
  /** Reels whose symbols are not known yet. */
  readonly turning: readonly number[]
  readonly lit: readonly Cell[]
}

/** The stage as plain data: pictures in a table, blurred while a reel turns. */
export class PlainStage implements GameStage {
  readonly #definition: SlotDefinition
  readonly #onReelStop: (reel: number) => void
  readonly #listeners = new Set<() => void>()
  #timers: ReturnType<typeof setTimeout>[] = []
  #view: PlainView

  constructor(definition: SlotDefinition, onReelStop: (reel: number) => void) {
    this.#definition = definition
    this.#onReelStop = onReelStop
    this.#view = { grid: gridAt(definition, []), turning: [], lit: [] }
  }

  readonly view = (): PlainView => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  beginSpin(): void {
    this.#set({ turning: this.#definition.reels.map((_, reel) => reel), lit: [] })
  }

  cancelSpin(stops: readonly number[]): void {
    this.rest(stops)
  }

  rest(stops: readonly number[]): void {
    this.#set({ grid: gridAt(this.#definition, stops), turning: [] })
  }

  show(cue: Cue): void {
    if (cue.kind === 'spin') {
      this.#set({ turning: cue.reels.map(({ reel }) => reel), lit: [] })
      this.#timers = cue.reels.map(({ reel, atMs }) => setTimeout(() => this.#stop(reel, cue.grid), atMs))
    }
    if (cue.kind === 'nudge') this.#set({ grid: cue.grid, lit: [] })
    if (cue.kind === 'wins') this.#set({ lit: cue.wins.flatMap((win) => win.cells) })
    if (cue.kind === 'trigger') this.#set({ lit: cue.cells })
  }

  settle(cue: Cue): void {
    if (cue.kind === 'nudge') this.#set({ grid: cue.grid })
    if (cue.kind === 'featureStart') this.#set({ lit: [] })
    if (cue.kind !== 'spin') return
    for (const timer of this.#timers) clearTimeout(timer)
    for (const reel of this.#view.turning) this.#onReelStop(reel)
    this.#set({ grid: cue.grid, turning: [] })
  }

  /** Nothing is drawn by the clock here. */
  pause(): void {}

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #stop(reel: number, grid: Grid): void {
    this.#onReelStop(reel)
    this.#set({
      grid: this.#view.grid.map((column, index) => (index === reel ? (grid[index] ?? column) : column)),
      turning: this.#view.turning.filter((each) => each !== reel),
    })
  }

  #set(change: Partial<PlainView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** What stands in the window at these stops; at the top of each strip where a stop is not known. */
const gridAt = ({ reels, rows }: SlotDefinition, stops: readonly number[]): Grid =>
  reels.map((strip, reel) => Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''))
