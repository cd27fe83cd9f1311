import type { SlotDefinition } from '../definition.ts'

/** One row of three reels with a scatter each. */
export const oneRow: Pick<SlotDefinition, 'rows' | 'symbols' | 'reels' | 'unitsPerPlay' | 'wins' | 'betLevels'> = {
  rows: 1,
  symbols: [
    { id: 'scatter', role: 'scatter' },
    { id: 'gem', role: 'plain' },
    { id: 'shell', role: 'plain' },
  ],
  reels: [
    ['gem', 'shell', 'scatter'],
    ['gem', 'scatter', 'shell', 'shell'],
    ['shell', 'gem', 'scatter'],
  ],
  unitsPerPlay: 2,
  wins: [{ kind: 'lines', lines: [[0, 0, 0]], pays: { gem: { 2: 2, 3: 10 }, shell: { 3: 3 } } }],
  betLevels: { TournamentPoints: [100, 200], SweepStakes: [100] },
}

/** Two scatters offer five cells: two plain prizes, one that doubles, and two that end it, one of them with a prize. */
export const picksDefinition: SlotDefinition = {
  kind: 'slot',
  id: 'picks',
  ...oneRow,
  features: [
    {
      kind: 'picks',
      symbol: 'scatter',
      countMin: 2,
      opensMax: 3,
      prizes: [
        { id: 'coins', count: 2, units: 4 },
        { id: 'double', count: 1, multiplier: 2 },
        { id: 'chest', count: 1, units: 9, ends: true },
        { id: 'end', count: 1, ends: true },
      ],
    },
  ],
  capMultiple: 10,
}

/** The same scatters let two of three cells be opened, and award a free spin after them. */
export const picksThenSpinsDefinition: SlotDefinition = {
  ...picksDefinition,
  id: 'picks-then-spins',
  features: [
    {
      kind: 'picks',
      symbol: 'scatter',
      countMin: 2,
      opensMax: 2,
      prizes: [
        { id: 'coins', count: 1, units: 3 },
        { id: 'double', count: 1, multiplier: 2 },
        { id: 'end', count: 1, ends: true },
      ],
    },
    { kind: 'free-spins', symbol: 'scatter', countMin: 2, spins: 1, retriggerSpins: 0, spinsMax: 1, multiplier: 2 },
  ],
}
