import type { SlotDefinition } from '../definition.ts'

const common = {
  kind: 'slot',
  unitsPerPlay: 1,
  betLevels: { TournamentPoints: [100, 200], SweepStakes: [100] },
} as const

const symbols = [
  { id: 'wild', role: 'wild' },
  { id: 'scatter', role: 'scatter' },
  { id: 'gem', role: 'plain' },
  { id: 'shell', role: 'plain' },
] as const

/** Two scatters award two free spins in which a gem or a shell expands; two more award a third. */
export const expandingDefinition: SlotDefinition = {
  ...common,
  id: 'expanding',
  rows: 2,
  symbols,
  reels: [
    ['gem', 'shell', 'scatter'],
    ['gem', 'wild', 'shell'],
    ['shell', 'gem', 'scatter', 'shell'],
  ],
  wins: [
    {
      kind: 'lines',
      lines: [
        [0, 0, 0],
        [1, 1, 1],
        [0, 1, 0],
      ],
      pays: { gem: { 2: 2, 3: 10 }, shell: { 3: 3 } },
    },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 2,
      spins: 1,
      retriggerSpins: 1,
      spinsMax: 3,
      multiplier: 1,
      expands: ['gem', 'shell'],
      reels: [
        ['gem', 'shell', 'scatter', 'shell'],
        ['shell', 'wild', 'shell'],
        ['gem', 'shell', 'scatter', 'shell'],
      ],
    },
  ],
  capMultiple: 50,
}

/** Three reels of two rows; wilds can fill the last two. */
export const walkingDefinition: SlotDefinition = {
  ...common,
  id: 'walking',
  rows: 2,
  symbols: symbols.filter(({ role }) => role !== 'scatter'),
  reels: [
    ['gem', 'shell', 'shell'],
    ['shell', 'gem', 'wild', 'wild'],
    ['gem', 'wild', 'wild'],
  ],
  wins: [
    {
      kind: 'lines',
      lines: [
        [0, 0, 0],
        [1, 1, 1],
        [0, 1, 0],
      ],
      pays: { wild: { 3: 20 }, gem: { 2: 2, 3: 10 }, shell: { 3: 3 } },
    },
  ],
  features: [{ kind: 'walking-wilds', symbol: 'wild', respinsMax: 3 }],
  capMultiple: 60,
}

/** Two scatters spin a wheel: two free spins at double, or two in which wilds fill their reels and stay. */
export const wheelDefinition: SlotDefinition = {
  ...common,
  id: 'wheel',
  rows: 2,
  symbols,
  reels: [
    ['gem', 'shell', 'scatter'],
    ['gem', 'wild', 'shell'],
    ['shell', 'gem', 'scatter', 'shell'],
  ],
  wins: [
    {
      kind: 'lines',
      lines: [
        [0, 0, 0],
        [1, 1, 1],
        [0, 1, 0],
      ],
      pays: { gem: { 2: 2, 3: 10 }, shell: { 3: 3 } },
    },
  ],
  features: [
    {
      kind: 'wheel',
      symbol: 'scatter',
      countMin: 2,
      wedges: [
        { variant: 'double', weight: 2 },
        { variant: 'stay', weight: 1 },
      ],
      modes: [
        { variant: 'double', spins: 1, retriggerSpins: 1, spinsMax: 2, multiplier: 2 },
        { variant: 'stay', spins: 3, retriggerSpins: 0, spinsMax: 3, multiplier: 1, wilds: 'expand-and-stay' },
      ],
      reels: [
        ['gem', 'shell', 'scatter'],
        ['shell', 'wild', 'shell', 'gem'],
        ['gem', 'shell', 'wild'],
      ],
    },
  ],
  capMultiple: 35,
}

/** Lines read both ways; a wild in the middle belongs to both. */
export const bothWaysDefinition: SlotDefinition = {
  ...common,
  id: 'both-ways',
  rows: 2,
  symbols: symbols.filter(({ role }) => role !== 'scatter'),
  reels: [
    ['gem', 'shell', 'shell'],
    ['gem', 'wild', 'shell', 'shell'],
    ['shell', 'gem', 'wild'],
    ['gem', 'shell', 'gem'],
  ],
  wins: [
    {
      kind: 'lines',
      lines: [
        [0, 0, 0, 0],
        [1, 1, 1, 1],
        [0, 1, 0, 1],
      ],
      pays: { gem: { 2: 1, 3: 4, 4: 20 }, shell: { 3: 2, 4: 5 } },
      direction: 'both',
    },
  ],
  features: [],
  capMultiple: 20,
}

/** One pool, hit by one round in eight at the smallest stake. */
export const poolDefinition: SlotDefinition = {
  ...bothWaysDefinition,
  id: 'pool',
  pools: [{ tier: 'clover', seed: { TournamentPoints: 400, SweepStakes: 80 }, millionths: 20_000 }],
  poolDraws: { amountLeast: 100, oneIn: { clover: 8 } },
}
