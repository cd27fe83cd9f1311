import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type ValkyrieSymbol =
  | 'wild'
  | 'scatter'
  | 'valkyrie'
  | 'raven'
  | 'hammer'
  | 'helm'
  | 'horn'
  | 'shield'
  | 'rune-fire'
  | 'rune-ice'
  | 'rune-oak'
  | 'rune-stone'

/**
 * Six reels of two to seven, up to 117,649 ways, four units per stake. In the free spins each win raises the
 * multiplier.
 */
export const definition: SlotDefinition<ValkyrieSymbol> = {
  kind: 'slot',
  id: 'valkyrie-oath',
  rows: 7,
  heights: {
    min: 2,
    weights: [
      [2, 3, 3, 2, 1, 1],
      [2, 3, 3, 2, 1, 1],
      [2, 3, 3, 2, 1, 1],
      [2, 3, 3, 2, 1, 1],
      [2, 3, 3, 2, 1, 1],
      [2, 3, 3, 2, 1, 1],
    ],
  },
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'valkyrie', role: 'plain' },
    { id: 'raven', role: 'plain' },
    { id: 'hammer', role: 'plain' },
    { id: 'helm', role: 'plain' },
    { id: 'horn', role: 'plain' },
    { id: 'shield', role: 'plain' },
    { id: 'rune-fire', role: 'plain' },
    { id: 'rune-ice', role: 'plain' },
    { id: 'rune-oak', role: 'plain' },
    { id: 'rune-stone', role: 'plain' },
  ],
  reels: [
    strip(`
      rune-stone scatter valkyrie*2 rune-oak raven shield rune-stone*2 rune-ice*2 raven*2 rune-fire
      hammer*2 rune-oak*2 helm*2 rune-fire*2 horn*2 shield*2
    `),
    strip(`
      rune-ice*2 scatter rune-oak helm*2 horn*2 shield*2 valkyrie raven*2 hammer shield wild
      rune-stone raven shield horn rune-stone rune-fire*2 raven rune-oak*2 rune-fire
    `),
    strip(`
      hammer*2 wild valkyrie horn*2 shield*2 rune-ice*2 raven*2 scatter rune-stone rune-fire*2
      shield rune-oak*2 rune-fire rune-ice rune-oak shield rune-stone helm*2
    `),
    strip(`
      rune-ice*2 horn rune-fire valkyrie helm shield*2 rune-oak raven*2 rune-oak helm rune-stone
      helm rune-fire rune-stone*2 wild scatter rune-oak helm horn shield hammer rune-fire
    `),
    strip(`
      rune-oak*2 raven shield rune-fire hammer rune-ice hammer raven helm valkyrie rune-fire*3 wild
      shield scatter rune-ice horn helm*2 rune-stone rune-fire rune-stone rune-oak shield
    `),
    strip(`
      rune-stone rune-fire helm rune-stone shield rune-oak rune-stone rune-ice horn scatter shield*2
      valkyrie hammer rune-fire shield rune-ice*2 rune-oak rune-fire raven*2 rune-fire hammer
      rune-fire
    `),
  ],
  unitsPerPlay: 4,
  wins: [
    {
      kind: 'ways',
      pays: {
        valkyrie: { 3: 3, 4: 8, 5: 20, 6: 50 },
        raven: { 3: 1, 4: 3, 5: 8, 6: 20 },
        hammer: { 3: 1, 4: 2, 5: 5, 6: 12 },
        helm: { 3: 1, 4: 2, 5: 4, 6: 8 },
        horn: { 3: 1, 4: 2, 5: 3, 6: 6 },
        shield: { 3: 1, 4: 1, 5: 2, 6: 5 },
        'rune-fire': { 4: 1, 5: 2, 6: 4 },
        'rune-ice': { 4: 1, 5: 2, 6: 3 },
        'rune-oak': { 4: 1, 5: 1, 6: 3 },
        'rune-stone': { 4: 1, 5: 1, 6: 2 },
      },
    },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 4,
      spins: 10,
      retriggerSpins: 0,
      spinsMax: 10,
      multiplier: 1,
      grows: { max: 10 },
      reels: [
        strip(`
          hammer*2 valkyrie*3 rune-oak rune-ice*2 raven*2 rune-stone*2 rune-oak*2 rune-fire shield*2
          rune-ice rune-fire*2 shield horn shield helm*2 rune-stone
        `),
        strip(`
          rune-oak shield*2 rune-ice*2 horn*3 rune-oak helm rune-ice hammer raven valkyrie*3 raven*2
          wild rune-ice rune-stone*2 rune-fire shield*2 rune-oak shield
        `),
        strip(`
          raven*2 hammer*2 wild*2 rune-ice rune-stone valkyrie*3 shield*2 rune-fire rune-oak*2
          helm*2 rune-stone rune-ice*2 rune-stone shield rune-fire*2 horn*2
        `),
        strip(`
          horn rune-ice*3 raven rune-ice rune-stone raven shield*2 rune-ice shield rune-oak*2
          valkyrie*3 raven rune-stone rune-fire wild*2 hammer rune-fire helm rune-stone horn
        `),
        strip(`
          rune-oak shield rune-stone horn shield raven rune-ice rune-oak rune-ice hammer rune-oak
          raven horn*2 raven rune-ice valkyrie*3 wild raven rune-ice rune-fire helm*2 rune-stone
        `),
        strip(`
          rune-ice*2 horn rune-ice raven helm shield*2 helm valkyrie*3 rune-fire*2 rune-oak*2
          hammer*2 rune-stone horn rune-ice raven*2 rune-oak
        `),
      ],
    },
  ],
  capMultiple: 10_000,
  betLevels: playAmounts(20),
}
