import type { SlotDefinition } from '../definition.ts'

const common = {
  kind: 'slot',
  rows: 2,
  unitsPerPlay: 1,
  betLevels: { TournamentPoints: [100, 200], SweepStakes: [100] },
} as const

const LINES = [
  [0, 0, 0],
  [1, 1, 1],
  [0, 1, 0],
]

/** Wilds on the last reels, plain ones and two that multiply: their multipliers add up. Also free spins. */
export const summingDefinition: SlotDefinition = {
  ...common,
  id: 'summing',
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'wild-x2', role: 'wild', multiplier: 2 },
    { id: 'wild-x3', role: 'wild', multiplier: 3 },
    { id: 'scatter', role: 'scatter' },
    { id: 'gem', role: 'plain' },
    { id: 'shell', role: 'plain' },
  ],
  reels: [
    ['gem', 'shell', 'scatter', 'gem'],
    ['gem', 'wild', 'wild-x2', 'shell', 'scatter'],
    ['shell', 'wild-x3', 'wild-x2', 'gem', 'shell'],
  ],
  wins: [{ kind: 'lines', lines: LINES, pays: { gem: { 2: 2, 3: 10 }, shell: { 3: 3 } }, wildMultipliers: 'sum' }],
  features: [{ kind: 'free-spins', symbol: 'scatter', countMin: 2, spins: 1, retriggerSpins: 0, spinsMax: 1, multiplier: 2 }],
  capMultiple: 50,
}

/** Wilds on every reel, read both ways: their multipliers are multiplied, and a line of wilds alone pays. */
export const multiplyingWildsDefinition: SlotDefinition = {
  ...common,
  id: 'multiplying-wilds',
  symbols: summingDefinition.symbols.filter(({ role }) => role !== 'scatter'),
  reels: [
    ['gem', 'shell', 'wild-x2', 'gem', 'shell'],
    ['gem', 'wild', 'wild-x2', 'shell'],
    ['shell', 'wild-x3', 'wild-x2', 'gem', 'shell'],
  ],
  wins: [
    {
      kind: 'lines',
      lines: LINES,
      pays: { wild: { 2: 1, 3: 12 }, gem: { 2: 2, 3: 10 }, shell: { 3: 3 } },
      direction: 'both',
      wildMultipliers: 'product',
    },
  ],
  features: [],
  capMultiple: 60,
}

/** Two scatters award three free spins on their own reels, in which wilds of the last two stick. */
export const stickyDefinition: SlotDefinition = {
  ...common,
  id: 'sticky',
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'gem', role: 'plain' },
    { id: 'shell', role: 'plain' },
  ],
  reels: [
    ['gem', 'shell', 'scatter'],
    ['gem', 'scatter', 'shell', 'shell'],
    ['shell', 'gem', 'wild', 'shell'],
  ],
  wins: [
    { kind: 'lines', lines: LINES, pays: { gem: { 2: 2, 3: 10 }, shell: { 3: 3 } } },
    { kind: 'scatters', symbol: 'scatter', pays: { 2: 1 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 2,
      spins: 3,
      retriggerSpins: 0,
      spinsMax: 3,
      multiplier: 2,
      wildsStick: true,
      reels: [
        ['gem', 'shell'],
        ['scatter', 'wild', 'shell'],
        ['shell', 'wild', 'scatter'],
      ],
    },
  ],
  capMultiple: 60,
}

/** The same with a wild on the first reel of the series, so that lines of wilds alone occur. */
export const stickyFromFirstDefinition: SlotDefinition = {
  ...stickyDefinition,
  id: 'sticky-from-first',
  wins: [{ kind: 'lines', lines: LINES, pays: { wild: { 3: 20 }, gem: { 2: 2, 3: 10 }, shell: { 3: 3 } } }],
  features: stickyDefinition.features.map((rule) => ({
    ...rule,
    reels: [
      ['gem', 'wild', 'shell'],
      ['scatter', 'wild', 'shell'],
      ['shell', 'wild'],
    ],
  })) as SlotDefinition['features'],
}

/** One reel or the two behind the first may turn wild, and in the free spins one always does. */
export const wildReelsDefinition: SlotDefinition = {
  ...common,
  id: 'wild-reels',
  symbols: stickyDefinition.symbols,
  reels: [
    ['gem', 'shell', 'scatter', 'shell'],
    ['gem', 'shell', 'shell', 'gem'],
    ['shell', 'gem', 'shell', 'wild'],
  ],
  wins: [{ kind: 'lines', lines: LINES, pays: { gem: { 2: 2, 3: 10 }, shell: { 3: 3 } } }],
  wildReels: [
    { reels: [], weight: 3 },
    { reels: [1], weight: 1 },
    { reels: [1, 2], weight: 1 },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 1,
      spins: 1,
      retriggerSpins: 0,
      spinsMax: 1,
      multiplier: 2,
      wildReels: [
        { reels: [1], weight: 1 },
        { reels: [2], weight: 2 },
      ],
    },
  ],
  capMultiple: 40,
}

/** Covers that all hide the same symbol, in the free spins too. */
export const mysteryDefinition: SlotDefinition = {
  ...common,
  id: 'mystery',
  symbols: [
    { id: 'scatter', role: 'scatter' },
    { id: 'gem', role: 'plain' },
    { id: 'shell', role: 'plain' },
    { id: 'cover', role: 'plain' },
  ],
  reels: [
    ['gem', 'cover', 'cover', 'scatter', 'shell'],
    ['cover', 'shell', 'cover', 'gem'],
    ['shell', 'cover', 'shell', 'gem'],
  ],
  wins: [{ kind: 'lines', lines: LINES, pays: { gem: { 2: 2, 3: 10 }, shell: { 3: 3 } } }],
  mystery: { symbol: 'cover', weights: { shell: 3, gem: 1 } },
  features: [{ kind: 'free-spins', symbol: 'scatter', countMin: 1, spins: 1, retriggerSpins: 0, spinsMax: 1, multiplier: 2 }],
  capMultiple: 40,
}

/** Two screens of two reels, whose second reels may turn wild together; the free spins have wins of both more often. */
export const screensDefinition: SlotDefinition = {
  ...common,
  id: 'screens',
  symbols: stickyDefinition.symbols,
  reels: [
    ['gem', 'shell', 'scatter', 'shell'],
    ['shell', 'shell', 'gem'],
    ['shell', 'gem', 'scatter'],
    ['gem', 'shell', 'shell'],
  ],
  screens: { count: 2, together: 3 },
  wins: [
    {
      kind: 'lines',
      lines: [
        [0, 0],
        [1, 1],
      ],
      pays: { gem: { 2: 4 }, shell: { 2: 1 } },
    },
  ],
  wildReels: [
    { reels: [], weight: 3 },
    { reels: [1, 3], weight: 1 },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 2,
      spins: 2,
      retriggerSpins: 0,
      spinsMax: 2,
      multiplier: 2,
      reels: [
        ['gem', 'shell'],
        ['shell', 'gem'],
        ['shell', 'gem'],
        ['gem', 'shell'],
      ],
      wildReels: [
        { reels: [1], weight: 1 },
        { reels: [1, 3], weight: 1 },
      ],
    },
  ],
  capMultiple: 80,
}
