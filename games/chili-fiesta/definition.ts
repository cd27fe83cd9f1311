import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type ChiliSymbol = 'coin' | 'coin-x2' | 'coin-x3' | 'chili' | 'lime' | 'maraca'

/** Three reels, coins only, five units per stake: a value of 5 is the stake. */
export const definition: SlotDefinition<ChiliSymbol> = {
  kind: 'slot',
  id: 'chili-fiesta',
  rows: 3,
  symbols: [
    {
      id: 'coin',
      role: 'scatter',
      values: [
        { weight: 887, units: 1 },
        { weight: 400, units: 2 },
        { weight: 150, units: 3 },
        { weight: 100, units: 5 },
        { weight: 50, units: 10 },
        { weight: 16, units: 25 },
        { weight: 4, units: 50 },
        { weight: 6, jackpot: 'mini' },
        { weight: 1, jackpot: 'major' },
      ],
    },
    {
      id: 'coin-x2',
      role: 'scatter',
      values: [{ weight: 1, multiplier: 2 }],
    },
    {
      id: 'coin-x3',
      role: 'scatter',
      values: [{ weight: 1, multiplier: 3 }],
    },
    { id: 'chili', role: 'plain' },
    { id: 'lime', role: 'plain' },
    { id: 'maraca', role: 'plain' },
  ],
  reels: [
    strip(`
      chili maraca lime chili lime maraca chili coin*2 maraca lime maraca chili coin lime chili lime
      maraca chili coin-x2
    `),
    strip(`
      chili maraca chili lime maraca coin maraca lime chili maraca coin*2 lime chili lime chili lime
      maraca chili lime
    `),
    strip(`
      maraca chili coin-x3 lime chili lime maraca lime coin maraca lime chili lime chili lime maraca
      chili maraca coin*2 chili
    `),
  ],
  unitsPerPlay: 5,
  wins: [],
  features: [
    {
      kind: 'hold-and-spin',
      symbol: 'coin',
      countMin: 3,
      respins: 3,
      empty: 270,
      coins: { coin: 10, 'coin-x2': 2, 'coin-x3': 1 },
      fullGrid: 'major',
    },
  ],
  jackpots: { mini: 50, major: 500 },
  capMultiple: 1_000,
  betLevels: playAmounts(10),
}
