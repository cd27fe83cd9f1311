import type { Cell } from '#engine/slot/events.ts'
import type { Board } from '../playback/board.ts'
import type { CueOf } from '../playback/cue.ts'
import { fallsOf } from './falls.ts'
import { burst, fadeIn, fadeOut, fallIn, fallOut, flip, hop, popIn, thump, uncover, UNCOVERED_AT, walk, wither } from './pose.ts'
import type { ReelSweep } from './reel-sweep.ts'
import type { Schedule } from './schedule.ts'
import type { Departure, TileBoard } from './tile-board.ts'

export interface MovesOptions {
  readonly board: TileBoard
  readonly schedule: Schedule
  readonly sweep: ReelSweep
  /** The light below symbols that hold. */
  readonly glow: number
  /** Light where a symbol bursts or lands. */
  readonly spark: (cell: Cell, now: number) => void
  readonly onReelStop: (reel: number) => void
  /** Reduced motion: symbols fade instead of moving. */
  readonly isStill: () => boolean
}

const BURST_SHARE = 0.42
const DROP_MS = 420
const ROW_GAP_MS = 38
const REEL_GAP_MS = 42
const HOP_MS = 240
const WITHER_MS = 260
const GROW_MS = 340
const HELD_GLOW = 0.34
/** Old symbols fall faster than new ones, and start this long before them. */
const LEAVE_SHARE = 0.62
const LEAD_MS = 90

/** How symbols enter, leave and change in their cells. */
export class BoardMoves {
  readonly #options: MovesOptions

  constructor(options: MovesOptions) {
    this.#options = options
  }

  /** A press: the new symbols are not known yet, so the old ones stay, or the board would be empty until the reply. */
  stir(now: number): void {
    const { board, isStill } = this.#options
    if (isStill()) return
    for (const [tile, [reel]] of board.cells()) tile.move(hop, now + reel * REEL_GAP_MS, HOP_MS)
  }

  /** Symbols drop in from above, column by column, lowest first; those before them leave just ahead. */
  dropIn(cue: CueOf<'spin'>, next: Board, now: number): void {
    const { board, schedule, onReelStop, isStill } = this.#options
    const isMoving = cue.isCalm !== true && !isStill()
    board.replace(next, isMoving ? (reel, count) => leaving(cue, { reel, count, now }) : undefined)
    for (const { reel, atMs } of cue.reels) {
      const count = board.count(reel)
      const { gap, fallMs } = fallOf(atMs, count)
      for (let row = 0; row < count; row++) {
        const tile = board.at([reel, row])
        const since = now + Math.max(0, atMs - fallMs - row * gap)
        if (cue.isCalm) continue
        if (isStill()) tile?.move(fadeIn, now, Math.max(100, atMs))
        else tile?.move(fallIn(count + 1), since, fallMs)
      }
      schedule.at(now + atMs, () => onReelStop(reel), true)
    }
  }

  /** Held symbols stay lit in their cells; reel by reel all others wither, and new ones grow in their place. */
  redraw(cue: CueOf<'spin'>, next: Board, now: number): void {
    const { board, schedule, glow, onReelStop, isStill } = this.#options
    const isMoving = cue.isCalm !== true && !isStill()
    const holding = new Set(cue.sticky.map(String))
    const departureOf = (reel: number): Departure => {
      const { witherMs, sinceMs } = regrowthOf(cue.reels.find((stop) => stop.reel === reel)?.atMs ?? 0)
      return { motion: wither, since: now + sinceMs, gap: 0, ms: witherMs }
    }
    board.replace(next, isMoving ? departureOf : undefined, holding)
    board.stick(cue.sticky, glow, HELD_GLOW)
    for (const { reel, atMs } of cue.reels) {
      for (let row = 0; row < board.count(reel); row++) {
        if (holding.has(`${reel},${row}`) || cue.isCalm) continue
        const { witherMs, sinceMs } = regrowthOf(atMs)
        board.at([reel, row])?.move(isStill() ? fadeIn : popIn, now + sinceMs + witherMs, atMs - sinceMs - witherMs)
      }
      schedule.at(now + atMs, () => onReelStop(reel), true)
    }
  }

