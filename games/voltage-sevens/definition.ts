import { type SlotDefinition, strip } from '#engine/definition.ts'

type VoltageSymbol =
  | 'bolt' | 'seven-pink' | 'seven-blue' | 'bar-triple' | 'bar-double' | 'bar-single' | 'bell' | 'star' | 'plum'

/** Three reels, five lines, five units a play: a pay of 5 is the play amount. */
export const definition: SlotDefinition<VoltageSymbol> = {
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
    strip('bolt*3 plum star bell plum bar-single star seven-blue plum bell star plum bar-double star plum bell bar-single plum seven-pink star plum bar-triple bell star plum bar-single star bell plum star bar-double plum seven-blue star bell bar-single'),
    strip('bolt*3 star plum bar-single bell plum star bar-double plum bell star bar-single plum seven-pink star bell plum star bar-triple plum bell star bar-single plum seven-blue star bell plum bar-double star plum bar-single bell star plum seven-blue'),
    strip('bolt*3 bell star plum bar-double star plum bar-single bell star plum seven-blue star bell plum bar-single star plum bell bar-triple star plum seven-pink bell star plum bar-single plum star bar-double bell plum star seven-blue plum bar-single'),
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
      pays: {
        bolt: { 3: 100 },
        'seven-pink': { 3: 75 },
        'seven-blue': { 3: 40 },
        'bar-triple': { 3: 30 },
        'bar-double': { 3: 20 },
        'bar-single': { 3: 10 },
        bell: { 3: 8 },
        star: { 3: 5 },
        plum: { 3: 4 },
      },
      // Nine bolts: five lines x 100 units x 5 is the top win of 500 plays.
      fullGridMultiplier: 5,
    },
  ],
  features: [{ kind: 'nudge-respin', symbol: 'bolt' }],
  capMultiple: 500,
  betLevels: {
    TournamentPoints: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
    SweepStakes: [1_000, 2_000, 4_000, 6_000, 10_000, 20_000, 40_000, 100_000, 200_000],
  },
}
