import { Container, Graphics } from 'pixi.js'
import type { Cell, Win } from '#engine/slot/events.ts'
import { cellCentre, rowHeight, screenOf, type StageLayout } from './layout.ts'
import { symbolSize } from './symbol-size.ts'
import { ValueTag, type ValueWriting } from './value-tag.ts'

const LINE_MS = 250
const CYCLE_MS = 1_200
/** How long winning symbols pulse. */
const MOVING_MS = 8_000
/** How long wins take turns; then all are shown together. */
const TURNS_MS = 60_000
/** Half an amount's height, with its outline, in symbol sizes. */
const FOOT_SHARE = 0.22
/** Ways light up reel by reel. */
const REEL_GAP_MS = 110

/** What an amount on a symbol would cover: a value or a jackpot's name, the drawn word of a wild or scatter, or nothing. */
type Label = 'value' | 'word' | 'none'

export interface MarkLook extends ValueWriting {
  readonly lines: readonly (readonly number[])[]
  readonly colors: { readonly light: number; readonly glow: number }
  /** The number of symbols that a reel shows now. */
  readonly count: (reel: number) => number
  readonly labelOf: (cell: Cell) => Label
}

interface Drawn {
  readonly progress: number
  readonly reels: number
  readonly layout: StageLayout
  readonly wins: readonly Win[]
}

/** The middle cell, or the nearest to it that shows less; undefined if all show values, which say the amounts. */
export function placeOfAmount(cells: readonly Cell[], labelOf: MarkLook['labelOf']): Cell | undefined {
  const middle = Math.floor(cells.length / 2)
  const order = [...cells.keys()].toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle) || other - one)
  const byDistance = order.map((at) => cells[at]!)
  return byDistance.find((cell) => labelOf(cell) === 'none') ?? byDistance.find((cell) => labelOf(cell) === 'word')
}

/** Marks the visible wins: first the symbols of all, then one win after the other with its line and amount. */
export class WinMarks {
  /** Below the symbols. */
  readonly container = new Container()
  readonly #amount: ValueTag
  readonly #graphics = new Graphics()
  readonly #look: MarkLook
  #wins: readonly Win[] = []
  #since = 0
  #isCalm = false
  #drawn: Drawn | null = null

