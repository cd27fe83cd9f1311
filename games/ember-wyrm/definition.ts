import { linesOn5x3 } from '#engine/slot/line-sets.ts'
import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type EmberSymbol = 'wild' | 'coin' | 'wyrm' | 'shield' | 'sword' | 'chalice' | 'ring' | 'a' | 'k' | 'q' | 'j'

/** Five reels, 25 lines, 25 units per stake: a pay of 25 is the stake. */
export const definition: SlotDefinition<EmberSymbol> = {
  kind: 'slot',
  id: 'ember-wyrm',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    {
      id: 'coin',
      role: 'scatter',
      values: [
        { weight: 8_000, units: 25 },
        { weight: 5_000, units: 50 },
        { weight: 3_000, units: 75 },
        { weight: 2_000, units: 125 },
        { weight: 1_000, units: 200 },
        { weight: 400, units: 300 },
        { weight: 400, jackpot: 'mini' },
        { weight: 120, jackpot: 'minor' },
        { weight: 16, jackpot: 'major' },
        { weight: 1, jackpot: 'grand' },
      ],
    },
    { id: 'wyrm', role: 'plain' },
    { id: 'shield', role: 'plain' },
    { id: 'sword', role: 'plain' },
    { id: 'chalice', role: 'plain' },
    { id: 'ring', role: 'plain' },
    { id: 'a', role: 'plain' },
    { id: 'k', role: 'plain' },
    { id: 'q', role: 'plain' },
    { id: 'j', role: 'plain' },
  ],
  reels: [
    strip(`
      chalice j ring k a wyrm*3 sword ring k a k a k q a q chalice k shield k a ring a coin*3 k
      sword q k j shield
    `),
    strip(`
      chalice k q a q a q sword k q j shield q sword j ring q wild*3 q j q a j shield q coin*3 ring
      wyrm*3 j chalice q j sword
    `),
    strip(`
      j shield chalice j q coin*2 ring j shield q j chalice j k j sword q wyrm*3 ring sword a
      chalice q j shield chalice coin a ring q wild*3 k q
    `),
    strip(`
      k chalice k ring k shield j chalice a sword wild*3 shield chalice q coin*2 q k chalice wyrm*3
      j chalice coin*2 sword ring chalice a q sword chalice a chalice ring a
    `),
    strip(`
      shield j ring k ring sword k chalice q a k sword wyrm*3 ring k j ring shield j shield sword
      coin*3 j q k j chalice a q wild*2 chalice q j k shield sword
    `),
  ],
  unitsPerPlay: 25,
  wins: [
    {
      kind: 'lines',
      lines: [...linesOn5x3(20), [2, 0, 2, 0, 2], [1, 0, 2, 0, 1], [1, 2, 0, 2, 1], [0, 2, 2, 2, 0], [2, 0, 0, 0, 2]],
      pays: {
        wyrm: { 3: 50, 4: 200, 5: 1_000 },
        shield: { 3: 30, 4: 100, 5: 400 },
        sword: { 3: 25, 4: 75, 5: 300 },
        chalice: { 3: 20, 4: 60, 5: 250 },
        ring: { 3: 20, 4: 60, 5: 200 },
        a: { 3: 10, 4: 30, 5: 100 },
        k: { 3: 10, 4: 30, 5: 100 },
        q: { 3: 5, 4: 20, 5: 75 },
        j: { 3: 5, 4: 20, 5: 75 },
      },
    },
  ],
  features: [
    {
      kind: 'hold-and-spin',
      symbol: 'coin',
      countMin: 6,
      respins: 3,
      empty: 20,
      coins: { coin: 1 },
      fullGrid: 'grand',
    },
  ],
  jackpots: { mini: 500, minor: 1_250, major: 6_250, grand: 62_500 },
  capMultiple: 5_000,
  betLevels: playAmounts(25),
}
