import type { SlotDefinition } from '../definition.ts'

/** Two scatters start two moves along six steps, by a die of three numbers. */
export const trailDefinition: SlotDefinition = {
  kind: 'slot',
  id: 'trail',
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
  features: [
    {
      kind: 'bonus-trail',
      symbol: 'scatter',
      countMin: 2,
      moves: 2,
      sides: 3,
      steps: [
        { id: 'coins', units: 3 },
        { id: 'double', multiplier: 2 },
        { id: 'more', moves: 2 },
        { id: 'coins', units: 5 },
        { id: 'end', ends: true },
        { id: 'chest', units: 8 },
      ],
    },
  ],
  capMultiple: 8,
  betLevels: { TournamentPoints: [100, 200], SweepStakes: [100] },
}
