import type { HoldAndSpinRule, SlotDefinition } from '../definition.ts'

const hold: HoldAndSpinRule = {
  kind: 'hold-and-spin',
  symbol: 'coin',
  countMin: 2,
  respins: 2,
  coins: { coin: 1 },
  empty: 1,
  fullGrid: 'grand',
}

/** Two reels of two rows, one line, a trigger of two coins; small enough to play every round. */
export const holdDefinition: SlotDefinition = {
  kind: 'slot',
  id: 'hold',
  rows: 2,
  symbols: [
    {
      id: 'coin',
      role: 'scatter',
      values: [
        { units: 1, weight: 1 },
        { jackpot: 'mini', weight: 1 },
      ],
    },
    { id: 'gem', role: 'plain' },
    { id: 'leaf', role: 'plain' },
  ],
  reels: [
    ['gem', 'coin', 'leaf'],
    ['gem', 'coin', 'coin', 'leaf'],
  ],
  unitsPerPlay: 1,
  wins: [{ kind: 'lines', lines: [[0, 0]], pays: { gem: { 2: 2 } } }],
  features: [hold],
  jackpots: { mini: 4, grand: 20 },
  capMultiple: 30,
  betLevels: { TournamentPoints: [100, 200], SweepStakes: [100] },
}

/** One row of two reels; the second coin opens a second row. */
export const risingDefinition: SlotDefinition = {
  ...holdDefinition,
  id: 'rising',
  rows: 1,
  features: [{ ...hold, countMin: 1, respins: 1, rowsAt: [2] }],
}

/** Coins are the only wins, and some of them multiply. */
export const multiplyingDefinition: SlotDefinition = {
  ...holdDefinition,
  id: 'multiplying',
  symbols: [...holdDefinition.symbols, { id: 'coin-x2', role: 'scatter', values: [{ multiplier: 2, weight: 1 }] }],
  reels: [
    ['gem', 'coin', 'coin-x2'],
    ['gem', 'coin', 'coin-x2', 'leaf'],
  ],
  wins: [],
  features: [{ ...hold, coins: { coin: 1, 'coin-x2': 1 } }],
}
