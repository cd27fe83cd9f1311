import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Cell, CellMark, Grid, Win } from '#engine/slot/events.ts'
import type { SlotRoundEvent } from '#engine/slot/view.ts'
import { findGame } from '#games/all.ts'
import { assert } from '#kernel/result.ts'

/** A round made up by hand around one mechanic: so that it can be looked at before, and beside, the games that have it. */
export interface Story {
  readonly id: string
  /** Whose pictures it is drawn with. */
  readonly slug: 'cherry-royale'
  readonly definition: SlotDefinition
  readonly events: readonly SlotRoundEvent[]
}

export const STORY_STAKE = 2_000

const found = findGame('cherry-royale')
assert(found?.definition.kind === 'slot', 'the stories are drawn with Cherry Royale')
const base: SlotDefinition = found.definition

/** A grid that pays nothing: no symbol stands beside its like. */
const PLAIN = ['a', 'k', 'q', 'j', 'bar', 'horseshoe', 'bell']
const mixed = (reels: number, rows: number, shift = 0): string[][] =>
  Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (_row, row) => PLAIN[(reel * 3 + row * 2 + shift) % PLAIN.length] ?? 'a'),
  )

const put = (grid: Grid, symbol: string, cells: readonly Cell[]): string[][] =>
  grid.map((column, reel) => column.map((each, row) => (cells.some(([r, c]) => r === reel && c === row) ? symbol : each)))

const win = (kind: Win['kind'], amount: number, cells: readonly Cell[], more: Partial<Win> = {}): Win => ({
  type: 'win',
  kind,
  symbol: 'cherries',
  count: cells.length,
  cells,
  multiplier: 1,
  amount,
  ...more,
})

/** Opens with the amount and closes with what its wins add up to. */
function round(...events: readonly SlotRoundEvent[]): SlotRoundEvent[] {
  const payout = events.reduce((sum, event) => sum + (event.type === 'win' ? event.amount : 0), 0)
  return [{ type: 'roundStart', game: base.id, defHash: '', stake: STORY_STAKE }, ...events, { type: 'roundEnd', payout }]
}

const story = (id: string, definition: Partial<SlotDefinition>, events: readonly SlotRoundEvent[]): Story => ({
  id,
  slug: 'cherry-royale',
  definition: { ...base, ...definition },
  events,
})

const strips = (reels: number): SlotDefinition['reels'] => Array.from({ length: reels }, (_, reel) => base.reels[reel % 5]!)
const noStrips = (reels: number): SlotDefinition['reels'] => Array.from({ length: reels }, () => [])
/** What the rules of games to come will say; the stage reads these parts alone. */
const rules = (features: readonly object[]): SlotDefinition['features'] => features as unknown as SlotDefinition['features']

const reveal = (grid: Grid, more: { stops?: readonly number[]; marks?: readonly CellMark[] } = {}) =>
  ({
    type: 'reveal',
    stops: more.stops ?? grid.map((_, reel) => 3 + reel * 4),
    grid,
    ...(more.marks && { marks: more.marks }),
  }) as const

const drop = (grid: Grid, marks?: readonly CellMark[]) => reveal(grid, { stops: [], ...(marks && { marks }) })

const row = (at: number, reels: number): Cell[] => Array.from({ length: reels }, (_, reel) => [reel, at] as const)
const column = (reel: number, rows: number): Cell[] => Array.from({ length: rows }, (_, at) => [reel, at] as const)

const ways = (): Story => {
  const heights = [2, 5, 7, 4, 6, 3]
  const grid = heights.map((height, reel) => mixed(6, height, reel)[reel]!)
  const cells: Cell[] = [
    [0, 1],
    [1, 2],
    [1, 4],
    [2, 3],
    [3, 0],
    [4, 5],
  ]
  const second = [4, 3, 2, 7, 5, 6].map((height, reel) => mixed(6, height, reel + 1)[reel]!)
  const more: Cell[] = [
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 6],
    [4, 2],
    [5, 3],
  ]
  return story(
    'ways',
    { reels: strips(6), rows: 7 },
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
  const second = put(mixed(5, 3, 2), 'bell', [
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 2],
  ])
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
  const blob: Cell[] = [
    [1, 2],
    [2, 2],
    [2, 3],
    [3, 3],
    [3, 4],
    [2, 4],
  ]
  const other: Cell[] = [
    [4, 5],
    [5, 5],
    [5, 6],
    [6, 6],
    [6, 5],
  ]
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
        cells: [
          [2, 3],
          [5, 5],
        ],
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
  const cells: Cell[] = [
    [0, 0],
    [1, 3],
    [2, 1],
    [2, 4],
    [3, 2],
    [4, 0],
    [4, 4],
    [5, 2],
  ]
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
        grid: put(mixed(6, 5, 4), 'wild', [
          [1, 2],
          [4, 3],
        ]),
        marks: [
          { cell: [1, 2], multiplier: 5 },
          { cell: [4, 3], multiplier: 25 },
        ],
      },
      { type: 'multiplier', value: 30 },
      win(
        'scatter',
        43_500,
        [
          [1, 2],
          [4, 3],
        ],
        { multiplier: 30, symbol: 'wild' },
      ),
    ),
  )
}

const coins = (cells: readonly Cell[], amounts: readonly number[]): CellMark[] =>
  cells.map((cell, index) => ({ cell, amount: amounts[index % amounts.length]! }))

