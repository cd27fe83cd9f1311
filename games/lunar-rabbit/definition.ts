import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type LunarSymbol =
  | 'wild'
  | 'wild-x2'
  | 'wild-x3'
  | 'scatter'
  | 'rabbit'
  | 'mooncake'
  | 'teapot'
  | 'peach'
  | 'fan'
  | 'bamboo'
  | 'cloud'
  | 'blossom'

/**
 * Five reels of three, 243 ways, five units per stake. In the free spins wilds double or triple every way through
 * them.
 */
export const definition: SlotDefinition<LunarSymbol> = {
  kind: 'slot',
  id: 'lunar-rabbit',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'wild-x2', role: 'wild', multiplier: 2 },
    { id: 'wild-x3', role: 'wild', multiplier: 3 },
    { id: 'scatter', role: 'scatter' },
    { id: 'rabbit', role: 'plain' },
    { id: 'mooncake', role: 'plain' },
    { id: 'teapot', role: 'plain' },
    { id: 'peach', role: 'plain' },
    { id: 'fan', role: 'plain' },
    { id: 'bamboo', role: 'plain' },
    { id: 'cloud', role: 'plain' },
    { id: 'blossom', role: 'plain' },
  ],
  reels: [
    strip(`
      rabbit*2 blossom*2 peach*2 bamboo peach*4 fan mooncake fan*2 teapot*2 cloud fan*2 blossom
      mooncake*2 bamboo teapot peach cloud blossom*2 bamboo*2 cloud*2 blossom*2 scatter
    `),
    strip(`
      cloud*2 peach*2 blossom*2 mooncake rabbit wild fan scatter fan*2 rabbit bamboo*2 peach*2
      blossom*2 fan peach blossom*3 cloud*2 blossom*2 bamboo peach mooncake*2 teapot*2 fan bamboo
    `),
    strip(`
      teapot scatter rabbit cloud bamboo blossom peach wild cloud bamboo fan bamboo fan mooncake
      blossom peach bamboo blossom mooncake cloud bamboo fan peach fan cloud rabbit cloud teapot
      blossom fan bamboo blossom teapot blossom peach
    `),
    strip(`
      bamboo teapot peach teapot rabbit peach scatter bamboo cloud fan*2 blossom*3 cloud*2 fan*2
      mooncake bamboo cloud wild peach*2 bamboo cloud blossom*3 fan*2 blossom*2 teapot blossom
    `),
    strip(`
      rabbit fan scatter bamboo mooncake bamboo blossom rabbit blossom peach rabbit cloud bamboo
      teapot blossom*4 mooncake teapot cloud teapot cloud peach cloud peach bamboo wild mooncake
      peach scatter bamboo fan blossom fan cloud fan
    `),
  ],
  unitsPerPlay: 5,
  wins: [
    {
      kind: 'ways',
      pays: {
        rabbit: { 3: 5, 4: 12, 5: 32 },
        mooncake: { 3: 4, 4: 9, 5: 22 },
        teapot: { 3: 3, 4: 6, 5: 15 },
        peach: { 3: 2, 4: 5, 5: 12 },
        fan: { 3: 1, 4: 3, 5: 8 },
        bamboo: { 3: 1, 4: 3, 5: 8 },
        cloud: { 3: 1, 4: 2, 5: 5 },
        blossom: { 3: 1, 4: 2, 5: 5 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 10, 4: 50, 5: 250 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 8,
      retriggerSpins: 8,
      spinsMax: 24,
      multiplier: 1,
      reels: [
        strip(`
          fan cloud scatter peach blossom rabbit mooncake teapot bamboo mooncake teapot mooncake
          cloud teapot rabbit fan peach fan mooncake peach blossom peach blossom peach fan mooncake
          bamboo*2 teapot mooncake teapot
        `),
        strip(`
          teapot mooncake bamboo fan teapot mooncake bamboo teapot rabbit teapot peach wild-x2 cloud
          peach rabbit cloud blossom wild peach bamboo scatter teapot blossom teapot blossom
          mooncake teapot*2 fan rabbit teapot mooncake peach
        `),
        strip(`
          peach teapot cloud bamboo cloud fan cloud wild-x3 peach wild-x2 cloud teapot mooncake
          peach scatter blossom rabbit peach fan mooncake fan*2 teapot peach blossom teapot mooncake
          wild blossom rabbit bamboo fan mooncake
        `),
        strip(`
          teapot*2 fan peach bamboo cloud peach teapot fan mooncake blossom mooncake scatter
          mooncake peach blossom rabbit*2 peach rabbit cloud teapot rabbit peach wild-x3 wild-x2
          mooncake cloud fan teapot*3
        `),
        strip(`
          wild scatter wild-x3 peach fan*2 mooncake cloud*2 rabbit fan cloud fan mooncake blossom*2
          teapot rabbit blossom teapot*2 rabbit blossom teapot mooncake*4 bamboo rabbit
        `),
      ],
    },
  ],
  capMultiple: 3_000,
  betLevels: playAmounts(10),
}
