import { type SlotDefinition, strip } from '#engine/definition.ts'

type CherrySymbol =
  | 'wild' | 'scatter' | 'seven' | 'cherries' | 'bell' | 'bar' | 'horseshoe' | 'a' | 'k' | 'q' | 'j' | 'ten'

/** Five reels, twenty lines, twenty units a play: a pay of 20 is the play amount. */
export const definition: SlotDefinition<CherrySymbol> = {
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
    strip('seven*3 ten j cherries q a horseshoe k scatter ten bar j q bell a ten cherries k j horseshoe q ten bar a k j bell q'),
    strip('wild*3 q ten bell k j a cherries q scatter ten horseshoe j seven k a bar q j ten cherries a k bell ten horseshoe q j a'),
    strip('wild*3 k j horseshoe ten a bell q scatter j bar k seven ten q cherries a j k ten horseshoe q bell j a bar k q ten'),
    strip('wild*3 a q bar j k cherries ten scatter q horseshoe a seven j k bell ten q a bar j ten cherries k q horseshoe a j k'),
    strip('wild*3 j k bell q ten horseshoe a scatter k cherries j bar q a seven ten k bell j q horseshoe ten a bar k j cherries q'),
  ],
  unitsPerPlay: 20,
  wins: [
    {
      kind: 'lines',
      lines: [
        [1, 1, 1, 1, 1],
        [0, 0, 0, 0, 0],
        [2, 2, 2, 2, 2],
        [0, 1, 2, 1, 0],
        [2, 1, 0, 1, 2],
        [0, 0, 1, 2, 2],
        [2, 2, 1, 0, 0],
        [1, 0, 0, 0, 1],
        [1, 2, 2, 2, 1],
        [0, 1, 1, 1, 0],
        [2, 1, 1, 1, 2],
        [1, 0, 1, 2, 1],
        [1, 2, 1, 0, 1],
        [0, 1, 0, 1, 0],
        [2, 1, 2, 1, 2],
        [1, 1, 0, 1, 1],
        [1, 1, 2, 1, 1],
        [0, 0, 2, 0, 0],
        [2, 2, 0, 2, 2],
        [0, 2, 0, 2, 0],
      ],
      pays: {
        seven: { 3: 50, 4: 200, 5: 1000 },
        cherries: { 3: 40, 4: 150, 5: 500 },
        bell: { 3: 25, 4: 100, 5: 300 },
        bar: { 3: 20, 4: 75, 5: 250 },
        horseshoe: { 3: 20, 4: 60, 5: 200 },
        a: { 3: 10, 4: 40, 5: 125 },
        k: { 3: 10, 4: 30, 5: 100 },
        q: { 3: 5, 4: 25, 5: 100 },
        j: { 3: 5, 4: 20, 5: 75 },
        ten: { 3: 5, 4: 20, 5: 75 },
      },
    },
    // Twice, ten and a hundred times the play amount.
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 40, 4: 200, 5: 2000 } },
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
    },
  ],
  capMultiple: 2_000,
  betLevels: {
    TournamentPoints: [2_000, 4_000, 6_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
    SweepStakes: [2_000, 4_000, 6_000, 10_000, 20_000, 40_000, 100_000, 200_000],
  },
}
