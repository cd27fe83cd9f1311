import { Container } from 'pixi.js'
import type { Cell } from '#engine/slot/events.ts'
import type { Board, BoardCell } from '../playback/board.ts'
import { cellCentre, reelLeft, rowHeight, type StageLayout } from './layout.ts'
import { symbolSize } from './symbol-size.ts'
import type { Motion } from './pose.ts'
import { Tile, type TileArt } from './tile.ts'

/** How a column moves with its reel. */
export interface Ride {
  /** Rows below its cell. */
  readonly offset: number
  readonly isBlurred: boolean
}

/** How a column leaves: its lowest symbol first. */
export interface Departure {
  readonly motion: Motion
  readonly since: number
  /** Between two rows. */
  readonly gap: number
  readonly ms: number
}

interface Leaver {
  readonly tile: Tile
  readonly cell: Cell
  readonly count: number
}

const NONE: ReadonlySet<string> = new Set()
const STANDING: Ride = { offset: 0, isBlurred: false }

/** The symbols in the window, each in its cell. */
export class TileBoard {
  readonly container = new Container()
  readonly #art: TileArt
  #columns: Tile[][] = []
  readonly #spare: Tile[] = []
  #leaving: Leaver[] = []
  readonly #sticky = new Set<string>()

  constructor(art: TileArt) {
    this.#art = art
  }

  /** Shows a board with every symbol at rest. */
  set(board: Board): void {
    for (const { tile } of this.#leaving.splice(0)) this.#retire(tile)
    for (const reel of board.keys()) this.setColumn(reel, board[reel] ?? [])
    this.keep(board.length)
    this.#sticky.clear()
  }

  /** Shows a board while the symbols of the one before leave, but for the cells that hold. */
  replace(board: Board, departureOf?: (reel: number, count: number) => Departure, holding: ReadonlySet<string> = NONE): void {
    const leaving = departureOf ? this.#columns : []
    if (departureOf) this.#columns = []
    this.set(board)
    for (const [reel, column] of leaving.entries()) {
      const { motion, since, gap, ms } = departureOf!(reel, column.length)
      for (const [row, tile] of column.entries()) {
        tile.light(0xffffff, 1)
        if (holding.has(`${reel},${row}`)) {
          this.#retire(tile)
          continue
        }
        tile.move(motion, since + (column.length - 1 - row) * gap, ms)
        this.#leaving.push({ tile, cell: [reel, row], count: column.length })
      }
    }
  }

  setColumn(reel: number, cells: readonly BoardCell[]): void {
    const column = (this.#columns[reel] ??= [])
    for (const tile of column.splice(cells.length)) this.#retire(tile)
    for (const [row, cell] of cells.entries()) {
      const tile = (column[row] ??= this.#newTile())
      tile.still()
      tile.ground(null, 0)
      tile.show(cell)
    }
  }

  /** The first columns stay; the others leave. */
  keep(count: number): void {
    for (const column of this.#columns.splice(count)) for (const tile of column) this.#retire(tile)
  }

  /** These cells stay in place while their reels turn. */
  stick(cells: readonly Cell[], ground: number, alpha = 1): void {
    this.#sticky.clear()
    for (const cell of cells) {
      this.#sticky.add(cell.join())
      this.at(cell)?.ground(ground, alpha)
    }
  }

  isSticky(cell: Cell): boolean {
    return this.#sticky.has(cell.join())
  }

  at([reel, row]: Cell): Tile | undefined {
    return this.#columns[reel]?.[row]
  }

  /** The number of symbols in a column. */
  count(reel: number): number {
    return this.#columns[reel]?.length ?? 0
  }

  get columns(): readonly (readonly Tile[])[] {
    return this.#columns
  }

  /** Cell by cell, column by column. */
  cells(): [tile: Tile, cell: Cell][] {
    return this.#columns.flatMap((column, reel) => column.map((tile, row): [Tile, Cell] => [tile, [reel, row]]))
  }

  isMoving(now: number): boolean {
    return this.#leaving.length > 0 || this.#columns.some((column) => column.some((tile) => tile.isMoving(now)))
  }

  draw(now: number, layout: StageLayout, rideOf: (reel: number) => Ride): void {
    this.#drawLeaving(now, layout)
    for (const [reel, column] of this.#columns.entries()) {
      const height = rowHeight(layout, column.length)
      const size = symbolSize(layout, column.length)
      const ride = rideOf(reel)
      for (const [row, tile] of column.entries()) {
        const { offset, isBlurred } = this.isSticky([reel, row]) ? STANDING : ride
        const isInView = Math.abs(offset) < column.length + 1
        tile.container.visible = isInView
        if (!isInView) continue
        const { y } = cellCentre(layout, [reel, row], column.length)
        const x = reelLeft(layout, reel) + layout.cell / 2
        tile.draw(now, { x, y: y + offset * height, width: layout.cell, height, size, isBlurred })
      }
    }
  }

  #drawLeaving(now: number, layout: StageLayout): void {
    const gone = this.#leaving.filter(({ tile }) => !tile.isMoving(now))
    if (gone.length > 0) this.#leaving = this.#leaving.filter(({ tile }) => tile.isMoving(now))
    for (const { tile } of gone) this.#retire(tile)
    for (const { tile, cell, count } of this.#leaving) {
      const { x, y } = cellCentre(layout, cell, count)
      const [height, size] = [rowHeight(layout, count), symbolSize(layout, count)]
      tile.draw(now, { x, y, width: layout.cell, height, size, isBlurred: false })
    }
  }

  #newTile(): Tile {
    const tile = this.#spare.pop() ?? new Tile(this.#art)
    this.container.addChild(tile.container)
    return tile
  }

  #retire(tile: Tile): void {
    tile.container.removeFromParent()
    this.#spare.push(tile)
  }
}
