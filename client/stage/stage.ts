import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Cell, Win } from '#engine/slot/events.ts'
import { EMPTY_VIEW, type RoundView } from '#engine/slot/view.ts'
import { nextTask } from '#ui/page/next-task.ts'
import { boardOf, isLinkView, isStripless, windowOf } from '../playback/board.ts'
import type { Cue, CueOf } from '../playback/cue.ts'
import { BoardMoves } from './board-moves.ts'
import { FlyingValues } from './flying-values.ts'
import type { GameStage } from './game-stage.ts'
import { cellCentre } from './layout.ts'
import { LinkMoves } from './link-moves.ts'
import { fadeIn, popIn } from './pose.ts'
import { ReelSet } from './reel-set.ts'
import { ReelSweep } from './reel-sweep.ts'
import { Scene, type SceneOptions } from './scene.ts'
import { Schedule } from './schedule.ts'
import { Sparks } from './sparks.ts'
import { symbolSize } from './symbol-size.ts'
import { TileBoard } from './tile-board.ts'
import type { ValueWriting } from './value-tag.ts'
import { WinMarks } from './win-marks.ts'

/** Six tenths of each color. */
const DIM = 0x999999
const TEASE_DIM = 0.55
const FLIGHT_MS = 620

export interface StageOptions extends SceneOptions, ValueWriting {
  readonly definition: SlotDefinition
  /** Drawn before the canvas is shown, so that resting on the same view draws nothing. */
  readonly view: () => RoundView
  /** Reduced motion: reels fade instead of turning, no particles. */
  readonly isStill: () => boolean
  readonly onReelStop: (reel: number) => void
  readonly onLock: (nth: number) => void
}

type Parts = ReturnType<typeof buildParts>

/**
 * The canvas of one game: it shows cues, and after each one it rests on the view that the events imply. Every text
 * and control is in the surrounding page.
 */
export class Stage implements GameStage {
  readonly #options: StageOptions
  readonly #scene: Scene
  readonly #schedule = new Schedule()
  #parts: Parts | undefined
  #spinStartedAt = 0
  #opensOn: RoundView | undefined

  private constructor(options: StageOptions) {
    this.#options = options
    const { definition } = options
    this.#scene = new Scene(options, windowOf(definition, boardOf(definition, EMPTY_VIEW)))
  }

  /** Throws if the browser has no WebGL; the page then shows a table of symbols. */
  static async open(options: StageOptions): Promise<Stage> {
    const stage = new Stage(options)
    try {
      const pictures = await stage.#scene.open()
      await nextTask()
      stage.#parts = buildParts(options, { ...pictures, scene: stage.#scene, schedule: stage.#schedule })
      const view = options.view()
      stage.rest(view)
      await nextTask()
      await stage.#scene.enter((now) => stage.#draw(now))
      stage.#opensOn = view
    } catch (error) {
      stage.close()
      throw error
    }
    return stage
  }

  close(): void {
    this.#scene.close()
  }

