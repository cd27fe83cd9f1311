import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type ChestnutSymbol =
  | 'wild'
  | 'chipmunk'
  | 'scatter'
  | 'chestnut'
  | 'golden'
  | 'fox'
  | 'badger'
  | 'hedgehog'
  | 'mushroom'
  | 'apple'
  | 'berry'
  | 'pear'

/** Five reels of three, 243 ways, ten units per stake. Chipmunks land on the outer reels, chestnuts between them. */
export const definition: SlotDefinition<ChestnutSymbol> = {
  kind: 'slot',
  id: 'chestnut-stash',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'chipmunk', role: 'scatter' },
    { id: 'scatter', role: 'scatter' },
    {
      id: 'chestnut',
      role: 'scatter',
      values: [
        { units: 2, weight: 4 },
        { units: 5, weight: 3 },
        { units: 10, weight: 1 },
      ],
    },
    {
      id: 'golden',
      role: 'scatter',
      values: [
        { units: 20, weight: 22 },
        { units: 50, weight: 12 },
        { units: 100, weight: 5 },
        { units: 1_000, weight: 2 },
      ],
    },
    { id: 'fox', role: 'plain' },
    { id: 'badger', role: 'plain' },
    { id: 'hedgehog', role: 'plain' },
    { id: 'mushroom', role: 'plain' },
    { id: 'apple', role: 'plain' },
    { id: 'berry', role: 'plain' },
    { id: 'pear', role: 'plain' },
  ],
  reels: [
    strip(`
      fox berry badger berry apple fox pear berry apple badger mushroom pear apple mushroom
      hedgehog pear mushroom hedgehog berry pear scatter pear apple hedgehog berry pear badger
      apple mushroom scatter fox berry hedgehog chipmunk mushroom
    `),
    strip(`
      apple berry hedgehog berry scatter chestnut berry apple berry fox berry hedgehog wild
      badger pear chestnut hedgehog mushroom fox mushroom apple badger chestnut mushroom
      badger fox apple pear mushroom pear badger apple hedgehog pear mushroom pear
    `),
    strip(`
      hedgehog mushroom pear apple mushroom apple hedgehog mushroom scatter chestnut apple
      badger berry pear badger hedgehog mushroom berry apple fox apple berry fox pear berry
      golden berry pear mushroom chestnut fox hedgehog wild pear chestnut badger scatter
    `),
    strip(`
      berry mushroom chestnut badger hedgehog fox mushroom hedgehog scatter berry chestnut
      pear apple pear hedgehog badger chestnut apple pear fox apple wild berry pear mushroom
      fox badger mushroom apple berry pear berry badger chestnut mushroom hedgehog apple
    `),
    strip(`
      apple pear chipmunk pear apple berry pear fox berry apple mushroom berry badger mushroom
      pear fox mushroom badger scatter apple berry hedgehog badger mushroom chipmunk hedgehog
      fox apple pear hedgehog mushroom berry hedgehog berry scatter pear
    `),
  ],
  unitsPerPlay: 10,
  wins: [
    {
      kind: 'ways',
      pays: {
        fox: { 3: 8, 4: 25, 5: 100 },
        badger: { 3: 6, 4: 18, 5: 60 },
        hedgehog: { 3: 5, 4: 12, 5: 45 },
        mushroom: { 3: 3, 4: 7, 5: 20 },
        apple: { 3: 3, 4: 6, 5: 15 },
        berry: { 3: 2, 4: 4, 5: 10 },
        pear: { 3: 2, 4: 4, 5: 10 },
      },
    },
  ],
  features: [
    { kind: 'collect', symbol: 'chipmunk' },
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 8,
      retriggerSpins: 0,
      spinsMax: 8,
      multiplier: 1,
      reels: [
        strip(`
          chipmunk apple hedgehog mushroom badger fox berry pear berry apple berry fox hedgehog
          pear mushroom apple hedgehog mushroom chipmunk badger fox mushroom pear apple pear
          mushroom berry badger berry pear hedgehog apple
        `),
        strip(`
          berry mushroom hedgehog berry pear mushroom apple chestnut wild mushroom chestnut apple
          badger apple pear golden hedgehog fox apple badger pear chestnut hedgehog berry fox
          mushroom fox berry badger chestnut pear chestnut hedgehog
        `),
        strip(`
          apple badger berry badger apple mushroom fox mushroom chestnut apple hedgehog wild
          hedgehog fox chestnut berry pear chestnut hedgehog pear hedgehog fox pear mushroom
          chestnut mushroom berry golden berry apple pear chestnut badger
        `),
        strip(`
          badger fox apple hedgehog fox chestnut golden pear apple berry chestnut hedgehog pear
          wild mushroom apple chestnut berry fox berry hedgehog berry pear chestnut badger apple
          mushroom chestnut mushroom hedgehog badger chestnut pear mushroom
        `),
        strip(`
          chipmunk mushroom apple berry apple hedgehog pear fox berry mushroom hedgehog mushroom
          berry mushroom badger berry badger fox pear chipmunk badger pear mushroom hedgehog
          chipmunk apple fox pear berry apple pear hedgehog apple
        `),
      ],
    },
  ],
  capMultiple: 500,
  betLevels: playAmounts(10),
}
