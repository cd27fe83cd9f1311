import { linesOn5x3 } from '#engine/slot/line-sets.ts'
import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type CryptSymbol = 'wild' | 'scatter' | 'skull' | 'mask' | 'lantern' | 'bat' | 'candle' | 'a' | 'k' | 'q' | 'j'

/** Five reels, twenty lines, four units per stake: a pay of 4 is the stake. */
export const definition: SlotDefinition<CryptSymbol> = {
  kind: 'slot',
  id: 'crypt-carnival',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'skull', role: 'plain' },
    { id: 'mask', role: 'plain' },
    { id: 'lantern', role: 'plain' },
    { id: 'bat', role: 'plain' },
    { id: 'candle', role: 'plain' },
    { id: 'a', role: 'plain' },
    { id: 'k', role: 'plain' },
    { id: 'q', role: 'plain' },
    { id: 'j', role: 'plain' },
  ],
  reels: [
    strip(`
      mask candle bat lantern k q candle bat scatter j candle q bat k skull a j skull q a bat q j k a
      candle mask k lantern a j k mask j lantern
    `),
    strip(`
      mask bat j mask bat q a lantern wild skull j a lantern k candle scatter q j a lantern q bat
      lantern mask candle bat skull q mask j a k skull j q
    `),
    strip(`
      bat j candle k q candle bat scatter j wild*2 j q skull a k bat a mask k bat candle j q lantern
      mask a candle skull q j a k lantern mask q lantern
    `),
    strip(`
      mask candle j lantern candle j k bat wild j a q bat k scatter j k a bat skull q bat j q a candle
      mask k lantern a k candle mask q lantern
    `),
    strip(`
      bat j mask q scatter k q j skull bat k candle j skull a j candle q a j bat a lantern q a candle
      bat k mask a lantern candle k q mask k lantern
    `),
  ],
  unitsPerPlay: 4,
  wins: [
    {
      kind: 'lines',
      lines: linesOn5x3(20),
      pays: {
        skull: { 3: 12, 4: 60, 5: 500 },
        mask: { 3: 10, 4: 40, 5: 200 },
        lantern: { 3: 8, 4: 25, 5: 120 },
        bat: { 3: 6, 4: 20, 5: 80 },
        candle: { 3: 5, 4: 15, 5: 60 },
        a: { 3: 3, 4: 8, 5: 25 },
        k: { 3: 3, 4: 8, 5: 25 },
        q: { 3: 2, 4: 6, 5: 20 },
        j: { 3: 2, 4: 6, 5: 20 },
      },
    },
    // Twice, ten times and a hundred times the stake.
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 8, 4: 40, 5: 400 } },
  ],
  features: [
    {
      kind: 'wheel',
      symbol: 'scatter',
      countMin: 3,
      wedges: [
        { variant: 'mask-parade', weight: 4 },
        { variant: 'lantern-night', weight: 3 },
        { variant: 'mask-parade', weight: 4 },
        { variant: 'bone-dance', weight: 2 },
        { variant: 'lantern-night', weight: 3 },
        { variant: 'mask-parade', weight: 4 },
      ],
      modes: [
        { variant: 'mask-parade', spins: 12, retriggerSpins: 4, spinsMax: 20, multiplier: 2 },
        { variant: 'lantern-night', spins: 6, retriggerSpins: 0, spinsMax: 6, multiplier: 5 },
        { variant: 'bone-dance', spins: 4, retriggerSpins: 0, spinsMax: 4, multiplier: 1, wilds: 'expand-and-stay' },
      ],
      // Fewer letters and more wilds than on the base reels.
      reels: [
        strip(`
          mask bat skull mask candle skull bat a mask lantern q bat lantern q mask lantern scatter skull
          candle a lantern k j a k candle j
        `),
        strip(`
          q wild mask skull a j lantern mask bat k candle skull a k scatter j mask lantern bat candle wild
          skull j bat lantern q k mask candle
        `),
        strip(`
          bat skull k q bat lantern skull scatter bat candle a wild candle a lantern j wild mask lantern j
          k mask q skull mask candle a lantern q
        `),
        strip(`
          candle lantern skull k a q lantern wild j bat q mask k a j skull mask k candle mask scatter
          lantern bat j candle bat skull wild mask
        `),
        strip(`
          a candle q j a lantern mask q k candle bat lantern candle bat k skull a lantern mask bat scatter
          q mask lantern skull j bat skull
        `),
      ],
    },
  ],
  capMultiple: 2_500,
  betLevels: playAmounts(20),
}
