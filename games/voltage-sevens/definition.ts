import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type VoltageSymbol = 'bolt' | 'seven-pink' | 'seven-blue' | 'bar-triple' | 'bar-double' | 'bar-single' | 'bell' | 'star' | 'plum'

/** Three reels, five lines, five units per stake: a pay of 5 is the stake. */
export const definition: SlotDefinition<VoltageSymbol> = {
  kind: 'slot',
  id: 'voltage-sevens',
  rows: 3,
  symbols: [
    { id: 'bolt', role: 'wild' },
    { id: 'seven-pink', role: 'plain' },
    { id: 'seven-blue', role: 'plain' },
    { id: 'bar-triple', role: 'plain' },
    { id: 'bar-double', role: 'plain' },
    { id: 'bar-single', role: 'plain' },
    { id: 'bell', role: 'plain' },
    { id: 'star', role: 'plain' },
    { id: 'plum', role: 'plain' },
  ],
  reels: [
    strip(`
      plum bar-single bar-triple plum seven-blue bell star bar-double plum bar-single bell star
      seven-pink*3 plum star bar-triple plum bell star plum bar-single bar-double plum bar-single
      star bolt bar-single plum bar-double bell bolt star bar-triple bar-double plum bell star
      seven-blue
    `),
    strip(`
      star bar-single bolt bell plum bar-triple seven-blue plum bar-triple bar-double star plum
      bar-double bell star plum bell bar-single plum seven-pink bolt seven-pink bell plum star
      bar-single plum bolt bar-single star plum bar-double star seven-blue bell star bar-triple
      bar-single bar-double plum
    `),
    strip(`
      bar-triple bar-single star plum seven-pink*3 bar-double star bar-single plum bolt seven-blue
      bar-single bell bolt bar-double bell plum bar-double star plum bell bar-double plum star bell
      plum seven-blue bar-triple star bell plum bar-single star plum bar-single bar-triple star plum
    `),
  ],
  unitsPerPlay: 5,
  wins: [
    {
      kind: 'lines',
      lines: [
        [1, 1, 1],
        [0, 0, 0],
        [2, 2, 2],
        [0, 1, 2],
        [2, 1, 0],
      ],
      // From 10 stakes for three bolts down to one for three plums: no win is less than the stake.
      pays: {
        bolt: { 3: 50 },
        'seven-pink': { 3: 50 },
        'seven-blue': { 3: 40 },
        'bar-triple': { 3: 30 },
        'bar-double': { 3: 15 },
        'bar-single': { 3: 10 },
        bell: { 3: 8 },
        star: { 3: 6 },
        plum: { 3: 5 },
      },
      // Nine pink sevens: five lines x 50 units x 10 are the top win of 500 stakes.
      fullGridMultiplier: 10,
    },
  ],
  features: [{ kind: 'nudge-respin', symbol: 'bolt' }],
  capMultiple: 500,
  betLevels: playAmounts(10),
}
