import { expect, test } from 'vitest'
import { EMPTY_VIEW } from '#engine/slot/view.ts'
import { findSlot } from '#games/all.ts'
import { boardOf } from '../playback/board.ts'
import type { Cue } from '../playback/cue.ts'
import { direct } from '../playback/director.ts'
import { PROFILES } from '../playback/profiles.ts'
import { eventsOf } from '../play/play-state.ts'
import { roundOfKind } from '../testing/staged-rounds.ts'
import { BoardMoves } from './board-moves.ts'
import { type Box, layoutStage } from './layout.ts'
import { ReelSweep } from './reel-sweep.ts'
import { Schedule } from './schedule.ts'
import { TileBoard } from './tile-board.ts'

const slug = 'sugar-parade'
const { definition } = findSlot(slug)!
const field: Box = { left: 0, top: 0, width: 390, height: 500 }
const STEP_MS = 10
/** Longer, and the board looks broken. */
const EMPTY_MS_MAX = 120

const cues = direct(definition, eventsOf(roundOfKind({ slug, kind: 'freeSpins' })), PROFILES.normal)
const drops = cues.flatMap((cue) => (cue.kind === 'spin' && cue.isDrop ? [cue] : []))

/** Without values, whose text needs a browser. */
const symbolsOf = ({ view }: Cue) => boardOf(definition, view).map((column) => column.map((cell) => ({ ...cell, mark: null })))

function boardWithMoves() {
  const board = new TileBoard({ textures: {}, font: '', short: String })
  const schedule = new Schedule()
  const moves = new BoardMoves({
    board,
    schedule,
    sweep: new ReelSweep(0),
    glow: 0xffffff,
    spark: () => undefined,
    onReelStop: () => undefined,
    isStill: () => false,
  })
  return { board, moves, schedule }
}

test('between free spins no column is empty for longer than a blink, and every one is full at its stop', () => {
  expect(drops.length).toBeGreaterThan(5)
  const { board, moves } = boardWithMoves()
  const layout = layoutStage(field, { reels: 6, rows: 5 }, true)
  board.set(symbolsOf(drops[0]!))
  for (const cue of drops.slice(1, 5)) {
    const next = symbolsOf(cue)
    moves.dropIn(cue, next, 0)
    const emptyMs = next.map(() => 0)
    for (let now = 0; now <= cue.ms; now += STEP_MS) {
      board.draw(now, layout, () => ({ offset: 0, isBlurred: false }))
      for (const reel of next.keys()) {
        emptyMs[reel] = columnIsEmpty(board, layout, reel) ? emptyMs[reel]! + STEP_MS : 0
        expect(emptyMs[reel], `reel ${reel} at ${now}`).toBeLessThanOrEqual(EMPTY_MS_MAX)
      }
    }
    expect(board.isMoving(cue.ms)).toBe(false)
    expect(board.container.children).toHaveLength(next.flat().length)
  }
})

/** Whether no symbol's center is inside the window. */
function columnIsEmpty({ container }: TileBoard, layout: ReturnType<typeof layoutStage>, reel: number): boolean {
  const from = layout.left + reel * (layout.cell + layout.gap)
  return !container.children.some((tile) => {
    const y = tile.position.y + tile.children[1]!.position.y
    return tile.position.x > from && tile.position.x < from + layout.cell && y > layout.top && y < layout.top + layout.height
  })
}

test('a press leaves the symbols in place until the new ones are known', () => {
  const { board, moves } = boardWithMoves()
  const layout = layoutStage(field, { reels: 6, rows: 5 }, true)
  board.set(symbolsOf(drops[0]!))
  moves.stir(0)
  for (let now = 0; now < 2_000; now += 50) {
    board.draw(now, layout, () => ({ offset: 0, isBlurred: false }))
    for (let reel = 0; reel < 6; reel++) expect(columnIsEmpty(board, layout, reel)).toBe(false)
  }
})

const [bell, cover] = ['bell', 'cover'].map((symbol) => ({ symbol, mark: null }))
const stillDrawn = { offset: 0, isBlurred: false }

test('covers tremble, turn over together and keep what they uncover', () => {
  const { board, moves, schedule } = boardWithMoves()
  const cells = [
    [0, 0],
    [2, 1],
  ] as const
  board.set([
    [cover!, bell!],
    [bell!, bell!],
    [bell!, cover!],
  ])
  const next = [0, 1, 2].map(() => [bell!, bell!])
  moves.transform({ kind: 'transform', ms: 1_000, reason: 'mystery', symbol: 'bell', cells, upTo: 1, view: EMPTY_VIEW }, next, 0)
  const layout = layoutStage(field, { reels: 3, rows: 2 }, true)
  const [shown, turns]: [string[], number[]] = [[], []]
  for (let now = 0; now <= 1_000; now += STEP_MS) {
    schedule.run(now)
    board.draw(now, layout, () => stillDrawn)
    shown.push(cells.map((cell) => board.at(cell)!.cell.symbol).join(' '))
    turns.push(...cells.map((cell) => board.at(cell)!.container.children[1]!.rotation).filter((angle) => angle !== 0))
  }
  expect([...new Set(shown)]).toEqual(['cover cover', 'bell bell'])
  expect(turns.length).toBeGreaterThan(50)
  expect(board.isMoving(1_000)).toBe(false)
})

test.each([600, 150])('held symbols stay lit while all others make room for new ones, which are there at %i ms', (firstMs) => {
  const { board, moves, schedule } = boardWithMoves()
  const layout = layoutStage(field, { reels: 2, rows: 2 }, true)
  board.set([
    [bell!, cover!],
    [bell!, cover!],
  ])
  const next = [
    [bell!, bell!],
    [bell!, cover!],
  ]
  const sticky = [
    [0, 0],
    [1, 0],
  ] as const
  const reels = [0, 1].map((reel) => ({ reel, atMs: firstMs + 100 * reel, isTeasing: false }))
  const grid = next.map((column) => column.map(({ symbol }) => symbol))
  moves.redraw(
    { kind: 'spin', ms: 900, stops: [], grid, held: [], sticky, reels, isDrop: true, upTo: 1, view: EMPTY_VIEW },
    next,
    0,
  )
  const faintest = new Map<string, number>()
  const emptyMs = [0, 0]
  for (let now = 0; now <= 900; now += STEP_MS) {
    schedule.run(now)
    board.draw(now, layout, () => stillDrawn)
    for (const [tile, cell] of board.cells()) {
      const [plate, body] = tile.container.children
      expect(plate!.visible).toBe(cell[1] === 0)
      const shown = board.container.children.filter(({ position }) => position.equals(tile.container.position))
      const isEmpty = shown.every(({ children }) => children[1]!.alpha < 0.2)
      if (cell[1] === 1) expect((emptyMs[cell[0]] = isEmpty ? emptyMs[cell[0]]! + STEP_MS : 0)).toBeLessThanOrEqual(EMPTY_MS_MAX)
      faintest.set(cell.join(), Math.min(faintest.get(cell.join()) ?? 1, body!.alpha))
    }
  }
  expect(Object.fromEntries(faintest)).toEqual({ '0,0': 1, '0,1': 0, '1,0': 1, '1,1': 0 })
  expect(board.isMoving(firstMs + 100)).toBe(false)
  expect(board.container.children).toHaveLength(4)
})
