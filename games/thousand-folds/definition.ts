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
        crane: { 5: 30, 6: 45, 8: 90, 10: 240, 12: 600, 15: 1_600 },
        windmill: { 5: 18, 6: 27, 8: 54, 10: 140, 12: 360, 15: 900 },
        frog: { 5: 11, 6: 16, 8: 33, 10: 84, 12: 210, 15: 600 },
        boat: { 5: 7, 6: 10, 8: 22, 10: 52, 12: 135, 15: 360 },
        plane: { 5: 4, 6: 6, 8: 13, 10: 30, 12: 75, 15: 180 },
        kite: { 5: 1, 6: 3, 8: 7, 10: 15, 12: 33, 15: 80 },
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
      { cells: 10, multiplier: 2 },
      { cells: 20, multiplier: 4 },
      { cells: 35, multiplier: 8 },
      { cells: 60, multiplier: 16 },
      { cells: 100, multiplier: 32 },
    ],
  },
  book: { sha256: '8a0040f6c48761a29f52f5e91bdec6b9d444d5b59a7a15a1f08c7a18a53cedf2' },
  capMultiple: 1_000,
  betLevels: playAmounts(20),
}
