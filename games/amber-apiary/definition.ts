import type { SlotDefinition } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type ApiarySymbol = 'scatter' | 'orb' | 'bee' | 'honey' | 'butterfly' | 'ladybug' | 'sunflower' | 'hibiscus' | 'tulip' | 'clover'

/** Six by five cells, twenty units per stake. Its rounds come from a book; in the free spins honey gathers. */
export const definition: SlotDefinition<ApiarySymbol> = {
  kind: 'slot',
  id: 'amber-apiary',
  rows: 5,
  symbols: [
    { id: 'scatter', role: 'scatter' },
    { id: 'orb', role: 'plain' },
    { id: 'bee', role: 'plain' },
    { id: 'honey', role: 'plain' },
    { id: 'butterfly', role: 'plain' },
    { id: 'ladybug', role: 'plain' },
    { id: 'sunflower', role: 'plain' },
    { id: 'hibiscus', role: 'plain' },
    { id: 'tulip', role: 'plain' },
    { id: 'clover', role: 'plain' },
  ],
  reels: [[], [], [], [], [], []],
  unitsPerPlay: 20,
  wins: [
    {
      kind: 'anywhere',
      pays: {
        bee: { 8: 200, 10: 500, 12: 1_000 },
        honey: { 8: 50, 10: 200, 12: 500 },
        butterfly: { 8: 30, 10: 80, 12: 300 },
        ladybug: { 8: 20, 10: 50, 12: 240 },
        sunflower: { 8: 14, 10: 32, 12: 200 },
        hibiscus: { 8: 10, 10: 24, 12: 120 },
        tulip: { 8: 8, 10: 18, 12: 80 },
        clover: { 8: 5, 10: 10, 12: 40 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 4: 60, 5: 100, 6: 2_000 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 4,
      spins: 12,
      retriggerSpins: 4,
      spinsMax: 32,
      multiplier: 1,
      weights: {
        scatter: 15,
        orb: 44,
        bee: 66,
        honey: 80,
        butterfly: 92,
        ladybug: 102,
        sunflower: 118,
        hibiscus: 132,
        tulip: 150,
        clover: 172,
      },
    },
  ],
  tumble: {
    weights: {
      scatter: 18,
      orb: 8,
      bee: 70,
      honey: 82,
      butterfly: 92,
      ladybug: 102,
      sunflower: 118,
      hibiscus: 132,
      tulip: 150,
      clover: 172,
    },
    stepsMax: 60,
    bombs: {
      symbol: 'orb',
      multipliers: { 2: 400, 3: 260, 4: 150, 5: 90, 8: 50, 10: 30, 15: 12, 25: 6, 50: 3, 100: 1 },
      gathers: true,
    },
  },
  buy: { price: 75 },
  book: { sha256: '21a6b6e51db278186e2a060920db6f7ec37271ebe5b24fe15fd930505ccb96d6' },
  capMultiple: 2_500,
  betLevels: playAmounts(20),
}
