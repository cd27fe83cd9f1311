import type { Cell, CellMark } from '#engine/slot/events.ts'
import { cellsOf, column, drop, mixed, noStrips, put, reveal, round, row, story, strips, win, type Story } from './story.ts'

const ways = (): Story => {
  const heights = [2, 5, 7, 4, 6, 3]
  const grid = heights.map((height, reel) => mixed(6, height, reel)[reel]!)
  const cells: Cell[] = cellsOf('0,1 1,2 1,4 2,3 3,0 4,5')
  const second = [4, 3, 2, 7, 5, 6].map((height, reel) => mixed(6, height, reel + 1)[reel]!)
  const more: Cell[] = cellsOf('0,0 1,1 2,1 3,6 4,2 5,3')
  return story(
    'ways',
    { reels: strips(6), rows: 7, heights: { min: 2, weights: [] } },
    round(
      reveal(put(grid, 'cherries', cells)),
      win('ways', 3_600, cells, { ways: 4 }),
      { type: 'trigger', feature: 'free-spins', cells: [[0, 1]], spins: 2 },
      { type: 'featureStart', feature: 'free-spins', spins: 2, multiplier: 1 },
      { type: 'trail', position: 1, of: 6, multiplier: 2 },
      { type: 'featureStep', feature: 'free-spins', step: 1, of: 2 },
      reveal(put(second, 'seven', more)),
      { type: 'trail', position: 3, of: 6, multiplier: 5 },
      { type: 'multiplier', value: 5 },
      win('ways', 42_000, more, { ways: 1, symbol: 'seven', multiplier: 5 }),
      { type: 'featureStep', feature: 'free-spins', step: 2, of: 2 },
      reveal(grid),
      { type: 'featureEnd', feature: 'free-spins', amount: 42_000 },
    ),
  )
}

const cascade = (): Story => {
  const first = put(mixed(5, 3), 'cherries', row(1, 3))
  const second = put(mixed(5, 3, 2), 'bell', cellsOf('0,2 1,2 2,2 3,2'))
  return story(
    'cascade',
    {},
    round(
      reveal(first),
      win('line', 1_200, row(1, 3), { line: 0 }),
      { type: 'cascade', removed: row(1, 3), grid: second },
      { type: 'multiplier', value: 2 },
      win('line', 4_800, row(2, 4), { line: 2, symbol: 'bell', multiplier: 2 }),
      { type: 'cascade', removed: row(2, 4), grid: put(mixed(5, 3, 4), 'seven', row(0, 3)) },
      { type: 'multiplier', value: 3 },
      win('line', 30_000, row(0, 3), { line: 1, symbol: 'seven', multiplier: 3 }),
      { type: 'cascade', removed: row(0, 3), grid: mixed(5, 3, 5) },
    ),
  )
}

const cluster = (): Story => {
  const blob: Cell[] = cellsOf('1,2 2,2 2,3 3,3 3,4 2,4')
  const other: Cell[] = cellsOf('4,5 5,5 5,6 6,6 6,5')
  return story(
    'cluster',
    { reels: noStrips(7), rows: 7, features: [] },
    round(
      drop(put(put(mixed(7, 7), 'cherries', blob), 'seven', other)),
      win('cluster', 2_800, blob),
      win('cluster', 9_000, other, { symbol: 'seven' }),
      {
        type: 'multiplier',
        value: 2,
        cells: cellsOf('2,3 5,5'),
      },
      {
        type: 'cascade',
        removed: [...blob, ...other],
        grid: put(mixed(7, 7, 3), 'bell', column(2, 6)),
        marks: [
          { cell: [2, 3], multiplier: 2 },
          { cell: [5, 5], multiplier: 2 },
        ],
      },
      win('cluster', 18_000, column(2, 6), { symbol: 'bell', multiplier: 2 }),
      { type: 'cascade', removed: column(2, 6), grid: mixed(7, 7, 5) },
    ),
  )
}

const anywhere = (): Story => {
  const cells: Cell[] = cellsOf('0,0 1,3 2,1 2,4 3,2 4,0 4,4 5,2')
  const bombs: CellMark[] = [
    { cell: [1, 1], multiplier: 5 },
    { cell: [4, 2], multiplier: 25 },
  ]
  const grid = put(
    put(mixed(6, 5), 'cherries', cells),
    'wild',
    bombs.map(({ cell }) => cell),
  )
  return story(
    'anywhere',
    { reels: noStrips(6), rows: 5, features: [] },
    round(
      drop(grid, bombs),
      win('anywhere', 1_500, cells),
      {
        type: 'cascade',
        removed: cells,
        grid: put(mixed(6, 5, 4), 'wild', cellsOf('1,2 4,3')),
        marks: [
          { cell: [1, 2], multiplier: 5 },
          { cell: [4, 3], multiplier: 25 },
        ],
      },
      { type: 'multiplier', value: 30 },
      win('scatter', 43_500, cellsOf('1,2 4,3'), { multiplier: 30, symbol: 'wild' }),
    ),
  )
}

const change = (): Story => {
  const grid = mixed(5, 4)
  const grown = put(grid, 'seven', row(1, 5))
  const wild = put(grown, 'wild', cellsOf('1,2 3,3'))
  return story(
    'change',
    { rows: 4 },
    round(
      reveal(grid),
      { type: 'transform', reason: 'upgrade', symbol: 'seven', cells: row(1, 5), grid: grown },
      {
        type: 'transform',
        reason: 'wild',
        symbol: 'wild',
        cells: cellsOf('1,2 3,3'),
        grid: wild,
      },
      { type: 'transform', reason: 'mystery', symbol: 'bell', cells: row(0, 5), grid: put(wild, 'bell', row(0, 5)) },
      win('line', 26_000, row(1, 5), { symbol: 'seven', line: 0 }),
    ),
  )
}