  constructor(look: MarkLook) {
    this.#look = look
    this.container.addChild(this.#graphics)
    this.#amount = new ValueTag(look)
  }

  /** Started long ago, so they are static immediately. */
  show(wins: readonly Win[], now: number, isCalm: boolean): void {
    this.#isCalm = isCalm
    this.#wins = wins.filter(({ cells }) => cells.length > 0)
    this.#since = now
    this.#drawn = null
  }

  /** Over the symbols. */
  get amounts(): Container {
    return this.#amount.container
  }

  clear(): void {
    this.#wins = []
    this.#amount.show(null, false)
    this.#drawn = null
    this.#graphics.clear()
  }

  get isShowing(): boolean {
    return this.#wins.length > 0
  }

  /** They are framed, and nothing around them dims. */
  get isCalm(): boolean {
    return this.#isCalm
  }

  isMoving(now: number): boolean {
    return this.isShowing && (now - this.#since < MOVING_MS || this.#progress(now) < 1)
  }

  /** Until the next win's turn, in ms; undefined if the picture stays as it is. */
  nextTurnMs(now: number): number | undefined {
    const elapsed = now - this.#since
    return this.#takesTurns(now) ? CYCLE_MS - (elapsed % CYCLE_MS) + 1 : undefined
  }

  /** The cells highlighted at `now`; all others dim. */
  litCells(now: number): readonly Cell[] {
    const reels = this.#reelsAt(now)
    return this.#current(now).flatMap((win) => (win.kind === 'ways' ? win.cells.filter(([reel]) => reel < reels) : win.cells))
  }

  draw(now: number, layout: StageLayout): void {
    const progress = this.#progress(now)
    const reels = this.#reelsAt(now)
    const wins = this.#current(now)
    // Shapes are expensive: they are rebuilt only on a change.
    const drawn = this.#drawn
    const isSame =
      drawn?.progress === progress && drawn.reels === reels && drawn.layout === layout && isSameList(drawn.wins, wins)
    if (isSame) return
    this.#drawn = { progress, reels, layout, wins }
    this.#graphics.clear()
    const cells = new Map(this.litCells(now).map((cell) => [cell.join(), cell]))
    const clustered = new Set(wins.flatMap((win) => (win.kind === 'cluster' ? win.cells.map((cell) => cell.join()) : [])))
    for (const [key, cell] of cells) if (!clustered.has(key)) this.#frameCell(cell, layout)
    for (const win of wins) if (win.kind === 'cluster') this.#outline(win.cells, layout)
    // Several lines at once are a knot; without motion they have no turns.
    const hasLines = wins.length === 1 || this.#since === -Infinity
    for (const win of wins) if (hasLines && win.line !== undefined) this.#line(win, progress, layout)
    this.#write(wins.length === 1 ? wins[0] : undefined, layout)
  }

  /** Of the current line. */
  #progress(now: number): number {
    const elapsed = now - this.#since
    return Math.min(1, (this.#takesTurns(now) ? elapsed % CYCLE_MS : elapsed) / LINE_MS)
  }

  #takesTurns(now: number): boolean {
    return this.#wins.length > 1 && now - this.#since < TURNS_MS
  }

  /** The amount at the foot of one of the win's symbols. */
  #write(win: Win | undefined, layout: StageLayout): void {
    const cell = win && placeOfAmount(win.cells, this.#look.labelOf)
    this.#amount.show(win && cell && win.amount > 0 ? { cell, amount: win.amount } : null, false)
    if (!cell) return
    const count = this.#look.count(cell[0])
    const { x, y } = cellCentre(layout, cell, count)
    const size = symbolSize(layout, count)
    this.#amount.fit(size)
    // The frame covers what is below the window.
    const { top, height } = screenOf(layout, cell[0])
    this.#amount.container.position.set(x, Math.min(y + rowHeight(layout, count) * 0.4, top + height - size * FOOT_SHARE))
  }

  /** The number of reels lit so far. */
  #reelsAt(now: number): number {
    if (!this.#wins.some(({ kind }) => kind === 'ways')) return Infinity
    const lit = 1 + Math.floor((now - this.#since) / REEL_GAP_MS)
    return lit > 12 ? Infinity : lit
  }

  #current(now: number): readonly Win[] {
    const beat = this.#takesTurns(now) ? Math.floor((now - this.#since) / CYCLE_MS) : 0
    if (beat === 0) return this.#wins
    const win = this.#wins[(beat - 1) % this.#wins.length]
    return win ? [win] : []
  }

  #frameCell(cell: Cell, layout: StageLayout): void {
    const count = this.#look.count(cell[0])
    const { x, y } = cellCentre(layout, cell, count)
    const [width, height] = [layout.cell * 0.98, Math.min(rowHeight(layout, count), layout.cell * 1.04) * 0.96]
    this.#graphics
      .roundRect(x - width / 2, y - height / 2, width, height, layout.cell * 0.09)
      .fill({ color: this.#look.colors.glow, alpha: 0.14 })
      .stroke({ width: Math.max(2, layout.cell * 0.022), color: this.#look.colors.light })
  }

  /** One border around all adjacent cells. */
  #outline(cells: readonly Cell[], layout: StageLayout): void {
    const inside = new Set(cells.map((cell) => cell.join()))
    const { light, glow } = this.#look.colors
    for (const cell of cells) {
      const [reel, row] = cell
      const height = rowHeight(layout, this.#look.count(reel))
      const { x, y } = cellCentre(layout, cell, this.#look.count(reel))
      const [left, right] = [x - (layout.cell + layout.gap) / 2, x + (layout.cell + layout.gap) / 2]
      const [top, bottom] = [y - height / 2, y + height / 2]
      this.#graphics.rect(left, top, right - left, bottom - top).fill({ color: glow, alpha: 0.22 })
      const edges: [boolean, number, number, number, number][] = [
        [inside.has(`${reel - 1},${row}`), left, top, left, bottom],
        [inside.has(`${reel + 1},${row}`), right, top, right, bottom],
        [inside.has(`${reel},${row - 1}`), left, top, right, top],
        [inside.has(`${reel},${row + 1}`), left, bottom, right, bottom],
      ]
      for (const [isInner, x1, y1, x2, y2] of edges) if (!isInner) this.#graphics.moveTo(x1, y1).lineTo(x2, y2)
      this.#graphics.stroke({ width: Math.max(2.5, layout.cell * 0.045), color: light, cap: 'round' })
    }
  }

  #line({ line = 0, cells }: Win, progress: number, layout: StageLayout): void {
    const on = cells[0]?.[0] ?? 0
    const window = screenOf(layout, on)
    const start = on - (on % layout.across)
    const rows = this.#look.lines[line] ?? []
    const centres = rows.map((row, nth) => cellCentre(layout, [start + nth, row], this.#look.count(start + nth)))
    const [first, end] = [centres[0], centres.at(-1)]
    if (!first || !end) return
    // From edge to edge of the window, like lines on a slot cabinet.
    const points = [{ ...first, x: window.left }, ...centres, { ...end, x: window.left + window.width }]
    const last = (points.length - 1) * progress
    const draw = (width: number, color: number, alpha: number): void => {
      points.forEach((point, index) => {
        if (index === 0) this.#graphics.moveTo(point.x, point.y)
        else if (index <= Math.ceil(last)) this.#graphics.lineTo(point.x, point.y)
      })
      this.#graphics.stroke({ width, color, alpha, cap: 'round', join: 'round' })
    }
    draw(layout.cell * 0.11, this.#look.colors.glow, 0.35)
    draw(layout.cell * 0.04, this.#look.colors.light, 1)
  }
}

const isSameList = (left: readonly Win[], right: readonly Win[]): boolean =>
  left.length === right.length && left.every((win, index) => win === right[index])
