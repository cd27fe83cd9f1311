import { linesOn5x3 } from '#engine/slot/line-sets.ts'
import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type CherrySymbol = 'wild' | 'scatter' | 'seven' | 'cherries' | 'bell' | 'bar' | 'horseshoe' | 'a' | 'k' | 'q' | 'j' | 'ten'

/** Five reels, twenty lines, twenty units per stake: a pay of 20 is the stake. */
export const definition: SlotDefinition<CherrySymbol> = {
  kind: 'slot',
  id: 'cherry-royale',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'seven', role: 'plain' },
    { id: 'cherries', role: 'plain' },
    { id: 'bell', role: 'plain' },
    { id: 'bar', role: 'plain' },
    { id: 'horseshoe', role: 'plain' },
    { id: 'a', role: 'plain' },
    { id: 'k', role: 'plain' },
    { id: 'q', role: 'plain' },
    { id: 'j', role: 'plain' },
    { id: 'ten', role: 'plain' },
  ],
  reels: [
    strip(`
      q cherries bar horseshoe scatter a bell k seven*3 ten q k j a cherries ten j horseshoe a q j k
      bar horseshoe a ten bell q bar j ten k
    `),
    strip(`
      horseshoe a ten k bar a cherries q ten cherries q j a horseshoe bar k j bell ten k wild*2 k
      bell scatter ten bell q bar horseshoe a seven j q seven j
    `),
    strip(`
      scatter j horseshoe q bell a wild*2 bell k j horseshoe ten a q ten a bar j k seven q a bar ten
      bell k j horseshoe q k ten cherries bar seven cherries
    `),
    strip(`
      horseshoe seven ten cherries a j bell q cherries k bell q bar k horseshoe ten bar scatter
      seven a ten k j q wild*2 bell j ten horseshoe a j q k bar a
    `),
    strip(`
      bell k horseshoe a wild*2 q ten a bell seven q cherries k q bar ten bell k horseshoe j a bar k
      j bar ten j a scatter j seven q ten horseshoe cherries
    `),
  ],
  unitsPerPlay: 20,
  wins: [
    {
      kind: 'lines',
      lines: linesOn5x3(20),
      pays: {
        seven: { 3: 100, 4: 400, 5: 2000 },
        cherries: { 3: 60, 4: 250, 5: 1000 },
        bell: { 3: 40, 4: 150, 5: 500 },
        bar: { 3: 30, 4: 120, 5: 400 },
        horseshoe: { 3: 30, 4: 80, 5: 300 },
        a: { 3: 15, 4: 50, 5: 150 },
        k: { 3: 15, 4: 50, 5: 150 },
        q: { 3: 10, 4: 40, 5: 125 },
        j: { 3: 10, 4: 30, 5: 100 },
        ten: { 3: 10, 4: 30, 5: 100 },
      },
    },
    // Twice, fifteen times and a hundred times the stake.
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 40, 4: 300, 5: 2000 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 10,
      retriggerSpins: 5,
      spinsMax: 30,
      multiplier: 2,
      // Fewer letters, and wilds that can fill a reel.
      reels: [
        strip(`
          horseshoe q bar j a bell k q seven*3 bar horseshoe a bell ten cherries bell scatter
          cherries ten k a j horseshoe ten cherries q k j bar
        `),
        strip(`
          horseshoe k ten a bell scatter q ten bar horseshoe ten bell seven a wild*3 k j bell seven
          j horseshoe a k q cherries bar q cherries j bar
        `),
        strip(`
          k q horseshoe j scatter cherries ten bar a horseshoe bell j k bell ten seven wild*3 bar a
          q ten j bar seven q k a bell cherries horseshoe
        `),
        strip(`
          cherries j bar cherries q j seven k bell ten horseshoe j a k horseshoe ten a bar bell q a
          bar scatter wild*3 ten seven k horseshoe q bell
        `),
        strip(`
          a ten bell bar j horseshoe q j bar seven a j bell k cherries ten a q bell k bar horseshoe
          cherries wild*3 horseshoe scatter ten seven k q
        `),
      ],
    },
  ],
  capMultiple: 2_000,
  betLevels: playAmounts(20),
}
