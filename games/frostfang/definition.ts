import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type FrostSymbol = 'wild' | 'bear' | 'fox' | 'owl' | 'hare' | 'antler' | 'a' | 'k' | 'q' | 'j' | 'ten'

/** Five reels of four, forty lines, two units per stake: no win is smaller than half the stake. */
export const definition: SlotDefinition<FrostSymbol> = {
  kind: 'slot',
  id: 'frostfang',
  rows: 4,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'bear', role: 'plain' },
    { id: 'fox', role: 'plain' },
    { id: 'owl', role: 'plain' },
    { id: 'hare', role: 'plain' },
    { id: 'antler', role: 'plain' },
    { id: 'a', role: 'plain' },
    { id: 'k', role: 'plain' },
    { id: 'q', role: 'plain' },
    { id: 'j', role: 'plain' },
    { id: 'ten', role: 'plain' },
  ],
  // Wilds are stacked on the three right reels; on the last one they can fill it and start to walk.
  reels: [
    strip(`
      antler q a fox ten antler a j ten k owl fox j k a antler ten j owl a hare bear ten q owl hare
      fox q k j antler q k hare j ten a bear k
    `),
    strip(`
      fox owl j k ten a q antler ten hare k owl a bear antler j q hare antler ten q owl j ten bear owl
      fox j ten antler q a fox hare k q a j k bear hare
    `),
    strip(`
      q k a owl ten antler j q fox k hare ten a fox hare k j bear ten a hare antler j q k antler a q
      owl bear fox antler owl hare a wild*2 k j antler ten
    `),
    strip(`
      hare k owl a q antler owl fox j a q antler wild*3 ten j hare q owl a k j antler hare k q a owl
      ten fox q k a hare ten bear j antler ten bear owl k fox ten bear
    `),
    strip(`
      antler j ten k antler bear owl a fox q antler hare fox a j ten q a k j fox wild*4 ten hare k
      antler owl ten bear hare a owl fox antler j bear ten a j owl k q ten owl hare bear j q hare k
      fox bear hare antler owl k a
    `),
  ],
  unitsPerPlay: 2,
  wins: [
    {
      kind: 'lines',
      lines: [
        [1, 1, 1, 1, 1],
        [2, 2, 2, 2, 2],
        [0, 0, 0, 0, 0],
        [3, 3, 3, 3, 3],
        [0, 1, 2, 1, 0],
        [3, 2, 1, 2, 3],
        [1, 2, 3, 2, 1],
        [2, 1, 0, 1, 2],
        [0, 0, 1, 0, 0],
        [3, 3, 2, 3, 3],
        [1, 1, 2, 1, 1],
        [2, 2, 1, 2, 2],
        [1, 0, 0, 0, 1],
        [2, 3, 3, 3, 2],
        [0, 1, 1, 1, 0],
        [3, 2, 2, 2, 3],
        [1, 1, 0, 1, 1],
        [2, 2, 3, 2, 2],
        [1, 2, 2, 2, 1],
        [2, 1, 1, 1, 2],
        [0, 1, 0, 1, 0],
        [3, 2, 3, 2, 3],
        [1, 0, 1, 0, 1],
        [2, 3, 2, 3, 2],
        [1, 2, 1, 2, 1],
        [2, 1, 2, 1, 2],
        [0, 0, 1, 2, 2],
        [3, 3, 2, 1, 1],
        [1, 1, 2, 3, 3],
        [2, 2, 1, 0, 0],
        [0, 1, 2, 3, 3],
        [3, 2, 1, 0, 0],
        [0, 0, 1, 2, 3],
        [3, 3, 2, 1, 0],
        [1, 2, 2, 1, 0],
        [2, 1, 1, 2, 3],
        [0, 1, 1, 2, 3],
        [3, 2, 2, 1, 0],
        [1, 0, 1, 2, 1],
        [2, 3, 2, 1, 2],
      ],
      pays: {
        wild: { 5: 100 },
        bear: { 3: 4, 4: 15, 5: 75 },
        fox: { 3: 3, 4: 10, 5: 40 },
        owl: { 3: 2, 4: 6, 5: 20 },
        hare: { 3: 2, 4: 5, 5: 15 },
        antler: { 3: 2, 4: 4, 5: 10 },
        a: { 3: 1, 4: 3, 5: 6 },
        k: { 3: 1, 4: 3, 5: 6 },
        q: { 3: 1, 4: 2, 5: 5 },
        j: { 3: 1, 4: 2, 5: 5 },
        ten: { 3: 1, 4: 2, 5: 5 },
      },
    },
  ],
  features: [{ kind: 'walking-wilds', symbol: 'wild', respinsMax: 10 }],
  capMultiple: 1_500,
  betLevels: playAmounts(10),
}
