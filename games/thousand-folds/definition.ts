import type { SlotDefinition } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type FoldSymbol = 'scatter' | 'wild' | 'crane' | 'windmill' | 'frog' | 'boat' | 'plane' | 'kite'

/** Seven by seven cells, twenty units per stake. Its rounds come from a book; winning paper fills a meter. */
export const definition: SlotDefinition<FoldSymbol> = {
  kind: 'slot',
  id: 'thousand-folds',
  rows: 7,
  symbols: [
    { id: 'scatter', role: 'scatter' },
    { id: 'wild', role: 'wild' },
    { id: 'crane', role: 'plain' },
    { id: 'windmill', role: 'plain' },
    { id: 'frog', role: 'plain' },
    { id: 'boat', role: 'plain' },
    { id: 'plane', role: 'plain' },
    { id: 'kite', role: 'plain' },
  ],
  reels: [[], [], [], [], [], [], []],
  unitsPerPlay: 20,
  wins: [
    {
      kind: 'cluster',
      pays: {
        crane: { 5: 40, 6: 60, 8: 120, 10: 300, 12: 800, 15: 2_000 },
        windmill: { 5: 24, 6: 36, 8: 70, 10: 180, 12: 480, 15: 1_200 },
        frog: { 5: 15, 6: 22, 8: 44, 10: 110, 12: 280, 15: 800 },
        boat: { 5: 9, 6: 14, 8: 30, 10: 70, 12: 180, 15: 480 },
        plane: { 5: 5, 6: 9, 8: 18, 10: 40, 12: 100, 15: 240 },
        kite: { 5: 2, 6: 4, 8: 9, 10: 20, 12: 44, 15: 100 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 20, 4: 60, 5: 200 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 8,
      retriggerSpins: 3,
      spinsMax: 25,
      multiplier: 1,
      weights: { scatter: 4, wild: 30, crane: 90, windmill: 110, frog: 125, boat: 145, plane: 165, kite: 200 },
    },
  ],
  tumble: {
    weights: { scatter: 6, wild: 22, crane: 90, windmill: 110, frog: 125, boat: 145, plane: 165, kite: 200 },
    stepsMax: 60,
    meter: [
      { cells: 20, multiplier: 2 },
      { cells: 40, multiplier: 4 },
      { cells: 60, multiplier: 8 },
      { cells: 85, multiplier: 16 },
      { cells: 120, multiplier: 32 },
    ],
  },
  book: { sha256: 'd3d3a751a553f7c8ff6d732d3174e03f35e770f4974a86e0196b91e87fcf33a9' },
  capMultiple: 1_000,
  betLevels: playAmounts(20),
}
