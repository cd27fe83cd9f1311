import { linesOn5x3 } from '#engine/slot/line-sets.ts'
import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type NileSymbol = 'wild' | 'scatter' | 'queen' | 'jackal' | 'falcon' | 'scarab' | 'a' | 'k' | 'q' | 'j' | 'ten'

/** Five reels, ten lines. Pays are whole stakes: no win is smaller than the stake. */
export const definition: SlotDefinition<NileSymbol> = {
  kind: 'slot',
  id: 'nile-ascendant',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'queen', role: 'plain' },
    { id: 'jackal', role: 'plain' },
    { id: 'falcon', role: 'plain' },
    { id: 'scarab', role: 'plain' },
    { id: 'a', role: 'plain' },
    { id: 'k', role: 'plain' },
    { id: 'q', role: 'plain' },
    { id: 'j', role: 'plain' },
    { id: 'ten', role: 'plain' },
  ],
  reels: [
    strip(`
      a q ten j jackal a j q ten a scatter j ten scarab q j ten falcon k q ten k a q ten scarab falcon
      ten k a jackal k queen j
    `),
    strip(`
      ten a jackal k scatter queen ten jackal queen j wild*2 q j a scarab q a falcon q a falcon j ten
      k falcon j k ten q a scarab queen ten k j
    `),
    strip(`
      k falcon a j scarab k q queen ten q j scarab wild*2 k scarab ten j a k j ten q a jackal q k
      jackal a scatter ten falcon q ten j
    `),
    strip(`
      a j queen k ten scarab q ten k scarab q a k wild*2 q a jackal ten j scatter k falcon ten k queen
      a j q jackal k q jackal scarab
    `),
    strip(`
      jackal k ten a scatter j q ten scarab falcon q j a ten queen q k ten j a scarab j q falcon j
      wild q ten jackal k scarab ten a falcon
    `),
  ],
  unitsPerPlay: 1,
  wins: [
    {
      kind: 'lines',
      lines: linesOn5x3(10),
      // The cap is five queens on all ten lines, when she expands over every reel.
      pays: {
        queen: { 2: 1, 3: 5, 4: 50, 5: 500 },
        jackal: { 3: 3, 4: 15, 5: 100 },
        falcon: { 3: 2, 4: 10, 5: 50 },
        scarab: { 3: 2, 4: 8, 5: 40 },
        a: { 3: 1, 4: 3, 5: 10 },
        k: { 3: 1, 4: 3, 5: 10 },
        q: { 3: 1, 4: 2, 5: 6 },
        j: { 3: 1, 4: 2, 5: 6 },
        ten: { 3: 1, 4: 2, 5: 6 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 2, 4: 20, 5: 200 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 10,
      retriggerSpins: 10,
      spinsMax: 30,
      multiplier: 1,
      expands: ['queen', 'jackal', 'falcon', 'scarab', 'a', 'k', 'q', 'j', 'ten'],
      // Fewer letters than on the base reels.
      reels: [
        strip(`
          falcon j jackal scatter queen k q ten falcon jackal k queen j ten k q j a scarab ten k a q
          jackal
        `),
        strip(`
          falcon q j a queen ten k j queen wild jackal falcon j a scarab ten q scatter falcon k a ten
          jackal scarab k
        `),
        strip(`
          k falcon jackal scarab a q k queen a q j falcon jackal ten k q ten scatter a scarab wild j ten
        `),
        strip(`
          falcon scarab ten a j scatter jackal queen j falcon q k scarab ten k q a jackal q scarab ten
          queen k wild
        `),
        strip(`
          j q scarab k ten a k falcon queen wild scarab k j a jackal q scarab falcon j ten jackal q
          scatter a ten
        `),
      ],
    },
  ],
  capMultiple: 5_000,
  betLevels: playAmounts(10),
}
