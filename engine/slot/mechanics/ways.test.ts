import { describe, expect, it } from 'vitest'
import { play } from '../../play.ts'
import { sampleStream, scriptedStream } from '../../testing/streams.ts'
import { unitsOf } from '../analysis/walk.ts'
import type { Reveal } from '../events.ts'
import { EMPTY } from '../layout.ts'
import { slotOf } from '../slot.ts'
import { heightsDefinition, waysDefinition } from '../testing/definitions.ts'
import { seedOf } from '../../testing/fresh-seeds.node.ts'

const SEED = seedOf(243)

describe('ways', () => {
  it.each([
    ['one way', 'gem leaf | gem x | gem x | x x', [['gem', 3, 1, 10]]],
    ['each way', 'gem gem | gem gem | gem x | x x', [['gem', 3, 4, 40]]],
    [
      'a wild as any symbol',
      'gem shell | wild x | gem shell | x x',
      [
        ['gem', 3, 1, 10],
        ['shell', 3, 1, 4],
      ],
    ],
    ['the longest run alone', 'shell x | shell x | shell x | shell x', [['shell', 4, 1, 10]]],
    ['a run of two where that pays', 'shell x | shell shell | x x | shell x', [['shell', 2, 2, 4]]],
    ['nothing for a gap', 'gem x | x x | gem gem | gem gem', []],
    ['nothing for a run that starts late', 'x x | gem gem | gem gem | gem gem', []],
    ['nothing for scatters side by side', 'scatter x | scatter x | scatter x | x x', []],
    ['a doubling wild twice', 'gem x | wild-x2 x | gem x | x x', [['gem', 3, 1, 20]]],
    ['wilds of one way that multiply each other', 'gem x | wild-x2 x | wild-x3 x | x x', [['gem', 3, 1, 60]]],
    ['a doubling wild only in its own ways', 'gem x | wild-x2 gem | gem x | wild-x3 wild', [['gem', 4, 4, 40 * 3 * 4]]],
  ] as const)('pay %s', (_, grid, expected) => {
    expect(winsOf(grid).map(({ symbol, count, ways, units }) => [symbol, count, ways, units])).toEqual(expected)
  })

  it('name every cell of the win', () => {
    expect(winsOf('x gem | wild gem | gem wild-x2 | x x')[0]!.cells).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ])
  })

  it.each([waysDefinition, heightsDefinition])(`pay what enumerating every way finds (seed ${SEED}, $id)`, (definition) => {
    const { layout, evaluate } = slotOf(definition)
    const stream = sampleStream(SEED)
    let winners = 0
    for (let grid = 0; grid < 3_000; grid++) {
      const columns = definition.reels.map((_, reel) => {
        const height = 1 + stream.uint(definition.rows, 'height')
        const first = reel === 0 ? 3 : 0
        return Array.from({ length: height }, () => layout.symbolIds[first + stream.uint(7 - first, 'symbol')]!)
      })
      const window = columns.flatMap((column) =>
        Array.from({ length: definition.rows }, (_, row) => (row < column.length ? layout.indexOf(column[row]!) : EMPTY)),
      )
      const units = evaluate(window).reduce((sum, win) => sum + win.units, 0)
      expect(units).toBe(unitsOf(definition, columns))
      if (units > 0) winners++
    }
    expect(winners).toBeGreaterThan(500)
  })
})

describe('reels of variable height', () => {
  it('draw a height per reel, then a stop, and show that many symbols of the strip', () => {
    const stream = scriptedStream([3, 0, 2, 0, 0, 1, 2, 0])
    const { events, draws } = play(heightsDefinition, stream, { amount: 100 })
    const { grid, stops } = events.find((event): event is Reveal => event.type === 'reveal')!
    expect(draws.map(({ label, n }) => `${label}/${n}`)).toEqual([
      'height:1/4',
      'height:2/4',
      'height:3/3',
      'height:4/7',
      'reel:1/7',
      'reel:2/8',
      'reel:3/8',
      'reel:4/7',
    ])
    expect(stops).toEqual([0, 1, 2, 0])
    expect(grid).toEqual([['gem', 'shell', 'scatter'], ['wild'], ['wild-x3', 'scatter', 'shell'], ['gem']])
  })
})

/** `x` is a symbol without a pay here. */
function winsOf(grid: string) {
  const { layout, evaluate } = slotOf(waysDefinition)
  const window = grid.split('|').flatMap((column) =>
    column
      .trim()
      .split(' ')
      .map((id) => (id === 'x' ? EMPTY : layout.indexOf(id))),
  )
  return evaluate(window)
}
