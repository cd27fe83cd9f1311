import { linesOn5x3 } from '#engine/slot/line-sets.ts'
import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { jackpotSeed, playAmounts } from '#kernel/economy.ts'

type CloverSymbol = 'wild' | 'scatter' | 'crown' | 'pot' | 'fiddle' | 'horseshoe' | 'mug' | 'a' | 'k' | 'q' | 'j'

/** Five reels, twenty-five lines, four units per stake, and three progressive jackpots. */
export const definition: SlotDefinition<CloverSymbol> = {
  kind: 'slot',
  id: 'clover-crown',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'crown', role: 'plain' },
    { id: 'pot', role: 'plain' },
    { id: 'fiddle', role: 'plain' },
    { id: 'horseshoe', role: 'plain' },
    { id: 'mug', role: 'plain' },
    { id: 'a', role: 'plain' },
    { id: 'k', role: 'plain' },
    { id: 'q', role: 'plain' },
    { id: 'j', role: 'plain' },
  ],
  reels: [
    strip(`
      fiddle j horseshoe k q a horseshoe crown j scatter fiddle mug crown a k mug a j pot q k
      horseshoe j q horseshoe mug a pot q j a mug q k pot horseshoe
    `),
    strip(`
      mug a j fiddle q a horseshoe scatter pot wild mug q crown mug k pot horseshoe j k fiddle q j pot
      fiddle horseshoe j k pot fiddle j a k fiddle horseshoe q fiddle
    `),
    strip(`
      crown fiddle q pot horseshoe q mug fiddle wild j horseshoe mug fiddle a j mug pot j scatter
      fiddle mug k a q j horseshoe crown k pot scatter mug k crown horseshoe pot
    `),
    strip(`
      pot mug k fiddle mug k q horseshoe wild k pot j horseshoe k scatter a fiddle q crown horseshoe j
      q a j mug a crown q pot crown j q a k j
    `),
    strip(`
      scatter j mug q k j a crown q mug j q mug k horseshoe fiddle k j horseshoe a pot horseshoe a mug
      pot q j horseshoe k crown pot q fiddle
    `),
  ],
  unitsPerPlay: 4,
  wins: [
    {
      kind: 'lines',
      lines: [...linesOn5x3(20), [1, 2, 1, 2, 1], [1, 0, 1, 0, 1], [0, 0, 1, 0, 0], [2, 2, 1, 2, 2], [2, 0, 2, 0, 2]],
      pays: {
        crown: { 3: 12, 4: 60, 5: 750 },
        pot: { 3: 8, 4: 32, 5: 160 },
        fiddle: { 3: 6, 4: 20, 5: 100 },
        horseshoe: { 3: 5, 4: 16, 5: 60 },
        mug: { 3: 4, 4: 12, 5: 50 },
        a: { 3: 3, 4: 8, 5: 24 },
        k: { 3: 3, 4: 8, 5: 24 },
        q: { 3: 2, 4: 6, 5: 16 },
        j: { 3: 2, 4: 6, 5: 16 },
      },
    },
    // Twice, ten times and a hundred times the stake.
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 8, 4: 40, 5: 400 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 10,
      retriggerSpins: 5,
      spinsMax: 20,
      multiplier: 5,
    },
  ],
  capMultiple: 2_000,
  // 2 % of each stake; the seeds add 0.6 %, in both modes.
  pools: [
    { tier: 'clover', seed: jackpotSeed('mini'), millionths: 10_000 },
    { tier: 'crown', seed: jackpotSeed('major'), millionths: 6_000 },
    { tier: 'rainbow', seed: jackpotSeed('grand'), millionths: 4_000 },
  ],
  poolDraws: { amountLeast: 2_000, entryWeight: 4_000, oneIn: { clover: 400_000, crown: 40_000_000, rainbow: 1_000_000_000 } },
  betLevels: playAmounts(20),
}