const AMOUNTS = [2_000, 4_000, 10_000, 160_000, 2_000, 6_000, 30_000]
const link = (): Story => {
  const cells: Cell[] = [
    [0, 0],
    [1, 1],
    [2, 0],
    [2, 2],
    [3, 1],
    [4, 2],
  ]
  const marks = coins(cells, AMOUNTS)
  const landed: CellMark[] = [
    { cell: [0, 2], amount: 12_000 },
    { cell: [3, 0], jackpot: 'minor', amount: 60_000 },
  ]
  const last: CellMark[] = [{ cell: [4, 0], jackpot: 'mini', amount: 20_000 }]
  const all = [...marks, ...landed, ...last]
  const total = all.reduce((sum, { amount = 0 }) => sum + amount, 0) - 80_000
  return story(
    'link',
    { features: rules([{ kind: 'hold-and-spin', symbol: 'bell', countMin: 6 }]) },
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

const unlock = (): Story => {
  const cells: Cell[] = [
    [0, 3],
    [1, 4],
    [2, 3],
    [2, 5],
    [3, 4],
    [4, 5],
  ]
  const high = mixed(5, 6).map((each) => each.map((symbol) => (symbol === 'bell' ? 'k' : symbol)))
  return story(
    'unlock',
    { rows: 6, features: rules([{ kind: 'hold-and-spin', symbol: 'bell', countMin: 6 }]) },
    round(
      reveal(put(high, 'bell', cells), { marks: coins(cells, AMOUNTS) }),
      { type: 'trigger', feature: 'hold-and-spin', cells, spins: 3 },
      { type: 'featureStart', feature: 'hold-and-spin', spins: 3, multiplier: 1 },
      {
        type: 'linkSpin',
        landed: coins(
          [
            [0, 4],
            [3, 3],
          ],
          [8_000, 22_000],
        ),
        left: 3,
      },
      { type: 'rowsUnlocked', rows: 4 },
      {
        type: 'linkSpin',
        landed: coins(
          [
            [1, 2],
            [4, 2],
          ],
          [50_000, 2_000],
        ),
        left: 3,
      },
      { type: 'rowsUnlocked', rows: 5 },
      { type: 'linkSpin', landed: [], left: 2 },
      { type: 'linkSpin', landed: [], left: 1 },
      { type: 'linkSpin', landed: [], left: 0 },
      win('link', 296_000, cells, { symbol: 'bell' }),
      { type: 'featureEnd', feature: 'hold-and-spin', amount: 296_000 },
    ),
  )
}

const collect = (): Story => {
  const fish: Cell[] = [
    [0, 1],
    [1, 3],
    [2, 0],
    [3, 2],
  ]
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

const expand = (): Story => {
  const shown: Cell[] = [
    [0, 1],
    [2, 0],
    [3, 2],
  ]
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

const change = (): Story => {
  const grid = mixed(5, 4)
  const grown = put(grid, 'seven', row(1, 5))
  const wild = put(grown, 'wild', [
    [1, 2],
    [3, 3],
  ])
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
        cells: [
          [1, 2],
          [3, 3],
        ],
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
      { type: 'respin', held: [], stops: [1, 2, 3, 4, 5], grid: put(mixed(5, 4, 3), 'wild', at2) },
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

const WEDGES = [
  { label: '10 x2', weight: 30 },
  { label: '15', weight: 24 },
  { label: '20 x3', weight: 12 },
  { label: 'x5', weight: 20 },
  { label: 'x20', weight: 10 },
  { label: 'x100', weight: 4 },
]

const wheel = (): Story =>
  story(
    'wheel',
    {},
    round(
      reveal(
        put(mixed(5, 3), 'scatter', [
          [0, 0],
          [2, 1],
          [4, 2],
        ]),
      ),
      {
        type: 'trigger',
        feature: 'wheel',
        cells: [
          [0, 0],
          [2, 1],
          [4, 2],
        ],
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
      reveal(
        put(mixed(5, 3), 'scatter', [
          [0, 0],
          [2, 1],
          [4, 2],
        ]),
      ),
      {
        type: 'trigger',
        feature: 'pick',
        cells: [
          [0, 0],
          [2, 1],
          [4, 2],
        ],
        spins: 0,
      },
      { type: 'featureStart', feature: 'pick', spins: 0, multiplier: 1 },
      { type: 'pickOffer', of: 3 },
      { type: 'picked', at: 1, label: 'x10' },
      win('pick', 20_000, [], { symbol: 'scatter' }),
      { type: 'featureEnd', feature: 'pick', amount: 20_000 },
    ),
  )

const jackpot = (): Story =>
  story(
    'jackpot',
    {},
    round(
      reveal(put(mixed(5, 3), 'seven', row(1, 5))),
      win('line', 1_000, row(0, 3), { line: 1 }),
      win('jackpot', 4_210_000, row(1, 5), { tier: 'grand', symbol: 'seven' }),
      { type: 'capReached', amount: 4_211_000 },
    ),
  )

/** Every mechanic once. */
export const STORIES: readonly Story[] = [
  ways(),
  cascade(),
  cluster(),
  anywhere(),
  link(),
  unlock(),
  collect(),
  expand(),
  change(),
  walk(),
  wheel(),
  pick(),
  jackpot(),
]
