import type { Cell } from '#engine/slot/events.ts'
import { type Board, coinOf } from '../playback/board.ts'
import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { CueOf } from '../playback/cue.ts'
import { fadeIn, fadeOut, thump, whirl } from './pose.ts'
import type { Schedule } from './schedule.ts'
import type { TileBoard } from './tile-board.ts'

export interface LinkOptions {
  readonly definition: SlotDefinition
  readonly board: TileBoard
  readonly schedule: Schedule
  readonly colors: { readonly glow: number; readonly well: number }
  readonly spark: (cell: Cell, now: number) => void
  /** A coin locks: its index within the respin. */
  readonly onLock: (nth: number) => void
  readonly isStill: () => boolean
}

const TURN_MS = 190
const LOCK_MS = 420
const ROW_SHARE = 0.06

/** Hold-and-spin: every free cell is a reel of its own, and what lands locks. */
export class LinkMoves {
  readonly #options: LinkOptions

  constructor(options: LinkOptions) {
    this.#options = options
  }

  /** The ground marks locked cells. */
  ground(board: Board): void {
    const { board: tiles, colors } = this.#options
    for (const [tile, [reel, row]] of tiles.cells()) {
      const isLocked = (board[reel]?.[row]?.symbol ?? null) !== null
      tile.ground(isLocked ? colors.glow : 0x000000, isLocked ? 0.34 : 0.42)
    }
  }

  /** Symbols that do not lock leave the window. */
  enter(next: Board, now: number): void {
    const { board } = this.#options
    for (const [tile, [reel, row]] of board.cells()) {
      if (next[reel]?.[row]?.symbol === null) tile.move(fadeOut, now, 420)
    }
  }

  spin(cue: CueOf<'link'>, next: Board, now: number): void {
    const { board, schedule, definition, isStill } = this.#options
    const coin = coinOf(definition)
    const landed = new Set(cue.landed.map(({ cell }) => cell.join()))
    let nth = 0
    for (const [tile, cell] of board.cells()) {
      const isFree = tile.cell.symbol === null || landed.has(cell.join())
      if (!isFree) continue
      const stopMs = (cue.reelsAtMs[cell[0]] ?? cue.ms) - cue.ms * ROW_SHARE * (1 - (cell[1] + 1) / board.count(cell[0]))
      if (!isStill()) {
        tile.show({ symbol: coin, mark: null })
        tile.move(whirl(Math.max(2, Math.round(stopMs / TURN_MS))), now - (cell[0] * 31 + cell[1] * 47), stopMs)
      }
      const isLanding = landed.has(cell.join())
      const place = isLanding ? nth++ : 0
      schedule.at(now + stopMs, () => this.#stop(cell, { next, isLanding, at: now + stopMs, place }), isLanding)
    }
  }

  #stop(cell: Cell, { next, isLanding, at, place }: { next: Board; isLanding: boolean; at: number; place: number }): void {
    const { board, colors, isStill, onLock, spark } = this.#options
    const tile = board.at(cell)
    tile?.still()
    tile?.show(next[cell[0]]?.[cell[1]] ?? { symbol: null, mark: null })
    if (!isLanding) return
    tile?.ground(colors.glow, 0.34)
    tile?.move(isStill() ? fadeIn : thump, at, LOCK_MS)
    if (!isStill()) spark(cell, at)
    onLock(place)
  }
}
