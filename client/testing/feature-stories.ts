import type { HoldAndSpinRule } from '#engine/slot/definition.ts'
import type { SlotRoundEvent } from '#engine/slot/view.ts'
import type { Cell, CellMark } from '#engine/slot/events.ts'
import { AMOUNTS, cellsOf, coins, mixed, put, reveal, round, row, story, win, type Story } from './story.ts'

const LINK: HoldAndSpinRule = { kind: 'hold-and-spin', symbol: 'bell', countMin: 6, respins: 3, coins: { bell: 1 }, empty: 20 }

const landing = (marks: readonly CellMark[]): CellMark[] => marks.map((mark) => ({ ...mark, symbol: 'bell' }))

const link = (): Story => {
  const cells: Cell[] = cellsOf('0,0 1,1 2,0 2,2 3,1 4,2')
  const marks = coins(cells, AMOUNTS)
  const landed: CellMark[] = [
    { cell: [0, 2], amount: 12_000, symbol: 'bell' },
    { cell: [3, 0], jackpot: 'minor', amount: 60_000, symbol: 'bell' },
  ]
  const last: CellMark[] = [{ cell: [4, 0], jackpot: 'mini', amount: 20_000, symbol: 'bell' }]
  const all = [...marks, ...landed, ...last]
  const total = all.reduce((sum, { amount = 0 }) => sum + amount, 0) - 80_000
  return story(
    'link',
    {
      features: [LINK],
      jackpots: { mini: 200, minor: 600, major: 2_000, grand: 20_000 },
    },
    round(
      reveal(
        put(
          mixed(5, 3).map((each) => each.map((symbol) => (symbol === 'bell' ? 'k' : symbol))),
          'bell',
          cells,
        ),
        { marks },
      ),
      { type: 'trigger', feature: 'hold-and-spin', cells, spins: 3 },
      { type: 'featureStart', feature: 'hold-and-spin', spins: 3, multiplier: 1 },
      { type: 'linkSpin', landed: landed.slice(0, 1), left: 3 },
      { type: 'linkSpin', landed: [], left: 2 },
      { type: 'linkSpin', landed: landed.slice(1), left: 3 },
      { type: 'linkSpin', landed: [], left: 2 },
      { type: 'linkSpin', landed: last, left: 3 },
      { type: 'linkSpin', landed: [], left: 2 },
      { type: 'linkSpin', landed: [], left: 1 },
      { type: 'linkSpin', landed: [], left: 0 },
      win('jackpot', 60_000, [[3, 0]], { tier: 'minor', symbol: 'bell' }),
      win('jackpot', 20_000, [[4, 0]], { tier: 'mini', symbol: 'bell' }),
      win(
        'link',
        total,
        all.map(({ cell }) => cell),
        { symbol: 'bell' },
      ),
      { type: 'featureEnd', feature: 'hold-and-spin', amount: total + 80_000 },
    ),
  )
}

/** The grid with new rows on top, and locked symbols moved down accordingly. */
const opened = (rows: number, held: readonly CellMark[]): SlotRoundEvent => {
  const marks = held.map(({ cell: [reel, at], ...mark }): CellMark => ({ ...mark, cell: [reel, at + rows - 3] }))
  const grid = put(
    noBells(rows),
    'bell',
    marks.map(({ cell }) => cell),
  )
  return { type: 'rowsUnlocked', rows, grid, marks }
}

const noBells = (rows: number): string[][] =>
  mixed(5, rows).map((each) => each.map((symbol) => (symbol === 'bell' ? 'k' : symbol)))

const unlock = (): Story => {
  const cells = cellsOf('0,0 1,1 2,0 2,2 3,1 4,2')
  const held = coins(cells, AMOUNTS)
  const more = coins(cellsOf('0,1 3,0'), [8_000, 22_000])
  const later = coins(cellsOf('1,0 4,2'), [50_000, 2_000])
  const laterThen = later.map(({ cell: [reel, at], ...mark }): CellMark => ({ ...mark, cell: [reel, at - 1] }))
  return story(
    'unlock',
    { features: [LINK] },
    round(
      reveal(put(noBells(3), 'bell', cells), { marks: held }),
      { type: 'trigger', feature: 'hold-and-spin', cells, spins: 3 },
      { type: 'featureStart', feature: 'hold-and-spin', spins: 3, multiplier: 1 },
      { type: 'linkSpin', landed: landing(more), left: 3 },
      opened(4, [...held, ...more]),
      { type: 'linkSpin', landed: landing(later), left: 3 },
      opened(5, [...held, ...more, ...laterThen]),
      { type: 'linkSpin', landed: [], left: 2 },
      { type: 'linkSpin', landed: [], left: 1 },
      { type: 'linkSpin', landed: [], left: 0 },
      win('link', 296_000, cells, { symbol: 'bell' }),
      { type: 'featureEnd', feature: 'hold-and-spin', amount: 296_000 },
    ),
  )
}

const collect = (): Story => {
  const fish: Cell[] = cellsOf('0,1 1,3 2,0 3,2')
  const marks = coins(fish, [4_000, 20_000, 1_000, 100_000])
  const grid = put(put(mixed(5, 4), 'horseshoe', fish), 'wild', [[4, 1]])
  return story(
    'collect',
    { rows: 4 },
    round(
      reveal(grid, { marks }),
      { type: 'trigger', feature: 'free-spins', cells: [[0, 0]], spins: 1 },
      { type: 'featureStart', feature: 'free-spins', spins: 1, multiplier: 1 },
      { type: 'trail', position: 1, of: 4, multiplier: 1 },
      { type: 'featureStep', feature: 'free-spins', step: 1, of: 1 },
      reveal(grid, { marks }),
      ...fish.map((cell, index) => win('collect', marks[index]!.amount!, [cell], { by: [4, 1], symbol: 'horseshoe' })),
      { type: 'trail', position: 2, of: 4, multiplier: 2, symbol: 'wild' },
      { type: 'trigger', feature: 'free-spins', cells: [[4, 1]], spins: 10 },
      { type: 'featureEnd', feature: 'free-spins', amount: 125_000 },
    ),
  )
}

