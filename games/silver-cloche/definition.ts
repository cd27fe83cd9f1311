import { linesOn5x3 } from '#engine/slot/line-sets.ts'
import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type ClocheSymbol =
  | 'wild'
  | 'scatter'
  | 'lobster'
  | 'oyster'
  | 'steak'
  | 'cake'
  | 'wine'
  | 'cheese'
  | 'croissant'
  | 'olive'
  | 'cloche'

/** Five reels, twenty lines, twenty units per stake. All cloches in view cover the same dish. */
export const definition: SlotDefinition<ClocheSymbol> = {
  kind: 'slot',
  id: 'silver-cloche',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'lobster', role: 'plain' },
    { id: 'oyster', role: 'plain' },
    { id: 'steak', role: 'plain' },
    { id: 'cake', role: 'plain' },
    { id: 'wine', role: 'plain' },
    { id: 'cheese', role: 'plain' },
    { id: 'croissant', role: 'plain' },
    { id: 'olive', role: 'plain' },
    { id: 'cloche', role: 'plain' },
  ],
  reels: [
    strip(`
      scatter wine croissant lobster olive cheese cloche*5 olive cake scatter olive croissant steak
      oyster wine lobster olive cheese cake oyster steak croissant cake lobster cheese olive wine
      croissant cheese steak oyster croissant cake wine cheese olive steak
    `),
    strip(`
      croissant cheese steak lobster cheese olive oyster wine steak cheese cake olive croissant wine
      olive steak wine cake croissant cloche*5 croissant oyster cheese lobster croissant wine cake
      lobster croissant olive cheese cake wild wine oyster steak olive
    `),
    strip(`
      croissant cake wine croissant scatter cake lobster oyster wine olive cloche*5 olive scatter
      oyster cheese steak olive wine croissant lobster cake olive cheese croissant oyster steak cake
      olive cheese croissant lobster cheese steak oyster cheese wine wild scatter
    `),
    strip(`
      croissant cake cloche*5 steak wine croissant lobster oyster cake wine olive cheese croissant
      lobster olive cheese cake lobster steak cheese cake wine oyster croissant olive cheese steak
      olive wine steak oyster olive croissant wild wine cheese oyster olive
    `),
    strip(`
      scatter cheese olive oyster wine steak croissant cheese cloche*5 cake croissant lobster cheese
      cake wine olive croissant steak oyster wine croissant lobster scatter olive oyster cheese
      olive cake oyster cheese lobster scatter olive steak cake steak croissant wine cake
    `),
  ],
  unitsPerPlay: 20,
  wins: [
    {
      kind: 'lines',
      lines: linesOn5x3(20),
      pays: {
        lobster: { 3: 60, 4: 250, 5: 1_000 },
        oyster: { 3: 40, 4: 120, 5: 500 },
        steak: { 3: 30, 4: 100, 5: 300 },
        cake: { 3: 25, 4: 80, 5: 200 },
        wine: { 3: 20, 4: 60, 5: 150 },
        cheese: { 3: 10, 4: 30, 5: 100 },
        croissant: { 3: 10, 4: 25, 5: 80 },
        olive: { 3: 5, 4: 20, 5: 60 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 20 } },
  ],
  mystery: {
    symbol: 'cloche',
    weights: { lobster: 4, oyster: 6, steak: 9, cake: 12, wine: 14, cheese: 17, croissant: 18, olive: 20 },
  },
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 8,
      retriggerSpins: 0,
      spinsMax: 8,
      multiplier: 1,
      reels: [
        strip(`
          steak oyster cake wine croissant cloche*4 lobster steak cheese cloche*4 cheese oyster cake
          steak croissant lobster wine olive croissant oyster wine cheese olive cloche*4 olive
          croissant cake cheese olive
        `),
        strip(`
          wild cake wine olive cloche*4 olive croissant wine steak cake cheese lobster olive wine
          cloche*4 croissant cheese oyster lobster croissant oyster cake cheese steak cloche*4
          cheese oyster olive steak croissant
        `),
        strip(`
          cloche*6 steak wine cake olive cheese cloche*6 croissant cake cheese wine oyster croissant
          lobster olive steak croissant cake cheese wine oyster steak olive lobster cheese wild
          croissant olive lobster
        `),
        strip(`
          croissant cake olive steak croissant cloche*4 wine oyster cheese cloche*4 croissant cake
          oyster wine steak croissant cheese cake olive wild steak lobster cheese olive oyster wine
          cheese lobster olive cloche*4
        `),
        strip(`
          cheese steak oyster cloche*4 wine olive cheese steak cake olive croissant wine cheese
          lobster croissant wine cloche*4 croissant cake olive steak cloche*4 oyster olive cake
          cheese croissant oyster lobster
        `),
      ],
    },
  ],
  capMultiple: 1_000,
  betLevels: playAmounts(20),
}
