import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type CobblersSymbol =
  | 'wild'
  | 'scatter'
  | 'heel'
  | 'boot'
  | 'skate'
  | 'runner'
  | 'hiker'
  | 'brogue'
  | 'flat'
  | 'sandal'
  | 'heels'
  | 'boots'
  | 'skates'
  | 'runners'

/** Five reels of three, 243 ways, twenty units per stake. Pairs count twice: 7,776 ways where all cells show one. */
export const definition: SlotDefinition<CobblersSymbol> = {
  kind: 'slot',
  id: 'cobblers-lane',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'heel', role: 'plain' },
    { id: 'boot', role: 'plain' },
    { id: 'skate', role: 'plain' },
    { id: 'runner', role: 'plain' },
    { id: 'hiker', role: 'plain' },
    { id: 'brogue', role: 'plain' },
    { id: 'flat', role: 'plain' },
    { id: 'sandal', role: 'plain' },
    { id: 'heels', role: 'plain', twoOf: 'heel' },
    { id: 'boots', role: 'plain', twoOf: 'boot' },
    { id: 'skates', role: 'plain', twoOf: 'skate' },
    { id: 'runners', role: 'plain', twoOf: 'runner' },
  ],
  reels: [
    strip(`
      runner brogue boot heel skates boot skate sandal boots brogue runner hiker skate sandal
      skate sandal flat brogue flat scatter flat hiker brogue hiker flat sandal hiker sandal
      runner sandal flat brogue runners heels
    `),
    strip(`
      runners sandal runner brogue skates flat sandal skate runner boots flat heel sandal
      hiker sandal brogue sandal boot runner scatter brogue heels wild flat hiker flat brogue
      hiker boot flat heel hiker runners skate
    `),
    strip(`
      flat scatter heel wild flat runner hiker flat skate brogue hiker boot runner brogue
      runners sandal flat heels hiker skate sandal runner skates brogue flat heel sandal boot
      skate brogue sandal boots sandal hiker wild
    `),
    strip(`
      sandal heel boot heel runners sandal heels skate sandal flat scatter boot sandal runner
      wild flat sandal hiker brogue flat skate brogue hiker skate hiker runner flat boots
      hiker brogue runner hiker boot brogue skates
    `),
    strip(`
      flat runner scatter brogue flat sandal skate brogue heel runner sandal boot skate hiker
      boot brogue hiker flat skates heel flat sandal runners heels brogue runner boots hiker
      sandal brogue skate sandal flat hiker
    `),
  ],
  unitsPerPlay: 20,
  wins: [
    {
      kind: 'ways',
      pays: {
        heel: { 3: 10, 4: 32, 5: 120 },
        boot: { 3: 8, 4: 20, 5: 75 },
        skate: { 3: 6, 4: 16, 5: 60 },
        runner: { 3: 5, 4: 14, 5: 45 },
        hiker: { 3: 4, 4: 10, 5: 30 },
        brogue: { 3: 3, 4: 8, 5: 24 },
        flat: { 3: 3, 4: 6, 5: 18 },
        sandal: { 3: 3, 4: 5, 5: 12 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 40, 4: 200, 5: 1_000 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 12,
      retriggerSpins: 4,
      spinsMax: 24,
      multiplier: 1,
      reels: [
        strip(`
          heel brogue hiker sandal flat sandal hiker skate boots*2 flat runner skates*3 hiker
          sandal brogue skate sandal runners*3 flat heels*2 runner boot scatter brogue
        `),
        strip(`
          hiker flat brogue sandal brogue skate flat wild sandal runner hiker heel sandal skate
          boots*2 skates*3 flat runners*3 heels*2 hiker scatter sandal runner boot brogue
        `),
        strip(`
          sandal skate runners*3 brogue wild flat hiker brogue runner heel sandal brogue runner
          hiker boots*2 flat boot scatter sandal flat skates*3 hiker sandal skate heels*2
        `),
        strip(`
          boots*2 wild runner flat sandal hiker scatter flat sandal skate brogue boot runner
          sandal heel runners*3 skates*3 sandal heels*2 hiker brogue skate hiker flat brogue
        `),
        strip(`
          hiker brogue flat skate sandal hiker sandal heels*2 boots*2 runners*3 sandal boot runner
          flat hiker flat heel runner brogue skates*3 sandal scatter brogue skate
        `),
      ],
    },
  ],
  capMultiple: 2_000,
  betLevels: playAmounts(20),
}
