import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type PrairieSymbol =
  | 'wild'
  | 'wild-x2'
  | 'wild-x3'
  | 'wild-x5'
  | 'scatter'
  | 'bison'
  | 'eagle'
  | 'wolf'
  | 'cougar'
  | 'elk'
  | 'a'
  | 'k'
  | 'q'
  | 'j'
  | 'ten'

/**
 * Six reels of four, 4,096 ways, four units per stake. The herd is stacked four high, and in the free spins wilds
 * multiply each other.
 */
export const definition: SlotDefinition<PrairieSymbol> = {
  kind: 'slot',
  id: 'prairie-thunder',
  rows: 4,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'wild-x2', role: 'wild', multiplier: 2 },
    { id: 'wild-x3', role: 'wild', multiplier: 3 },
    { id: 'wild-x5', role: 'wild', multiplier: 5 },
    { id: 'scatter', role: 'scatter' },
    { id: 'bison', role: 'plain' },
    { id: 'eagle', role: 'plain' },
    { id: 'wolf', role: 'plain' },
    { id: 'cougar', role: 'plain' },
    { id: 'elk', role: 'plain' },
    { id: 'a', role: 'plain' },
    { id: 'k', role: 'plain' },
    { id: 'q', role: 'plain' },
    { id: 'j', role: 'plain' },
    { id: 'ten', role: 'plain' },
  ],
  reels: [
    strip(`
      wolf elk*2 j ten q*2 ten*2 bison a eagle elk*3 q j*2 cougar eagle*2 k*2 bison*4 eagle cougar
      k*2 wolf*2 j*2 a q eagle q
    `),
    strip(`
      k a ten bison*4 a j*2 q*2 eagle*2 scatter eagle elk*2 cougar*2 a*2 cougar j*2 k cougar q*3 j*2
      k*2 ten*2 k*3 ten wild wolf*2
    `),
    strip(`
      ten q j wild k*2 q a k*2 ten q elk*2 a wolf ten*2 wolf ten cougar*2 elk wolf scatter j a q j*2
      a*2 bison*4 wolf*2 ten a*2 cougar
    `),
    strip(`
      a cougar j scatter eagle a wolf q j k cougar*2 ten k j elk wolf q ten elk cougar elk wolf j
      bison*4 ten a j ten cougar eagle wild a q eagle elk k
    `),
    strip(`
      wolf cougar elk ten j bison*4 k q ten wolf*2 cougar wolf ten q*2 elk cougar eagle wild q j ten
      eagle q a elk q scatter k ten a j k q a
    `),
    strip(`
      bison*4 k cougar q j eagle cougar k a cougar eagle k j ten q a ten scatter cougar elk eagle j
      cougar a k elk ten a q k j wolf q elk a ten q j k
    `),
  ],
  unitsPerPlay: 4,
  wins: [
    {
      kind: 'ways',
      pays: {
        bison: { 3: 2, 4: 4, 5: 6, 6: 12 },
        eagle: { 3: 2, 4: 5, 5: 12, 6: 30 },
        wolf: { 3: 2, 4: 4, 5: 8, 6: 20 },
        cougar: { 3: 2, 4: 3, 5: 6, 6: 15 },
        elk: { 3: 1, 4: 3, 5: 6, 6: 15 },
        a: { 3: 1, 4: 2, 5: 4, 6: 8 },
        k: { 3: 1, 4: 2, 5: 4, 6: 8 },
        q: { 3: 1, 4: 2, 5: 3, 6: 6 },
        j: { 3: 1, 4: 1, 5: 3, 6: 6 },
        ten: { 3: 1, 4: 1, 5: 3, 6: 6 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 8, 4: 40, 5: 200 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 8,
      retriggerSpins: 8,
      spinsMax: 16,
      multiplier: 1,
      reels: [
        strip(`
          a q*2 ten*2 bison q k elk*2 bison*4 j*2 a*2 j q*3 cougar a*2 eagle*2 elk cougar*2 ten*2
          wolf q k q
        `),
        strip(`
          wild-x2 wolf k eagle q*2 ten*2 j*2 q*2 elk*2 scatter cougar k*2 bison*4 j ten elk wild
          wolf*4 eagle*2 j*2 cougar*2 a j
        `),
        strip(`
          wild wild-x2 eagle ten*2 elk*2 wolf*2 elk a*2 cougar ten a j*2 ten*2 a*2 cougar*2 ten j*2
          scatter k*2 a q bison*4 a q k
        `),
        strip(`
          eagle wolf a ten k scatter ten a k wolf j q wolf eagle k a elk wild-x2 bison*4 ten eagle j
          elk a j wild-x3 elk eagle wolf j k ten cougar q j
        `),
        strip(`
          eagle k cougar a cougar elk k*2 wild-x5 cougar k ten j q k*2 ten elk q ten j scatter
          cougar bison*4 a elk q cougar wolf k cougar ten wild-x3 wolf
        `),
        strip(`
          ten k elk j bison*4 a elk scatter j wolf a ten eagle q wolf ten cougar k j q ten wolf q j
          cougar ten k eagle j q elk a
        `),
      ],
    },
  ],
  capMultiple: 5_000,
  betLevels: playAmounts(20),
}
