import type { SlotDefinition } from '../definition.ts'

/** A game small enough to follow by hand: three reels, one row, one line, wilds, scatters and free spins. */
export const tinyDefinition: SlotDefinition = {
  kind: 'slot',
  id: 'tiny',
  rows: 1,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'gem', role: 'plain' },
    { id: 'shell', role: 'plain' },
  ],
  reels: [
    ['gem', 'shell', 'scatter', 'shell', 'shell'],
    ['gem', 'wild', 'scatter', 'shell', 'shell'],
    ['gem', 'wild', 'scatter', 'shell', 'shell', 'shell'],
  ],
  unitsPerPlay: 1,
  wins: [
    { kind: 'lines', lines: [[0, 0, 0]], pays: { gem: { 2: 2, 3: 10 }, shell: { 3: 1 } } },
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 5 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 2,
      spins: 2,
      retriggerSpins: 1,
      spinsMax: 5,
      multiplier: 2,
    },
  ],
  capMultiple: 40,
  betLevels: { TournamentPoints: [100, 200], SweepStakes: [100] },
}

/** Three reels of three rows with bolts that hold. */
export const nudgeDefinition: SlotDefinition = {
  kind: 'slot',
  id: 'nudge',
  rows: 3,
  symbols: [
    { id: 'bolt', role: 'wild' },
    { id: 'seven', role: 'plain' },
    { id: 'plum', role: 'plain' },
    { id: 'star', role: 'plain' },
  ],
  reels: [
    ['bolt', 'plum', 'star', 'seven', 'seven', 'star', 'plum'],
    ['bolt', 'plum', 'star', 'seven', 'seven', 'star', 'plum'],
    ['plum', 'star', 'seven', 'star', 'plum', 'plum', 'star', 'bolt'],
  ],
  unitsPerPlay: 3,
  wins: [
    {
      kind: 'lines',
      lines: [
        [1, 1, 1],
        [0, 0, 0],
        [2, 2, 2],
      ],
      pays: { bolt: { 3: 100 }, seven: { 3: 20 }, plum: { 3: 2 }, star: { 3: 3 } },
      fullGridMultiplier: 2,
    },
  ],
  features: [{ kind: 'nudge-respin', symbol: 'bolt' }],
  capMultiple: 60,
  betLevels: { TournamentPoints: [300], SweepStakes: [300] },
}

/** Four reels of two rows, wilds of three kinds, scatters and free spins: small enough to enumerate. */
export const waysDefinition: SlotDefinition = {
  kind: 'slot',
  id: 'ways',
  rows: 2,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'wild-x2', role: 'wild', multiplier: 2 },
    { id: 'wild-x3', role: 'wild', multiplier: 3 },
    { id: 'scatter', role: 'scatter' },
    { id: 'gem', role: 'plain' },
    { id: 'shell', role: 'plain' },
    { id: 'leaf', role: 'plain' },
  ],
  reels: [
    ['gem', 'shell', 'scatter', 'shell', 'leaf', 'leaf', 'gem'],
    ['gem', 'wild', 'scatter', 'shell', 'leaf', 'leaf', 'shell', 'wild-x2'],
    ['gem', 'wild-x3', 'wild-x3', 'scatter', 'shell', 'leaf', 'leaf', 'shell'],
    ['gem', 'wild', 'wild-x2', 'scatter', 'shell', 'leaf', 'gem'],
  ],
  unitsPerPlay: 10,
  wins: [
    { kind: 'ways', pays: { gem: { 3: 10, 4: 40 }, shell: { 2: 2, 3: 4, 4: 10 }, leaf: { 3: 2, 4: 6 } } },
    { kind: 'scatters', symbol: 'scatter', pays: { 4: 50 } },
  ],
  features: [{ kind: 'free-spins', symbol: 'scatter', countMin: 3, spins: 3, retriggerSpins: 1, spinsMax: 5, multiplier: 1 }],
  capMultiple: 60,
  betLevels: { TournamentPoints: [100, 200], SweepStakes: [100] },
}

/** The same on reels of one to three symbols. */
export const heightsDefinition: SlotDefinition = {
  ...waysDefinition,
  id: 'heights',
  rows: 3,
  heights: {
    min: 1,
    weights: [
      [1, 2, 1],
      [3, 0, 1],
      [1, 1, 1],
      [2, 2, 3],
    ],
  },
}
