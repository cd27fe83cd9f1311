import type { SlotDefinition } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type PrismSymbol = 'wild' | 'diamond' | 'ruby' | 'topaz' | 'emerald' | 'aqua' | 'sapphire' | 'amethyst'

/** Seven by seven cells, twenty units per stake. Its rounds come from a book. */
export const definition: SlotDefinition<PrismSymbol> = {
  kind: 'slot',
  id: 'prism-vault',
  rows: 7,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'diamond', role: 'plain' },
    { id: 'ruby', role: 'plain' },
    { id: 'topaz', role: 'plain' },
    { id: 'emerald', role: 'plain' },
    { id: 'aqua', role: 'plain' },
    { id: 'sapphire', role: 'plain' },
    { id: 'amethyst', role: 'plain' },
  ],
  reels: [[], [], [], [], [], [], []],
  unitsPerPlay: 20,
  wins: [
    {
      kind: 'cluster',
      pays: {
        diamond: { 5: 40, 6: 60, 8: 120, 10: 300, 12: 800, 15: 2_000 },
        ruby: { 5: 20, 6: 30, 8: 60, 10: 150, 12: 400, 15: 1_000 },
        topaz: { 5: 12, 6: 18, 8: 40, 10: 80, 12: 200, 15: 600 },
        emerald: { 5: 7, 6: 10, 8: 24, 10: 50, 12: 100, 15: 300 },
        aqua: { 5: 4, 6: 6, 8: 12, 10: 24, 12: 50, 15: 120 },
        sapphire: { 5: 2, 6: 3, 8: 6, 10: 12, 12: 30, 15: 60 },
        amethyst: { 5: 1, 6: 2, 8: 4, 10: 8, 12: 16, 15: 40 },
      },
    },
  ],
  features: [],
  tumble: {
    weights: { wild: 3, diamond: 8, ruby: 9, topaz: 10, emerald: 12, aqua: 16, sapphire: 20, amethyst: 24 },
    stepsMax: 60,
    growingCells: { max: 2 },
  },
  book: { sha256: '28527c8eaf606af50ce2731aa9b6af2583ed93ff53b17e8f65976f85a42987e9' },
  capMultiple: 5_000,
  betLevels: playAmounts(20),
}
