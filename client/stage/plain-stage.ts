import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Cell } from '#engine/slot/events.ts'
import { EMPTY_VIEW, type RoundView } from '#engine/slot/view.ts'
import { type Board, boardOf } from '../playback/board.ts'
import type { Cue, CueOf } from '../playback/cue.ts'
import type { GameStage } from './game-stage.ts'

/** What the page renders without a canvas. */
export interface PlainView {
  readonly board: Board
  /** Reels whose symbols are not known yet. */
  readonly turning: readonly number[]
  /** Single cells that turn, in a hold-and-spin. */
  readonly turningCells: readonly Cell[]
  readonly lit: readonly Cell[]
  /** Unlit cells keep their light. */
  readonly isCalm: boolean
}

/** How a cell is rendered; `turning` and `dim` ones are faint. */
export function stateOf(
  { turning, turningCells, lit, isCalm }: PlainView,
  [reel, row]: Cell,
): 'turning' | 'still' | 'lit' | 'dim' {
  const isIn = (cells: readonly Cell[]) => cells.some((cell) => cell[0] === reel && cell[1] === row)
  if (turning.includes(reel) || isIn(turningCells)) return 'turning'
  if (lit.length === 0) return 'still'
  if (isIn(lit)) return 'lit'
  return isCalm ? 'still' : 'dim'
}

export interface PlainStageOptions {
  readonly definition: SlotDefinition
  readonly onReelStop: (reel: number) => void
  readonly onLock: (nth: number) => void
}

/** Cues that highlight their cells; other cues only frame them. */
const DIMMING: ReadonlySet<Cue['kind']> = new Set(['wins', 'collect', 'jackpot', 'trigger'])

/** The stage as plain data: pictures in a table, faint while a reel turns. */
export class PlainStage implements GameStage {
  readonly #options: PlainStageOptions
  readonly #listeners = new Set<() => void>()
  #timers: ReturnType<typeof setTimeout>[] = []
  #view: PlainView

  constructor(options: PlainStageOptions) {
    this.#options = options
    this.#view = { board: boardOf(options.definition, EMPTY_VIEW), turning: [], turningCells: [], lit: [], isCalm: false }
  }

  readonly view = (): PlainView => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  beginSpin(): void {
    this.#set({ turning: this.#view.board.map((_, reel) => reel), lit: [] })
  }

  cancelSpin(view: RoundView): void {
    this.rest(view)
  }

  rest(view: RoundView): void {
    this.#stopTimers()
    this.#set({ board: boardOf(this.#options.definition, view), turning: [], turningCells: [] })
  }

  show(cue: Cue): void {
    this.#set({ isCalm: cue.isCalm === true || !DIMMING.has(cue.kind) })
    switch (cue.kind) {
      case 'spin':
        return this.#spin(cue)
      case 'link':
        return this.#spinCells(cue)
      case 'cascade':
        return this.#set({ lit: cue.removed })
      case 'wins':
      case 'collect':
        return this.#set({ lit: cue.wins.flatMap((win) => win.cells) })
      case 'jackpot':
        return this.#set({ lit: cue.win.cells })
      case 'trigger':
        return this.#set({ lit: cue.cells })
      case 'nudge':
      case 'transform':
      case 'walk':
      case 'multiplier':
        return this.#set({ board: boardOf(this.#options.definition, cue.view), lit: 'cells' in cue ? cue.cells : [] })
      default:
        return undefined
    }
  }

  settle(cue: Cue): void {
    if (cue.kind === 'spin') for (const reel of this.#view.turning) this.#options.onReelStop(reel)
    if (cue.kind === 'featureStart' || cue.kind === 'cascade') this.#set({ lit: [] })
    this.rest(cue.view)
  }

  /** Nothing is drawn per frame here. */
  pause(): void {}

  close(): void {
    this.#stopTimers()
  }

  #spin(cue: CueOf<'spin'>): void {
    this.#set({ turning: cue.isCalm ? [] : cue.reels.map(({ reel }) => reel), lit: [] })
    const board = boardOf(this.#options.definition, cue.view)
    for (const { reel, atMs } of cue.reels) this.#after(atMs, () => this.#stop(reel, board))
  }

  #stop(reel: number, next: Board): void {
    this.#options.onReelStop(reel)
    const board = next.map((column, index) => (index === reel ? column : (this.#view.board[index] ?? column)))
    this.#set({ board, turning: this.#view.turning.filter((each) => each !== reel) })
  }

  #spinCells(cue: CueOf<'link'>): void {
    const board = boardOf(this.#options.definition, cue.view)
    const landed = new Set(cue.landed.map(({ cell }) => cell.join()))
    const free = board.flatMap((column, reel) =>
      column.flatMap(({ symbol }, row): Cell[] => (symbol === null || landed.has(`${reel},${row}`) ? [[reel, row]] : [])),
    )
    this.#set({ turningCells: cue.isCalm ? [] : free, lit: [] })
    for (const [reel, atMs] of cue.reelsAtMs.entries()) {
      this.#after(atMs, () => {
        const column = cue.landed.filter(({ cell }) => cell[0] === reel)
        for (const nth of column.keys()) this.#options.onLock(nth)
        this.#set({
          board: this.#view.board.map((each, index) => (index === reel ? (board[reel] ?? each) : each)),
          turningCells: this.#view.turningCells.filter((cell) => cell[0] !== reel),
        })
      })
    }
  }

  #after(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms))
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }

  #set(change: Partial<PlainView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }
}
