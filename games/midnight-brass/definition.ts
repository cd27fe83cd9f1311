import { linesOn5x3 } from '#engine/slot/line-sets.ts'
import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type BrassSymbol = 'wild' | 'scatter' | 'sax' | 'trumpet' | 'piano' | 'violin' | 'cocktail' | 'treble' | 'bass' | 'drum' | 'beam'

/** Five reels, twenty lines, twenty units per stake. Whole reels may turn wild; in the free spins some always do. */
export const definition: SlotDefinition<BrassSymbol> = {
  kind: 'slot',
  id: 'midnight-brass',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'sax', role: 'plain' },
    { id: 'trumpet', role: 'plain' },
    { id: 'piano', role: 'plain' },
    { id: 'violin', role: 'plain' },
    { id: 'cocktail', role: 'plain' },
    { id: 'treble', role: 'plain' },
    { id: 'bass', role: 'plain' },
    { id: 'drum', role: 'plain' },
    { id: 'beam', role: 'plain' },
  ],
  reels: [
    strip(`
      treble beam bass cocktail scatter drum violin bass piano treble drum cocktail violin treble
      bass trumpet bass piano violin trumpet drum beam cocktail bass treble violin piano beam drum
      beam piano cocktail scatter drum beam treble sax*3 beam drum trumpet
    `),
    strip(`
      drum wild treble drum drum cocktail bass piano sax trumpet beam piano treble violin drum
      trumpet beam cocktail bass trumpet beam violin sax bass beam cocktail violin treble bass piano
      violin trumpet treble sax cocktail bass drum beam treble piano cocktail
    `),
    strip(`
      bass treble beam sax drum bass beam drum treble piano beam bass violin trumpet treble wild
      scatter beam trumpet sax drum cocktail bass piano violin scatter drum treble bass cocktail
      violin cocktail trumpet beam sax drum piano cocktail treble trumpet violin piano
    `),
    strip(`
      violin drum bass beam piano trumpet drum cocktail violin bass piano treble sax trumpet beam
      piano treble sax bass treble violin cocktail drum bass drum treble wild violin trumpet
      cocktail beam treble piano bass beam cocktail sax drum violin beam trumpet cocktail
    `),
    strip(`
      treble bass piano trumpet violin drum sax bass beam treble violin sax drum cocktail trumpet
      treble beam scatter cocktail drum beam trumpet cocktail bass scatter trumpet piano beam
      cocktail piano drum treble bass violin sax beam treble violin bass drum piano cocktail
    `),
  ],
  unitsPerPlay: 20,
  wins: [
    {
      kind: 'lines',
      lines: linesOn5x3(20),
      pays: {
        sax: { 3: 60, 4: 250, 5: 1_000 },
        trumpet: { 3: 40, 4: 150, 5: 500 },
        piano: { 3: 30, 4: 100, 5: 300 },
        violin: { 3: 25, 4: 80, 5: 250 },
        cocktail: { 3: 20, 4: 60, 5: 200 },
        treble: { 3: 10, 4: 30, 5: 100 },
        bass: { 3: 10, 4: 30, 5: 100 },
        drum: { 3: 8, 4: 20, 5: 80 },
        beam: { 3: 8, 4: 20, 5: 80 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 20 } },
  ],
  // The second and the fourth reel have no scatters to cover.
  wildReels: [
    { reels: [], weight: 903 },
    { reels: [1], weight: 39 },
    { reels: [3], weight: 39 },
    { reels: [1, 3], weight: 19 },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 8,
      retriggerSpins: 0,
      spinsMax: 8,
      multiplier: 1,
      wildReels: [
        { reels: [1], weight: 24 },
        { reels: [2], weight: 24 },
        { reels: [3], weight: 24 },
        { reels: [1, 2], weight: 8 },
        { reels: [1, 3], weight: 8 },
        { reels: [2, 3], weight: 8 },
        { reels: [1, 2, 3], weight: 3 },
        { reels: [1, 2, 3, 4], weight: 1 },
      ],
      reels: [
        strip(`
          bass piano beam drum trumpet cocktail treble drum bass cocktail treble beam drum trumpet
          cocktail violin treble bass drum piano violin treble violin trumpet beam violin drum beam
          piano bass sax*3 cocktail bass piano beam treble trumpet
        `),
        strip(`
          violin drum sax bass beam trumpet drum cocktail trumpet piano bass treble beam violin
          treble bass drum beam sax bass trumpet violin treble cocktail drum piano beam cocktail
          treble bass piano beam violin drum cocktail trumpet piano treble sax
        `),
        strip(`
          sax piano trumpet beam piano bass cocktail violin treble sax beam drum cocktail bass
          treble sax drum violin beam trumpet treble drum violin cocktail treble trumpet cocktail
          drum trumpet bass piano violin beam bass piano drum treble beam bass
        `),
        strip(`
          bass beam treble violin drum trumpet treble beam bass violin sax piano trumpet treble bass
          drum beam piano violin sax treble bass cocktail piano treble beam piano cocktail trumpet
          drum bass trumpet violin drum sax cocktail beam cocktail drum
        `),
        strip(`
          beam drum bass treble trumpet cocktail sax cocktail beam violin piano drum treble cocktail
          piano drum treble bass trumpet violin piano beam drum violin beam trumpet cocktail sax
          violin drum bass trumpet sax treble bass piano beam treble bass
        `),
      ],
    },
  ],
  capMultiple: 2_500,
  betLevels: playAmounts(20),
}
