import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type JadeSymbol =
  | 'wild'
  | 'scatter'
  | 'jaguar'
  | 'macaw'
  | 'frog'
  | 'idol'
  | 'flower'
  | 'bead-red'
  | 'bead-green'
  | 'bead-blue'
  | 'bead-violet'

/** Five reels of four, 1,024 ways, five units per stake. In the free spins each temple upgrades the lowest beads. */
export const definition: SlotDefinition<JadeSymbol> = {
  kind: 'slot',
  id: 'jade-canopy',
  rows: 4,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'jaguar', role: 'plain' },
    { id: 'macaw', role: 'plain' },
    { id: 'frog', role: 'plain' },
    { id: 'idol', role: 'plain' },
    { id: 'flower', role: 'plain' },
    { id: 'bead-red', role: 'plain' },
    { id: 'bead-green', role: 'plain' },
    { id: 'bead-blue', role: 'plain' },
    { id: 'bead-violet', role: 'plain' },
  ],
  reels: [
    strip(`
      bead-blue*2 macaw scatter bead-red bead-blue*3 bead-violet*2 jaguar*2 bead-green*2 bead-red*2
      bead-blue flower frog*2 bead-violet*2 bead-green*2 flower*2 bead-blue*2 idol*2 bead-blue frog
      flower bead-red bead-green bead-violet*2 idol bead-violet*2 macaw bead-blue
    `),
    strip(`
      scatter frog*2 macaw jaguar*2 bead-violet*2 macaw*2 bead-violet flower*2 bead-violet macaw
      bead-green*2 flower jaguar idol*2 bead-red*2 wild bead-red frog macaw*2 idol flower bead-green
      bead-red*2 flower*2 macaw*2 bead-red bead-green
    `),
    strip(`
      scatter frog*2 bead-green*2 bead-blue*2 macaw bead-green bead-violet macaw*2 bead-green*2
      bead-violet wild jaguar*2 idol*2 bead-red*2 idol*2 frog*2 bead-red bead-blue flower*2
      bead-blue*2 flower bead-red bead-violet*2 bead-red*2 bead-green*2
    `),
    strip(`
      bead-violet flower jaguar bead-red bead-green bead-blue bead-violet flower macaw frog
      bead-green bead-violet flower idol bead-blue flower wild bead-violet bead-green frog
      bead-violet idol bead-violet bead-red jaguar*2 bead-green*2 bead-blue idol bead-violet
      bead-red macaw frog scatter bead-red bead-blue idol bead-violet bead-blue idol bead-red
    `),
    strip(`
      jaguar frog bead-green macaw idol bead-violet flower bead-red bead-green flower bead-green
      bead-red jaguar idol bead-violet bead-blue flower scatter bead-blue frog bead-violet macaw
      flower bead-blue bead-green bead-violet bead-blue idol frog bead-red jaguar bead-green
      bead-violet frog idol bead-blue bead-violet bead-blue*2 macaw idol bead-violet bead-blue
    `),
  ],
  unitsPerPlay: 5,
  wins: [
    {
      kind: 'ways',
      pays: {
        jaguar: { 3: 5, 4: 12, 5: 50 },
        macaw: { 3: 3, 4: 6, 5: 20 },
        frog: { 3: 2, 4: 5, 5: 12 },
        idol: { 3: 2, 4: 4, 5: 8 },
        flower: { 3: 1, 4: 3, 5: 6 },
        'bead-red': { 3: 1, 4: 2, 5: 5 },
        'bead-green': { 3: 1, 4: 2, 5: 4 },
        'bead-blue': { 3: 1, 4: 2, 5: 3 },
        'bead-violet': { 3: 1, 4: 1, 5: 3 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 10, 4: 50, 5: 250 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 10,
      retriggerSpins: 0,
      spinsMax: 10,
      multiplier: 1,
      upgrades: { trail: ['bead-violet', 'bead-blue', 'bead-green', 'bead-red', 'flower'] },
      reels: [
        strip(`
          flower frog bead-blue frog idol bead-green jaguar*3 bead-red macaw bead-violet frog
          flower*2 bead-violet*2 idol macaw frog bead-red*2 bead-green*2 bead-red macaw frog
          flower*3 macaw*2 bead-violet
        `),
        strip(`
          macaw frog jaguar*3 frog idol*3 bead-red*2 idol*3 frog bead-red idol macaw idol
          bead-violet idol flower frog*2 bead-blue*2 bead-green idol wild*2 idol bead-red bead-green
          scatter idol*2
        `),
        strip(`
          macaw bead-red*3 frog*2 flower idol scatter idol*2 frog macaw wild*2 idol*2 bead-violet*2
          idol frog jaguar*3 bead-green*2 jaguar flower*3 macaw*2 flower frog bead-red bead-blue
        `),
        strip(`
          idol*2 macaw bead-violet idol frog flower bead-blue idol flower frog bead-violet idol
          macaw bead-blue wild*2 frog bead-green bead-violet bead-red*2 idol frog bead-green idol*2
          scatter macaw jaguar*3 frog bead-blue macaw idol frog
        `),
        strip(`
          bead-violet macaw idol frog bead-green frog idol macaw idol macaw idol flower frog macaw*2
          bead-blue macaw jaguar*3 frog bead-red frog idol macaw frog idol flower macaw bead-green
          idol macaw wild frog*2 jaguar
        `),
      ],
    },
  ],
  capMultiple: 2_500,
  betLevels: playAmounts(10),
}
