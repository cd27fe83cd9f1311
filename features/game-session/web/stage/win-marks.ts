import { Container, Graphics } from 'pixi.js'
import type { Win } from '#engine/slot/events.ts'
import { cellCentre, type StageLayout } from './layout.ts'

const LINE_MS = 250
const CYCLE_MS = 1_200
/** After that the wins stand still, all of them, and nothing more is drawn. */
const MOVING_MS = 8_000

/** Draws the wins in view: all at once first, then line after line. */
export class WinMarks {
  readonly container = new Container()
  readonly #graphics = new Graphics()
  readonly #lines: readonly (readonly number[])[]
  readonly #colours: { light: number; glow: number }
  #wins: readonly Win[] = []
  #since = 0
  #drawn: { readonly progress: number; readonly layout: StageLayout; readonly wins: readonly Win[] } | null = null

  constructor(lines: readonly (readonly number[])[], colours: { light: number; glow: number }) {
    this.#lines = lines
    this.#colours = colours
    this.container.addChild(this.#graphics)
  }

  /** Since long ago, they stand still at once. */
  show(wins: readonly Win[], now: number): void {
    this.#wins = wins
    this.#since = now
    this.#drawn = null
  }

  clear(): void {
    this.#wins = []
    this.#drawn = null
    this.#graphics.clear()
  }

  get isShowing(): boolean {
    return this.#wins.length > 0
  }

  isMoving(now: number): boolean {
    return this.isShowing && now - this.#since < MOVING_MS
  }

  /** The cells that stand out at `now`; all others dim. */
  litCells(now: number): readonly (readonly [number, number])[] {
    return this.#current(now).flatMap((win) => win.cells)
  }

  draw(now: number, layout: StageLayout): void {
    const progress = Math.min(1, (now - this.#since) / LINE_MS)
    const wins = this.#current(now)
    // Shapes are costly to build: they are built anew only when they differ.
    const drawn = this.#drawn
    if (drawn && drawn.progress === progress && drawn.layout === layout && isSameList(drawn.wins, wins)) return
    this.#drawn = { progress, layout, wins }
    this.#graphics.clear()
    const cells = new Map(wins.flatMap((win) => win.cells).map((cell) => [cell.join(), cell]))
    for (const cell of cells.values()) this.#frameCell(cell, layout)
    for (const { line } of wins) if (line !== undefined) this.#line(this.#lines[line] ?? [], progress, layout)
  }

  #current(now: number): readonly Win[] {
    const beat = Math.floor((now - this.#since) / CYCLE_MS)
    if (beat === 0 || this.#wins.length < 2 || !this.isMoving(now)) return this.#wins
    const win = this.#wins[(beat - 1) % this.#wins.length]
    return win ? [win] : []
  }

  #frameCell(cell: readonly [number, number], layout: StageLayout): void {
    const { x, y } = cellCentre(layout, cell)
    const [width, height] = [layout.cell * 0.98, Math.min(layout.row, layout.cell * 1.04) * 0.96]
    this.#graphics
      .roundRect(x - width / 2, y - height / 2, width, height, layout.cell * 0.09)
      .fill({ color: this.#colours.glow, alpha: 0.14 })
      .stroke({ width: Math.max(2, layout.cell * 0.022), color: this.#colours.light })
  }

  #line(rows: readonly number[], progress: number, layout: StageLayout): void {
    const centres = rows.map((row, reel) => cellCentre(layout, [reel, row]))
    const [first, end] = [centres[0], centres.at(-1)]
    if (!first || !end) return
    // From edge to edge of the window, as lines are drawn on a cabinet.
    const points = [{ ...first, x: layout.left }, ...centres, { ...end, x: layout.left + layout.width }]
    const last = (points.length - 1) * progress
    const draw = (width: number, color: number, alpha: number): void => {
      points.forEach((point, index) => {
        if (index === 0) this.#graphics.moveTo(point.x, point.y)
        else if (index <= Math.ceil(last)) this.#graphics.lineTo(point.x, point.y)
      })
      this.#graphics.stroke({ width, color, alpha, cap: 'round', join: 'round' })
    }
    draw(layout.cell * 0.11, this.#colours.glow, 0.35)
    draw(layout.cell * 0.04, this.#colours.light, 1)
  }
}

const isSameList = (left: readonly Win[], right: readonly Win[]): boolean =>
  left.length === right.length && left.every((win, index) => win === right[index])
