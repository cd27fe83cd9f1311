import type { FreeSpinsRule, SlotDefinition } from '../definition.ts'

const freeSpins: FreeSpinsRule = {
  kind: 'free-spins',
  symbol: 'scatter',
  countMin: 2,
  spins: 2,
  retriggerSpins: 0,
  spinsMax: 2,
  multiplier: 1,
  reels: [
    ['fish', 'boat'],
    ['crab', 'fish'],
    ['boat', 'crab', 'leaf'],
  ],
}

/** Three reels of one row; boats collect fish and crabs, and climb in the free spins. Small enough to play every round. */
export const ladderDefinition: SlotDefinition = {
  kind: 'slot',
  id: 'ladder',
  rows: 1,
  symbols: [
    { id: 'boat', role: 'scatter' },
    { id: 'scatter', role: 'scatter' },
    {
      id: 'fish',
      role: 'plain',
      values: [
        { units: 1, weight: 2 },
        { units: 3, weight: 1 },
      ],
    },
    { id: 'crab', role: 'plain', values: [{ units: 2, weight: 1 }] },
    { id: 'leaf', role: 'plain' },
  ],
  reels: [
    ['fish', 'scatter', 'leaf'],
    ['fish', 'crab', 'scatter', 'boat'],
    ['boat', 'crab', 'fish', 'leaf'],
  ],
  unitsPerPlay: 1,
  wins: [
    { kind: 'lines', lines: [[0, 0, 0]], pays: { fish: { 2: 1, 3: 5 } } },
    { kind: 'scatters', symbol: 'scatter', pays: { 2: 1 } },
  ],
  features: [
    { kind: 'collect', symbol: 'boat' },
    { ...freeSpins, ladder: { symbol: 'boat', multipliers: [1, 2, 4] } },
  ],
  capMultiple: 20,
  betLevels: { TournamentPoints: [100, 200], SweepStakes: [100] },
}

const SHORT = [
  ['fish', 'boat'],
  ['crab', 'fish'],
  ['boat', 'fish'],
] as const

/** A boat awards one more spin that counts double, another awards one that counts ten times. */
export const stagedDefinition: SlotDefinition = {
  ...ladderDefinition,
  id: 'staged',
  symbols: ladderDefinition.symbols.map((symbol) =>
    symbol.id === 'fish' ? { ...symbol, values: [{ units: 2, weight: 1 }] } : symbol,
  ),
  reels: [
    ['scatter', 'leaf'],
    ['scatter', 'boat'],
    ['fish', 'leaf'],
  ],
  features: [
    { kind: 'collect', symbol: 'boat' },
    { ...freeSpins, spins: 1, spinsMax: 3, reels: SHORT, stages: { symbol: 'boat', every: 1, spins: 1, multipliers: [2, 10] } },
  ],
  capMultiple: 40,
}

/** Two reels of two and one more: boats collect fish beside ways, and twice in the free spins. */
export const waysCollectDefinition: SlotDefinition = {
  ...ladderDefinition,
  id: 'ways-collect',
  rows: 2,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'boat', role: 'scatter' },
    { id: 'scatter', role: 'scatter' },
    {
      id: 'fish',
      role: 'scatter',
      values: [
        { units: 1, weight: 2 },
        { units: 4, weight: 1 },
      ],
    },
    { id: 'leaf', role: 'plain' },
    { id: 'crab', role: 'plain' },
  ],
  reels: [
    ['leaf', 'fish', 'scatter', 'crab'],
    ['wild', 'scatter', 'fish'],
    ['boat', 'leaf', 'crab'],
  ],
  wins: [{ kind: 'ways', pays: { leaf: { 2: 1, 3: 2 }, crab: { 3: 1 } } }],
  features: [
    { kind: 'collect', symbol: 'boat' },
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 2,
      spins: 1,
      retriggerSpins: 0,
      spinsMax: 1,
      multiplier: 2,
      reels: [
        ['leaf', 'fish'],
        ['wild', 'fish'],
        ['boat', 'leaf'],
      ],
    },
  ],
  capMultiple: 16,
}
