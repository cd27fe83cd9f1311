import { linesOn5x3 } from '#engine/slot/line-sets.ts'
import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type LuckySymbol =
  | 'wild'
  | 'scatter'
  | 'fish-gold'
  | 'fish-large'
  | 'tackle'
  | 'fish-medium'
  | 'float'
  | 'hat'
  | 'fish-small'
  | 'net'
  | 'pail'
  | 'worm'

/** Five reels, ten lines. Pays are whole stakes: no win is smaller than the stake. */
export const definition: SlotDefinition<LuckySymbol> = {
  kind: 'slot',
  id: 'lucky-cast',
  rows: 3,
  // The angler lands in free spins only. A gold fish may carry 150 stakes.
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    {
      id: 'fish-gold',
      role: 'plain',
      values: [
        { units: 10, weight: 7 },
        { units: 150, weight: 1 },
      ],
    },
    {
      id: 'fish-large',
      role: 'plain',
      values: [
        { units: 5, weight: 3 },
        { units: 10, weight: 1 },
      ],
    },
    { id: 'tackle', role: 'plain' },
    {
      id: 'fish-medium',
      role: 'plain',
      values: [
        { units: 2, weight: 2 },
        { units: 3, weight: 1 },
        { units: 5, weight: 1 },
      ],
    },
    { id: 'float', role: 'plain' },
    { id: 'hat', role: 'plain' },
    {
      id: 'fish-small',
      role: 'plain',
      values: [
        { units: 1, weight: 3 },
        { units: 2, weight: 1 },
      ],
    },
    { id: 'net', role: 'plain' },
    { id: 'pail', role: 'plain' },
    { id: 'worm', role: 'plain' },
  ],
  reels: [
    strip(`
      pail worm net fish-large scatter worm pail fish-small worm tackle fish-medium net float hat net
      fish-gold net hat pail worm pail worm tackle worm pail fish-small fish-medium pail fish-small
      pail worm net worm net hat float
    `),
    strip(`
      fish-large worm net worm pail float pail fish-medium scatter net hat worm fish-medium hat net
      pail fish-small net tackle worm pail worm fish-small tackle worm pail worm pail worm net
      fish-gold fish-small pail net hat float
    `),
    strip(`
      net hat fish-gold fish-small pail worm hat worm pail worm tackle worm float net tackle net worm
      net float worm pail hat worm fish-medium fish-small pail scatter pail fish-small net worm
      fish-large pail net fish-medium pail
    `),
    strip(`
      worm net fish-medium worm hat fish-gold worm float worm net worm scatter fish-small pail worm
      pail tackle pail float fish-small net pail worm net fish-large pail net fish-medium net tackle
      hat fish-small pail hat worm pail
    `),
    strip(`
      pail tackle worm net float net fish-small pail hat pail fish-small fish-gold worm fish-small
      pail tackle pail worm hat net fish-large worm float worm scatter worm net pail net worm pail
      fish-medium hat fish-medium net worm
    `),
  ],
  unitsPerPlay: 1,
  wins: [
    {
      kind: 'lines',
      lines: linesOn5x3(10),
      pays: {
        'fish-gold': { 3: 15, 4: 100, 5: 500 },
        'fish-large': { 3: 8, 4: 40, 5: 150 },
        tackle: { 3: 5, 4: 25, 5: 100 },
        'fish-medium': { 3: 5, 4: 20, 5: 75 },
        float: { 3: 4, 4: 15, 5: 60 },
        hat: { 3: 3, 4: 10, 5: 40 },
        'fish-small': { 3: 2, 4: 8, 5: 30 },
        net: { 3: 1, 4: 4, 5: 20 },
        pail: { 3: 1, 4: 4, 5: 15 },
        worm: { 3: 1, 4: 4, 5: 15 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 2, 4: 10, 5: 100 } },
  ],
  features: [
    { kind: 'collect', symbol: 'wild' },
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 10,
      retriggerSpins: 0,
      spinsMax: 40,
      multiplier: 1,
      stages: { symbol: 'wild', every: 4, spins: 10, multipliers: [2, 3, 10] },
      reels: [
        strip(`
          worm hat worm pail net fish-medium pail fish-gold float pail float fish-small pail net worm
          float worm net worm pail tackle net worm net hat fish-small hat tackle pail hat fish-small float
          fish-large
        `),
        strip(`
          pail float pail fish-small pail tackle worm fish-medium net tackle net fish-large pail
          fish-small worm hat worm net worm float worm net hat worm hat pail float pail hat wild
          fish-small net float
        `),
        strip(`
          worm net hat pail fish-small net worm net pail wild pail net hat worm float tackle hat tackle
          fish-medium worm pail hat pail fish-small net float fish-small float worm float worm fish-large
          pail
        `),
        strip(`
          fish-small hat fish-large float hat fish-small pail net pail worm pail float fish-medium float
          hat wild pail net worm net float worm hat fish-small worm tackle worm tackle net pail worm pail
          net
        `),
        strip(`
          worm float fish-small worm fish-small hat worm hat pail tackle pail worm pail fish-medium
          fish-large worm net float hat tackle worm net hat pail net pail net float pail float fish-small
          net
        `),
      ],
    },
  ],
  capMultiple: 5_000,
  betLevels: playAmounts(10),
}