const walk = (): Story => {
  const wilds = (reel: number): Cell[] => [
    [reel, 1],
    [reel, 2],
  ]
  const [at3, at2] = [wilds(3), wilds(2)]
  const first = put(put(mixed(5, 4), 'wild', at3), 'wild', [[0, 3]])
  const second = put(mixed(5, 4), 'wild', at2)
  return story(
    'walk',
    { rows: 4 },
    round(
      reveal(first),
      { type: 'trigger', feature: 'walking-wilds', cells: at3, spins: 0 },
      { type: 'featureStart', feature: 'walking-wilds', spins: 0, multiplier: 1 },
      {
        type: 'wildMove',
        moves: [...at3.map((from, index) => ({ from, to: at2[index]! })), { from: [0, 3] as const, to: null }],
        grid: second,
      },
      {
        type: 'respin',
        held: [],
        stops: [1, 2, 3, 4, 5],
        grid: put(mixed(5, 4, 3), 'wild', at2),
        marks: at2.map((cell) => ({ cell, multiplier: 2 })),
      },
      win('line', 7_000, row(1, 3), { line: 0, symbol: 'wild' }),
      {
        type: 'wildMove',
        moves: at2.map((from, index) => ({ from, to: wilds(1)[index]! })),
        grid: put(mixed(5, 4, 3), 'wild', wilds(1)),
      },
      { type: 'featureEnd', feature: 'walking-wilds', amount: 7_000 },
    ),
  )
}

const expand = (): Story => {
  const shown: Cell[] = cellsOf('0,1 2,0 3,2')
  const grid = put(mixed(5, 3), 'seven', shown)
  const cells = [0, 2, 3].flatMap((reel) => column(reel, 3))
  return story(
    'expand',
    {},
    round(
      reveal(mixed(5, 3)),
      { type: 'trigger', feature: 'free-spins', cells: shown, spins: 1 },
      { type: 'featureStart', feature: 'free-spins', spins: 1, multiplier: 1, symbol: 'seven' },
      { type: 'featureStep', feature: 'free-spins', step: 1, of: 1 },
      reveal(grid),
      { type: 'transform', reason: 'expand', symbol: 'seven', cells, grid: put(grid, 'seven', cells) },
      win('line', 80_000, cells, { symbol: 'seven', line: 1 }),
      { type: 'featureEnd', feature: 'free-spins', amount: 80_000 },
    ),
  )
}

const nudge = (): Story => {
  const [, , , , last = []] = mixed(5, 3)
  const before = put(mixed(5, 3), 'seven', [...row(1, 4), [4, 0]])
  const after = [...before.slice(0, 4), ['bar', 'seven', last[1] ?? 'a']]
  return story(
    'nudge',
    {},
    round(
      reveal(before),
      { type: 'respin', held: [0, 1, 2, 3], stops: [3, 7, 11, 15, 20], grid: before },
      { type: 'nudge', reel: 4, by: -1, stops: [3, 7, 11, 15, 19], grid: after },
      win('line', 24_000, row(1, 5), { symbol: 'seven', line: 0 }),
    ),
  )
}

const stick = (): Story => {
  const scatters = cellsOf('0,0 2,1 4,2')
  const wilds = cellsOf('1,1 3,0')
  const more: Cell[] = cellsOf('2,2')
  const second = put(mixed(5, 3, 2), 'wild', wilds)
  const third = put(mixed(5, 3, 4), 'wild', [...wilds, ...more])
  const last = put(mixed(5, 3, 6), 'wild', [...wilds, ...more])
  return story(
    'stick',
    {},
    round(
      reveal(put(mixed(5, 3), 'scatter', scatters)),
      { type: 'trigger', feature: 'free-spins', cells: scatters, spins: 3 },
      { type: 'featureStart', feature: 'free-spins', spins: 3, multiplier: 1 },
      { type: 'featureStep', feature: 'free-spins', step: 1, of: 3 },
      reveal(second),
      { type: 'featureStep', feature: 'free-spins', step: 2, of: 3 },
      { ...reveal(third), stuck: wilds },
      win('line', 8_000, row(1, 3), { line: 0 }),
      { type: 'featureStep', feature: 'free-spins', step: 3, of: 3 },
      { ...reveal(last), stuck: [...wilds, ...more] },
      win('line', 16_000, row(0, 4), { line: 1 }),
      { type: 'featureEnd', feature: 'free-spins', amount: 24_000 },
    ),
  )
}

/** Wilds that multiply their line, and a line read from the right. */
const multiply = (): Story => {
  const wilds = cellsOf('1,1 2,1')
  const grid = put(put(mixed(5, 3), 'seven', [...row(1, 4), ...cellsOf('4,2 3,2 2,2')]), 'wild', wilds)
  const marks: CellMark[] = [
    { cell: [1, 1], multiplier: 2 },
    { cell: [2, 1], multiplier: 3 },
  ]
  return story(
    'multiply',
    {},
    round(
      reveal(grid, { marks }),
      win('line', 48_000, row(1, 4), { symbol: 'seven', line: 0, wildMultiplier: 6 }),
      win('line', 3_000, cellsOf('4,2 3,2 2,2'), { symbol: 'seven', line: 2, isFromRight: true }),
    ),
  )
}

/** Stories of the reels. */
export const REEL_STORIES: readonly Story[] = [
  ways(),
  cascade(),
  cluster(),
  anywhere(),
  change(),
  walk(),
  expand(),
  nudge(),
  stick(),
  multiply(),
]
