import type { SlotDefinition } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type SugarSymbol = 'scatter' | 'bomb' | 'heart' | 'star' | 'bean' | 'gummy' | 'cupcake' | 'donut' | 'mint' | 'drop'

/** Six by five cells, twenty units per stake. Its rounds come from a book. */
export const definition: SlotDefinition<SugarSymbol> = {
  kind: 'slot',
  id: 'sugar-parade',
  rows: 5,
  symbols: [
    { id: 'scatter', role: 'scatter' },
    { id: 'bomb', role: 'plain' },
    { id: 'heart', role: 'plain' },
    { id: 'star', role: 'plain' },
    { id: 'bean', role: 'plain' },
    { id: 'gummy', role: 'plain' },
    { id: 'cupcake', role: 'plain' },
    { id: 'donut', role: 'plain' },
    { id: 'mint', role: 'plain' },
    { id: 'drop', role: 'plain' },
  ],
  reels: [[], [], [], [], [], []],
  unitsPerPlay: 20,
  wins: [
    {
      kind: 'anywhere',
      pays: {
        heart: { 8: 100, 10: 400, 12: 2_000 },
        star: { 8: 40, 10: 200, 12: 1_000 },
        bean: { 8: 24, 10: 60, 12: 240 },
        gummy: { 8: 16, 10: 40, 12: 160 },
        cupcake: { 8: 12, 10: 24, 12: 100 },
        donut: { 8: 10, 10: 20, 12: 80 },
        mint: { 8: 7, 10: 14, 12: 60 },
        drop: { 8: 6, 10: 10, 12: 40 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 4: 40, 5: 100, 6: 500 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 4,
      spins: 10,
      retriggerSpins: 5,
      spinsMax: 30,
      multiplier: 1,
      weights: {
        scatter: 16,
        bomb: 40,
        heart: 75,
        star: 85,
        bean: 95,
        gummy: 105,
        cupcake: 120,
        donut: 130,
        mint: 155,
        drop: 175,
      },
    },
  ],
  tumble: {
    weights: { scatter: 19, bomb: 2, heart: 75, star: 85, bean: 95, gummy: 105, cupcake: 120, donut: 130, mint: 155, drop: 175 },
    stepsMax: 60,
    bombs: {
      symbol: 'bomb',
      multipliers: { 2: 300, 3: 240, 5: 160, 10: 110, 20: 60, 50: 30, 100: 16, 250: 10, 500: 6, 1000: 6 },
    },
  },
  buy: { price: 80 },
  book: { sha256: '08aa3211df282dace8f9b24543b83096e9abdad0a89659420d51f1c1ab1d0bc5' },
  capMultiple: 10_000,
  betLevels: playAmounts(20),
}