  beginSpin(): void {
    this.#opensOn = undefined
    const now = performance.now()
    this.#clear()
    this.#spinStartedAt = now
    if (isStripless(this.#options.definition)) this.#parts?.moves.stir(now)
    else if (this.#parts) this.#turn(this.#parts, now)
    this.#scene.wake()
  }

  /** The reels that earlier wins have added leave first. */
  #turn({ board, reels }: Parts, now: number): void {
    const { definition, isStill } = this.#options
    if (definition.addsReels) board.keep(definition.addsReels.first)
    this.#fit(board.count(0), board.columns.length)
    if (!isStill()) reels.turn(now, board.columns.length)
  }

  /** Games that add reels change the number of columns within a round. */
  #fit(rows: number, reels: number): void {
    if (this.#options.definition.addsReels) this.#scene.resize({ reels, rows, most: rows, screens: 1 })
  }

  cancelSpin(view: RoundView): void {
    this.rest(view)
  }

  show(cue: Cue): void {
    if (this.#parts) this.#begin(cue, this.#parts, performance.now())
    this.#scene.wake()
  }

  settle(cue: Cue): void {
    this.#schedule.flush()
    if (cue.kind === 'featureStart') this.#parts?.marks.clear()
    this.rest(cue.view)
  }

  rest(view: RoundView): void {
    const isOpening = view === this.#opensOn
    this.#opensOn = undefined
    if (!this.#parts || isOpening) return
    const { board, reels, links, sweep } = this.#parts
    const now = performance.now()
    const next = boardOf(this.#options.definition, view)
    this.#scene.resize(windowOf(this.#options.definition, next))
    board.set(next)
    reels.rest(view, now)
    sweep.clear()
    if (isLinkView(view)) links.ground(next)
    this.#scene.wake()
  }

  pause(isHidden: boolean): void {
    if (isHidden) this.#scene.sleep()
    else this.#scene.wake()
  }

  #begin(cue: Cue, { moves, links, reels, board, marks }: Parts, now: number): void {
    const next = boardOf(this.#options.definition, cue.view)
    if (MOVING.has(cue.kind)) marks.clear()
    if (cue.isCalm && CHANGING.has(cue.kind)) return this.#change(cue, now)
    switch (cue.kind) {
      case 'spin':
        return this.#spin(cue, now)
      case 'nudge':
        board.setColumn(cue.reel, next[cue.reel] ?? [])
        return reels.nudge(cue, now)
      case 'cascade':
        return moves.cascade(cue, next, now)
      case 'transform':
        return moves.transform(cue, next, now)
      case 'walk':
        return moves.walk(cue, next, now)
      case 'multiplier':
        return moves.multiply(cue, next, now)
      case 'link':
        return links.spin(cue, next, now)
      case 'rows':
        return this.#unlock(cue, now)
      case 'wins':
      case 'collect':
        return this.#celebrate(cue, now)
      case 'jackpot':
        return this.#mark([cue.win], now)
      case 'trigger':
        return this.#mark([winOf(cue.cells)], now, cue.isCalm)
      case 'featureStart':
        marks.clear()
        return isLinkView(cue.view) ? links.enter(next, now) : undefined
      default:
        return undefined
    }
  }

  #spin(cue: CueOf<'spin'>, now: number): void {
    if (!this.#parts) return
    const { board, moves, reels } = this.#parts
    const { definition, isStill, look, onReelStop } = this.#options
    const next = boardOf(definition, cue.view)
    this.#spinStartedAt = now
    if (cue.isDrop) {
      for (const index of cue.reels.keys()) reels.tease(cue, index, now)
      return cue.sticky.length > 0 ? moves.redraw(cue, next, now) : moves.dropIn(cue, next, now)
    }
    this.#fit(next[0]?.length ?? 0, next.length)
    reels.land(cue, now, isStill())
    for (const [reel, column] of next.entries()) board.setColumn(reel, column)
    board.stick(cue.sticky, look.colors.well)
    for (const { reel, atMs } of cue.reels) {
      this.#schedule.at(now + atMs, () => onReelStop(reel), true)
      if (!isStill() || cue.isCalm) continue
      for (const row of (next[reel] ?? []).keys()) board.at([reel, row])?.move(fadeIn, now, cue.ms)
    }
  }

  /** Without animation where its light would follow another's too soon. */
  #change(cue: Cue, now: number): void {
    this.rest(cue.view)
    if (cue.kind !== 'link') return
    for (const nth of cue.landed.keys()) this.#schedule.at(now, () => this.#options.onLock(nth))
  }

  /** New rows open on top: existing symbols move down, new cells light up. */
  #unlock(cue: CueOf<'rows'>, now: number): void {
    const before = this.#parts?.board.count(0) ?? 0
    this.rest(cue.view)
    if (!this.#parts) return
    const { board, spark } = this.#parts
    for (const [tile, cell] of board.cells()) {
      const opened = board.count(cell[0]) - before
      if (cell[1] >= opened) continue
      tile.move(this.#options.isStill() ? fadeIn : popIn, now + cell[0] * 60, cue.ms * 0.6)
      if (!this.#options.isStill()) this.#schedule.at(now + cell[0] * 60, () => spark(cell, now + cell[0] * 60))
    }
  }

  #celebrate(cue: CueOf<'wins' | 'collect'>, now: number): void {
    this.#mark(cue.wins, now, cue.isCalm)
    if (!this.#options.isStill() && cue.kind === 'collect') this.#collect(cue, now)
  }

  /** Values leave their symbols and fly to the collecting one. */
  #collect({ wins }: CueOf<'wins' | 'collect'>, now: number): void {
    const layout = this.#scene.layout
    if (!layout || !this.#parts) return
    const { board, flights, spark } = this.#parts
    const size = symbolSize(layout, board.count(0))
    let nth = 0
    for (const { by, cells } of wins) {
      for (const cell of cells) {
        const mark = board.at(cell)?.cell.mark
        if (!by || !mark || cell.join() === by.join()) continue
        const since = now + 220 + 70 * nth++
        const [from, to] = [cell, by].map((each) => cellCentre(layout, each, board.count(each[0])))
        if (from && to) flights.fly(mark, { from, to, since, ms: FLIGHT_MS, size })
        this.#schedule.at(since + FLIGHT_MS, () => spark(by, since + FLIGHT_MS))
      }
    }
  }

  /** `isCalm`: losing symbols keep their light. */
  #mark(wins: readonly Win[], now: number, isCalm = false): void {
    this.#parts?.marks.show(wins, this.#options.isStill() ? -Infinity : now, isCalm)
  }

  #clear(): void {
    this.#schedule.flush()
    const parts = this.#parts
    for (const part of parts ? [parts.marks, parts.sparks, parts.flights, parts.sweep] : []) part.clear()
  }

  #draw(now: number): void {
    const layout = this.#scene.layout
    const parts = this.#parts
    if (!layout || !parts) return
    this.#schedule.run(now)
    const { reels, board, marks, sparks, flights, sweep } = parts
    reels.draw(now, layout, (reel) => ({ count: board.count(reel), isSticky: (row) => board.isSticky([reel, row]) }))
    this.#light(parts, now)
    board.draw(now, layout, (reel) => reels.rideOf(reel))
    reels.drawTease(this.#scene.under, layout, { now, color: this.#options.look.colors.light })
    marks.draw(now, layout)
    sweep.draw(now, layout)
    for (const part of [sparks, flights]) part.draw(now)
    const isMoving = reels.isMoving || board.isMoving(now) || [sparks, flights, sweep].some((part) => part.isBusy)
    const isQuiet = this.#schedule.isEmpty && now - this.#spinStartedAt > 1_000
    if (isMoving || !isQuiet) return this.#scene.pace('move')
    if (marks.isMoving(now)) return this.#scene.pace('pulse')
    this.#scene.pace('rest')
    this.#scene.wakeIn(marks.nextTurnMs(now))
  }

  /** Winning symbols stand out, the others dim; while a reel teases, the stopped ones dim. */
  #light({ marks, reels, board }: Parts, now: number): void {
    const lit = marks.isShowing && !marks.isCalm ? new Set(marks.litCells(now).map((cell) => cell.join())) : null
    const tease = reels.teasingAt(now)
    const isBreathing = marks.isMoving(now) && !this.#options.isStill()
    reels.dim((reel) => (tease === null || tease === reel ? 1 : TEASE_DIM))
    for (const [tile, cell] of board.cells()) {
      const isLit = lit?.has(cell.join()) ?? false
      tile.container.alpha = tease === null || tease === cell[0] ? 1 : TEASE_DIM
      tile.light(lit && !isLit ? DIM : 0xffffff, isLit && isBreathing ? breath(now) : 1)
    }
  }
}

/** Cues that move the reels, which clears earlier marks. */
const MOVING: ReadonlySet<Cue['kind']> = new Set(['spin', 'nudge', 'cascade', 'transform', 'walk', 'link', 'rows'])

/** Cues that change symbols, each in its way. */
const CHANGING: ReadonlySet<Cue['kind']> = new Set(['cascade', 'transform', 'walk', 'link', 'rows'])

/** Cells highlighted together like a win, without one. */
const winOf = (cells: readonly Cell[]): Win => ({
  type: 'win',
  kind: 'scatter',
  symbol: '',
  count: 0,
  cells,
  multiplier: 1,
  amount: 0,
})

/** A pulse between 1.0 and 1.12 of its size, under three a second. */
const breath = (now: number): number => 1 + 0.06 * (1 + Math.sin(now / 260))

type Pictures = Awaited<ReturnType<Scene['open']>>

function buildParts(options: StageOptions, { textures, scene, schedule }: Pictures & { scene: Scene; schedule: Schedule }) {
  const { definition, look, font, short, isStill, onReelStop, onLock } = options
  const board = new TileBoard({ textures, font, short })
  const reels = new ReelSet(definition, textures)
  const lines = definition.wins.find((win) => win.kind === 'lines')?.lines ?? []
  const worded = new Set(definition.symbols.filter(({ role }) => role !== 'plain').map(({ id }) => id))
  const labelOf = (cell: Cell) => {
    const tile = board.at(cell)
    return tile?.hasValue ? 'value' : worded.has(tile?.cell.symbol ?? '') ? 'word' : 'none'
  }
  const marks = new WinMarks({ lines, colors: look.colors, font, short, count: (reel) => board.count(reel), labelOf })
  const sparks = new Sparks(look.colors.light)
  const flights = new FlyingValues({ font, short })
  const sweep = new ReelSweep(look.colors.light)
  const spark = (cell: Cell, now: number): void => {
    if (scene.layout) sparks.throw(cellCentre(scene.layout, cell, board.count(cell[0])), scene.layout.cell, now)
  }
  const moves = new BoardMoves({ board, schedule, sweep, glow: look.colors.glow, spark, isStill, onReelStop })
  const links = new LinkMoves({ definition, board, schedule, colors: look.colors, spark, isStill, onLock })
  scene.window.addChild(marks.container, reels.container, board.container, sweep.container)
  scene.over.addChild(sparks.container, flights.container, marks.amounts)
  return { board, reels, marks, sparks, flights, sweep, moves, links, spark }
}
