import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type TigerSymbol =
  | 'wild'
  | 'coin'
  | 'tiger'
  | 'lantern'
  | 'drum'
  | 'firecracker'
  | 'fan'
  | 'knot-red'
  | 'knot-green'
  | 'knot-blue'
  | 'knot-gold'

/** Five reels of three, 243 ways, five units per stake. The hold-and-spin grows to six rows. */
export const definition: SlotDefinition<TigerSymbol> = {
  kind: 'slot',
  id: 'tiger-lantern',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    {
      id: 'coin',
      role: 'scatter',
      values: [
        { weight: 4_400, units: 5 },
        { weight: 2_800, units: 10 },
        { weight: 1_500, units: 15 },
        { weight: 700, units: 20 },
        { weight: 300, units: 30 },
        { weight: 100, units: 50 },
        { weight: 130, jackpot: 'mini' },
        { weight: 20, jackpot: 'minor' },
        { weight: 1, jackpot: 'major' },
      ],
    },
    { id: 'tiger', role: 'plain' },
    { id: 'lantern', role: 'plain' },
    { id: 'drum', role: 'plain' },
    { id: 'firecracker', role: 'plain' },
    { id: 'fan', role: 'plain' },
    { id: 'knot-red', role: 'plain' },
    { id: 'knot-green', role: 'plain' },
    { id: 'knot-blue', role: 'plain' },
    { id: 'knot-gold', role: 'plain' },
  ],
  reels: [
    strip(`
      knot-gold*2 firecracker knot-red knot-green lantern fan drum lantern knot-blue*2 knot-green*2
      knot-red knot-green knot-blue knot-green knot-gold*2 firecracker drum coin*3 knot-red tiger*2
      knot-blue*2 knot-red fan knot-green
    `),
    strip(`
      firecracker knot-red knot-gold*2 wild fan knot-blue knot-red drum knot-red fan knot-green
      knot-blue*2 knot-gold knot-green firecracker drum knot-gold*2 knot-blue*2 fan knot-red fan
      lantern*2 coin*3 tiger*2 fan
    `),
    strip(`
      tiger*2 firecracker knot-green*2 fan coin*2 drum knot-green fan knot-red drum lantern fan
      knot-gold*2 lantern fan knot-green drum firecracker fan lantern knot-gold knot-red knot-gold*2
      knot-blue*2 firecracker wild firecracker knot-red
    `),
    strip(`
      knot-gold lantern knot-red drum lantern wild knot-red firecracker lantern firecracker
      knot-blue*2 fan coin*2 firecracker knot-red*2 knot-green knot-gold tiger*2 firecracker
      knot-green knot-blue*2 fan drum firecracker knot-green knot-blue firecracker knot-red drum
    `),
    strip(`
      fan firecracker lantern*2 knot-red*2 fan knot-green fan knot-red firecracker knot-green
      knot-gold*2 firecracker fan knot-gold*2 drum firecracker knot-blue*2 wild fan firecracker
      coin*3 fan knot-blue*2 drum tiger*2 lantern
    `),
  ],
  unitsPerPlay: 5,
  wins: [
    {
      kind: 'ways',
      pays: {
        tiger: { 3: 8, 4: 30, 5: 150 },
        lantern: { 3: 6, 4: 20, 5: 75 },
        drum: { 3: 5, 4: 15, 5: 60 },
        firecracker: { 3: 4, 4: 12, 5: 40 },
        fan: { 3: 3, 4: 10, 5: 30 },
        'knot-red': { 3: 2, 4: 5, 5: 20 },
        'knot-green': { 3: 2, 4: 5, 5: 20 },
        'knot-blue': { 3: 1, 4: 4, 5: 15 },
        'knot-gold': { 3: 1, 4: 4, 5: 15 },
      },
    },
  ],
  features: [
    {
      kind: 'hold-and-spin',
      symbol: 'coin',
      countMin: 6,
      respins: 3,
      empty: 17,
      coins: { coin: 1 },
      fullGrid: 'major',
      rowsAt: [8, 12, 16],
    },
  ],
  jackpots: { mini: 75, minor: 375, major: 12_500 },
  capMultiple: 5_000,
  betLevels: playAmounts(10),
}
