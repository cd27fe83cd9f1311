import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type OrbitSymbol = 'wild' | 'rocket' | 'ringed' | 'comet' | 'moon' | 'satellite' | 'red' | 'blue' | 'green'

/** Five reels, twenty lines, twenty units per stake. Reels stop once; cascades continue along the strips. */
export const definition: SlotDefinition<OrbitSymbol> = {
  kind: 'slot',
  id: 'orbit-rush',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'rocket', role: 'plain' },
    { id: 'ringed', role: 'plain' },
    { id: 'comet', role: 'plain' },
    { id: 'moon', role: 'plain' },
    { id: 'satellite', role: 'plain' },
    { id: 'red', role: 'plain' },
    { id: 'blue', role: 'plain' },
    { id: 'green', role: 'plain' },
  ],
  reels: [
    strip(`
      rocket*3 satellite comet green blue moon satellite green comet moon red green ringed red
      satellite blue green ringed red moon blue green red blue
    `),
    strip(`
      rocket*3 red green blue satellite red comet green moon blue red wild green satellite ringed
      blue moon green ringed blue comet moon green red
    `),
    strip(`
      rocket*3 ringed satellite blue green red blue moon green comet blue wild green satellite red
      comet moon satellite red green blue red green ringed
    `),
    strip(`
      rocket*3 red green moon blue ringed satellite comet red green satellite blue comet moon ringed
      comet green wild blue green moon red satellite blue
    `),
    strip(`
      rocket*3 ringed green satellite comet moon blue red comet satellite green ringed blue moon
      satellite red moon green ringed comet red green satellite blue
    `),
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
        [1, 0, 1, 0, 1],
        [1, 2, 1, 2, 1],
        [0, 1, 0, 1, 0],
        [2, 1, 2, 1, 2],
        [1, 1, 0, 1, 1],
        [1, 1, 2, 1, 1],
        [0, 0, 1, 0, 0],
        [2, 2, 1, 2, 2],
        [0, 2, 0, 2, 0],
      ],
      pays: {
        rocket: { 3: 25, 4: 100, 5: 2_000 },
        ringed: { 3: 15, 4: 60, 5: 250 },
        comet: { 3: 12, 4: 50, 5: 200 },
        moon: { 3: 10, 4: 40, 5: 150 },
        satellite: { 3: 8, 4: 30, 5: 100 },
        red: { 3: 6, 4: 20, 5: 80 },
        blue: { 3: 5, 4: 15, 5: 50 },
        green: { 3: 4, 4: 10, 5: 40 },
      },
    },
  ],
  features: [],
  cascade: { multipliers: [1, 2, 3, 5], stepsMax: 30 },
  capMultiple: 2_500,
  betLevels: playAmounts(20),
}