const WEDGES = [
  { label: '10 x2', weight: 30 },
  { label: '15', weight: 24 },
  { label: '20 x3', weight: 12 },
  { label: 'x5', weight: 20 },
  { label: 'x20', weight: 10 },
  { label: 'x100', weight: 4 },
]

/** A wheel that selects one of several series. */
const variants = (): Story => {
  const cells = cellsOf('0,0 2,1 4,2')
  const wedges = [
    { label: 'seven', weight: 3 },
    { label: 'bell', weight: 2 },
    { label: 'cherries', weight: 1 },
  ]
  return story(
    'variants',
    {},
    round(
      reveal(put(mixed(5, 3), 'scatter', cells)),
      { type: 'trigger', feature: 'wheel', cells, spins: 0 },
      { type: 'featureStart', feature: 'wheel', spins: 0, multiplier: 1 },
      { type: 'wheelSpin', wedges, at: 1 },
      { type: 'featureStart', feature: 'free-spins', spins: 2, multiplier: 2, variant: 'bell' },
      { type: 'featureStep', feature: 'free-spins', step: 1, of: 2 },
      reveal(put(mixed(5, 3, 2), 'bell', row(1, 3))),
      win('line', 6_000, row(1, 3), { symbol: 'bell', line: 0, multiplier: 2 }),
      { type: 'featureStep', feature: 'free-spins', step: 2, of: 2 },
      reveal(mixed(5, 3, 3)),
      { type: 'featureEnd', feature: 'free-spins', amount: 6_000 },
    ),
  )
}

const wheel = (): Story =>
  story(
    'wheel',
    {},
    round(
      reveal(put(mixed(5, 3), 'scatter', cellsOf('0,0 2,1 4,2'))),
      {
        type: 'trigger',
        feature: 'wheel',
        cells: cellsOf('0,0 2,1 4,2'),
        spins: 0,
      },
      { type: 'featureStart', feature: 'wheel', spins: 0, multiplier: 1 },
      { type: 'wheelSpin', wedges: WEDGES, at: 4 },
      win('wheel', 40_000, [], { symbol: 'scatter' }),
      { type: 'featureEnd', feature: 'wheel', amount: 40_000 },
    ),
  )

const pick = (): Story =>
  story(
    'pick',
    {},
    round(
      reveal(put(mixed(5, 3), 'scatter', cellsOf('0,0 2,1 4,2'))),
      {
        type: 'trigger',
        feature: 'pick',
        cells: cellsOf('0,0 2,1 4,2'),
        spins: 0,
      },
      { type: 'featureStart', feature: 'pick', spins: 0, multiplier: 1 },
      { type: 'pickOffer', of: 3 },
      { type: 'picked', at: 1, label: 'x10' },
      win('pick', 20_000, [], { symbol: 'scatter' }),
      { type: 'featureEnd', feature: 'pick', amount: 20_000, prizes: ['x2', 'x10', 'x5'] },
    ),
  )

const walk = (): Story =>
  story(
    'walk',
    {},
    round(
      reveal(put(mixed(5, 3), 'scatter', cellsOf('0,0 2,1 4,2'))),
      { type: 'trigger', feature: 'bonus-trail', cells: cellsOf('0,0 2,1 4,2'), spins: 0 },
      { type: 'featureStart', feature: 'bonus-trail', spins: 0, multiplier: 1 },
      {
        type: 'trailBoard',
        steps: [
          { label: 'cherries', amount: 2_000 },
          { label: 'x2', multiplier: 2 },
          { label: 'bell', amount: 4_000 },
          { label: '+1', moves: 1 },
          { label: 'bar', ends: true },
          { label: 'cherries', amount: 2_000 },
          { label: 'bell', amount: 8_000 },
          { label: 'cherries', amount: 4_000 },
          { label: 'seven', amount: 100_000 },
        ],
        moves: 3,
        sides: 6,
      },
      { type: 'trailMove', roll: 2, position: 2, left: 2 },
      { type: 'multiplier', value: 2 },
      { type: 'trailMove', roll: 5, position: 7, left: 1 },
      win('trail', 16_000, [], { symbol: 'bell', multiplier: 2 }),
      { type: 'trailMove', roll: 4, position: 9, left: 0 },
      win('trail', 200_000, [], { symbol: 'seven', multiplier: 2 }),
      { type: 'featureEnd', feature: 'bonus-trail', amount: 216_000 },
    ),
  )

const jackpot = (): Story =>
  story(
    'jackpot',
    {},
    round(
      reveal(put(mixed(5, 3), 'seven', row(1, 5))),
      win('line', 1_000, row(0, 3), { line: 1 }),
      { type: 'trigger', feature: 'jackpot', cells: row(1, 5), spins: 0 },
      { type: 'featureStart', feature: 'jackpot', spins: 0, multiplier: 1 },
      win('jackpot', 4_210_000, row(1, 5), { tier: 'grand', symbol: 'seven' }),
      { type: 'capReached', amount: 4_211_000 },
    ),
  )

/** Stories of features. */
export const FEATURE_STORIES: readonly Story[] = [link(), unlock(), collect(), wheel(), variants(), pick(), walk(), jackpot()]
