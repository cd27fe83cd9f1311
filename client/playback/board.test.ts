import { expect, test } from 'vitest'
import { foldEvents } from '#engine/slot/view.ts'
import { STORIES } from '../testing/stories.ts'
import { boardOf, windowOf } from './board.ts'

const storyOf = (id: string) => STORIES.find((story) => story.id === id)!
const boardAfter = (id: string, type: string, nth = 1) => {
  const { definition, events } = storyOf(id)
  const at = events.flatMap((event, index) => (event.type === type ? [index] : []))[nth - 1] ?? -1
  return boardOf(definition, foldEvents(events, at + 1))
}
const symbols = (board: ReturnType<typeof boardOf>) => board.flat().filter(({ symbol }) => symbol !== null)

test('a hold-and-spin shows only what locks', () => {
  expect(symbols(boardAfter('link', 'reveal'))).toHaveLength(15)
  const held = symbols(boardAfter('link', 'featureStart'))
  expect(held).toHaveLength(6)
  expect(held.every(({ symbol, mark }) => symbol === 'bell' && mark !== null)).toBe(true)
})

test('new symbols lock too, with their value, where other symbols were', () => {
  const board = boardAfter('link', 'linkSpin')
  expect(symbols(board)).toHaveLength(7)
  expect(board[0]?.[2]).toMatchObject({ symbol: 'bell', mark: { amount: 12_000 } })
})

test('opened rows make the reels higher and shift locked symbols down', () => {
  const { definition, events } = storyOf('unlock')
  const before = foldEvents(
    events,
    events.findIndex(({ type }) => type === 'rowsUnlocked'),
  )
  const higher = before.grid?.map((column) => ['a', ...column]) ?? []
  const board = boardOf(definition, { ...before, grid: higher, marks: [{ cell: [0, 1], amount: 2_000 }] })
  expect(board.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4])
  expect(board[0]?.[1]).toMatchObject({ symbol: 'bell', mark: { amount: 2_000 } })
  expect(board[0]?.[0]).toEqual({ symbol: null, mark: null })
})

test('reels of any height share one window', () => {
  const { definition } = storyOf('ways')
  expect(windowOf(definition, boardAfter('ways', 'reveal'))).toEqual({ reels: 6, rows: 5, most: 7, screens: 1 })
  expect(boardAfter('ways', 'reveal').map(({ length }) => length)).toEqual([2, 5, 7, 4, 6, 3])
})

test('a game without strips opens on its own symbols', () => {
  const { definition } = storyOf('cluster')
  const known = new Set(definition.symbols.map(({ id }) => id))
  const opening = boardOf(definition, foldEvents([]))
  expect(opening.map(({ length }) => length)).toEqual(Array.from({ length: 7 }, () => 7))
  expect(opening.flat().every(({ symbol }) => known.has(symbol ?? ''))).toBe(true)
})
