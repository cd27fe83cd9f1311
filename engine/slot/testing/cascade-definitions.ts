import { type SlotDefinition, strip } from '../definition.ts'

/** Three reels of two rows with cascades. */
export const cascadingDefinition: SlotDefinition = {
  kind: 'slot',
  id: 'cascading',
  rows: 2,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'gem', role: 'plain' },
    { id: 'shell', role: 'plain' },
    { id: 'plum', role: 'plain' },
  ],
  reels: [strip('gem*2 shell plum shell*2'), strip('shell gem plum gem wild plum'), strip('plum gem wild shell gem')],
  unitsPerPlay: 2,
  wins: [
    {
      kind: 'lines',
      lines: [
        [0, 0, 0],
        [1, 1, 1],
        [0, 1, 0],
      ],
      pays: { gem: { 2: 1, 3: 8 }, shell: { 3: 3 }, plum: { 3: 2 } },
    },
  ],
  features: [],
  cascade: { multipliers: [1, 2, 4], stepsMax: 20 },
  capMultiple: 20,
  betLevels: { TournamentPoints: [100], SweepStakes: [100] },
}

/** Three reels of two rows where winning symbols and scatters hold, each symbol drawn alike. */
export const holdingDefinition: SlotDefinition = {
  kind: 'slot',
  id: 'holding',
  rows: 2,
  symbols: [
    { id: 'scatter', role: 'scatter' },
    { id: 'gem', role: 'plain' },
    { id: 'shell', role: 'plain' },
    { id: 'plum', role: 'plain' },
  ],
  reels: [[], [], []],
  unitsPerPlay: 2,
  wins: [
    { kind: 'cluster', pays: { gem: { 3: 2, 5: 6 }, shell: { 3: 1 }, plum: { 3: 1 } } },
    { kind: 'scatters', symbol: 'scatter', pays: { 2: 10 } },
  ],
  features: [],
  tumble: { weights: { scatter: 1, gem: 1, shell: 1, plum: 1 }, stepsMax: 7, holds: true },
  book: { sha256: '0'.repeat(64) },
  capMultiple: 20,
  betLevels: { TournamentPoints: [100], SweepStakes: [100] },
}