  /** Winners burst; symbols above them fall; new symbols follow from above the window. */
  cascade(cue: CueOf<'cascade'>, next: Board, now: number): void {
    const { board, schedule, isStill } = this.#options
    const burstMs = cue.ms * BURST_SHARE
    for (const cell of cue.removed) {
      board.at(cell)?.move(isStill() ? fadeOut : burst, now, burstMs)
      if (!isStill()) schedule.at(now + burstMs * 0.45, () => this.#options.spark(cell, now + burstMs * 0.45))
    }
    const falls = fallsOf((reel) => board.count(reel), cue.removed, next)
    schedule.at(now + burstMs, () => {
      board.set(next)
      for (const { cell, rows } of falls) {
        const tile = board.at(cell)
        if (isStill()) tile?.move(fadeIn, now + burstMs, cue.ms - burstMs)
        else tile?.move(fallIn(rows), now + burstMs + cell[0] * 14, (cue.ms - burstMs) * 0.86)
      }
    })
  }

  transform(cue: CueOf<'transform'>, next: Board, now: number): void {
    const { board, schedule, sweep, isStill } = this.#options
    if (cue.reason === 'mystery' && !isStill()) return this.#uncover(cue, next, now)
    const isExpanding = cue.reason === 'expand' || (cue.reason === 'wild' && fillsReels(board, cue.cells))
    if (isExpanding && !isStill()) for (const reel of new Set(cue.cells.map(([each]) => each))) sweep.run(reel, now, cue.ms * 0.8)
    for (const [index, cell] of cue.cells.entries()) {
      const order = isExpanding ? cell[1] / Math.max(1, board.count(cell[0])) : index / cue.cells.length
      const since = now + cue.ms * 0.5 * order
      const ms = cue.ms * 0.48
      const change = () => board.at(cell)?.show(next[cell[0]]?.[cell[1]] ?? { symbol: null, mark: null })
      if (!isExpanding && !isStill()) board.at(cell)?.move(flip, since, ms)
      schedule.at(isExpanding || isStill() ? since : since + ms / 2, () => {
        change()
        if (isStill()) board.at(cell)?.move(fadeIn, since, ms)
        else if (isExpanding) board.at(cell)?.move(popIn, since, ms)
        if (!isStill()) this.#options.spark(cell, since)
      })
    }
  }

  /** All covers tremble and turn over at once. */
  #uncover(cue: CueOf<'transform'>, next: Board, now: number): void {
    const { board, schedule, spark } = this.#options
    const ms = cue.ms * 0.92
    for (const cell of cue.cells) board.at(cell)?.move(uncover, now, ms)
    schedule.at(now + ms * UNCOVERED_AT, () => {
      for (const cell of cue.cells) {
        board.at(cell)?.show(next[cell[0]]?.[cell[1]] ?? { symbol: null, mark: null })
        spark(cell, now + ms * UNCOVERED_AT)
      }
    })
  }

  /** Each wild moves to its new cell; one that leaves exits on the side towards which it moves. */
  walk(cue: CueOf<'walk'>, next: Board, now: number): void {
    const { board, isStill } = this.#options
    const direction = Math.sign(cue.moves.reduce((sum, { from, to }) => sum + (to ? to[0] - from[0] : 0), 0)) || -1
    const leaving = cue.moves.filter(({ to }) => to === null).map(({ from }) => from)
    const gone = leaving.map((cell) => board.at(cell)?.cell)
    board.set(next)
    for (const { from, to } of cue.moves) {
      if (!to) continue
      const tile = board.at(to)
      if (tile) board.container.addChild(tile.container)
      tile?.move(isStill() ? fadeIn : walk(from[0] - to[0], from[1] - to[1]), now, cue.ms * 0.9)
      const left = board.at(from)
      if (left && !cue.moves.some((move) => move.to?.join() === from.join())) left.move(fadeIn, now, cue.ms)
    }
    for (const [index, cell] of leaving.entries()) this.#leave(cell, { cue, next, now, direction, old: gone[index] ?? null })
  }

  /** Single cells' badges jump onto them. */
  multiply(cue: CueOf<'multiplier'>, next: Board, now: number): void {
    const { board, isStill, spark } = this.#options
    for (const cell of cue.cells) {
      board.at(cell)?.show(next[cell[0]]?.[cell[1]] ?? { symbol: null, mark: null })
      if (isStill()) continue
      board.at(cell)?.move(thump, now, cue.ms * 0.8)
      spark(cell, now)
    }
  }

  #leave(cell: Cell, { cue, next, now, direction, old }: Leaving): void {
    const { board, schedule, isStill } = this.#options
    const tile = board.at(cell)
    if (!tile || !old || isStill()) return
    tile.show(old)
    tile.move((t) => ({ ...walk(-direction, 0)(t), x: direction * t, alpha: 1 - t }), now, cue.ms * 0.6)
    schedule.at(now + cue.ms * 0.6, () => {
      tile.show(next[cell[0]]?.[cell[1]] ?? { symbol: null, mark: null })
      tile.move(fadeIn, now + cue.ms * 0.6, cue.ms * 0.4)
    })
  }
}

/** Whether the cells are whole reels. */
function fillsReels(board: TileBoard, cells: readonly Cell[]): boolean {
  const reels = new Set(cells.map(([reel]) => reel))
  return [...reels].reduce((sum, reel) => sum + board.count(reel), 0) === cells.length
}

/** A column's fall: between its rows, and of each symbol. */
function fallOf(atMs: number, count: number): { readonly gap: number; readonly fallMs: number } {
  const gap = Math.min(ROW_GAP_MS, atMs / (2 * Math.max(1, count)))
  return { gap, fallMs: Math.min(DROP_MS, Math.max(120, atMs - gap * count)) }
}

/** When a column starts to wither so that the next has grown at its stop, and for how long; faster where time is short. */
function regrowthOf(atMs: number): { readonly sinceMs: number; readonly witherMs: number } {
  const share = Math.min(1, atMs / (WITHER_MS + GROW_MS))
  return { sinceMs: atMs - share * (WITHER_MS + GROW_MS), witherMs: share * WITHER_MS }
}

/** The fall of a column that a new one replaces: it has almost left when the first new symbol comes into view. */
function leaving({ reels }: CueOf<'spin'>, { reel, count, now }: { reel: number; count: number; now: number }): Departure {
  const atMs = reels.find((stop) => stop.reel === reel)?.atMs ?? 0
  const { gap, fallMs } = fallOf(atMs, count)
  const entersMs = atMs - fallMs - gap * (count - 1)
  return { motion: fallOut(count + 1), since: now + Math.max(0, entersMs - LEAD_MS), gap: gap / 2, ms: fallMs * LEAVE_SHARE }
}

interface Leaving {
  readonly cue: CueOf<'walk'>
  readonly next: Board
  readonly now: number
  readonly direction: number
  readonly old: Board[number][number] | null
}
