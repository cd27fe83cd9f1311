import { type SlotDefinition, strip } from '#engine/slot/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

type NestSymbol =
  | 'wild'
  | 'scatter'
  | 'flamingo'
  | 'parrot'
  | 'owl'
  | 'swan'
  | 'bluebird'
  | 'flamingos'
  | 'parrots'
  | 'owls'
  | 'swans'
  | 'bluebirds'
  | 'sunflower'
  | 'tulip'
  | 'cherry'

/** Five reels of three, 243 ways and more with every pair in view, ten units per stake. */
export const definition: SlotDefinition<NestSymbol> = {
  kind: 'slot',
  id: 'nest-for-two',
  rows: 3,
  symbols: [
    { id: 'wild', role: 'wild' },
    { id: 'scatter', role: 'scatter' },
    { id: 'flamingo', role: 'plain' },
    { id: 'parrot', role: 'plain' },
    { id: 'owl', role: 'plain' },
    { id: 'swan', role: 'plain' },
    { id: 'bluebird', role: 'plain' },
    { id: 'flamingos', role: 'plain', twoOf: 'flamingo' },
    { id: 'parrots', role: 'plain', twoOf: 'parrot' },
    { id: 'owls', role: 'plain', twoOf: 'owl' },
    { id: 'swans', role: 'plain', twoOf: 'swan' },
    { id: 'bluebirds', role: 'plain', twoOf: 'bluebird' },
    { id: 'sunflower', role: 'plain' },
    { id: 'tulip', role: 'plain' },
    { id: 'cherry', role: 'plain' },
  ],
  reels: [
    strip(`
      parrots tulip bluebirds cherry sunflower tulip parrot bluebird swan owl sunflower scatter
      swan sunflower owl bluebird cherry parrot cherry owls sunflower bluebird cherry swans
      flamingo flamingos tulip swan flamingo tulip
    `),
    strip(`
      sunflower tulip parrot tulip swan cherry owl tulip flamingo flamingos bluebird cherry owls
      wild cherry sunflower tulip swan flamingo sunflower parrots scatter sunflower bluebirds
      swan bluebird cherry parrot owl bluebird swans
    `),
    strip(`
      cherry bluebirds owls parrot sunflower parrots tulip swan parrot bluebird cherry sunflower
      cherry bluebird wild bluebird tulip scatter owl flamingo swan cherry tulip flamingo
      flamingos tulip sunflower swans sunflower owl swan
    `),
    strip(`
      cherry owl sunflower bluebird flamingo flamingos tulip parrot owl tulip bluebird parrot
      bluebird wild swan sunflower swan sunflower cherry swan flamingo bluebirds scatter cherry
      owls sunflower tulip cherry parrots tulip swans
    `),
    strip(`
      bluebird sunflower bluebird wild sunflower cherry swan cherry parrots flamingo cherry
      bluebirds tulip swans sunflower swan scatter cherry swan parrot tulip owl tulip bluebird
      sunflower flamingo flamingos owls parrot owl tulip
    `),
  ],
  unitsPerPlay: 10,
  wins: [
    {
      kind: 'ways',
      pays: {
        flamingo: { 3: 5, 4: 15, 5: 60 },
        parrot: { 3: 4, 4: 10, 5: 36 },
        owl: { 3: 3, 4: 7, 5: 25 },
        swan: { 3: 2, 4: 4, 5: 12 },
        bluebird: { 3: 2, 4: 3, 5: 10 },
        sunflower: { 3: 2, 4: 4, 5: 12 },
        tulip: { 3: 1, 4: 3, 5: 8 },
        cherry: { 3: 1, 4: 3, 5: 8 },
      },
    },
    { kind: 'scatters', symbol: 'scatter', pays: { 3: 20 } },
  ],
  features: [
    {
      kind: 'free-spins',
      symbol: 'scatter',
      countMin: 3,
      spins: 8,
      retriggerSpins: 4,
      spinsMax: 24,
      multiplier: 1,
      // Twice as many pairs, those of flamingos and parrots in stacks.
      reels: [
        strip(`
          owls cherry owl cherry tulip bluebird swans sunflower tulip swan sunflower swan bluebirds
          parrots*2 owls scatter swans flamingo owl bluebird parrot tulip sunflower bluebirds
          parrots cherry flamingos*2
        `),
        strip(`
          sunflower bluebirds tulip sunflower swans scatter cherry parrots tulip owl bluebird
          flamingo owls parrots*2 wild cherry flamingos*2 tulip owls cherry bluebird swans parrot
          swan sunflower owl swan bluebirds
        `),
        strip(`
          cherry bluebirds owls tulip cherry parrot cherry swans sunflower flamingo swans owls swan
          owl parrots tulip bluebirds tulip flamingos*2 scatter owl sunflower swan wild bluebird
          sunflower parrots*2 bluebird
        `),
        strip(`
          swans parrots tulip parrots*2 bluebirds flamingo bluebirds swan sunflower bluebird
          sunflower owl sunflower wild swan owl cherry bluebird tulip scatter cherry parrot cherry
          owls tulip owls swans flamingos*2
        `),
        strip(`
          bluebirds parrots*2 flamingo cherry owls wild tulip owl swan tulip sunflower cherry
          bluebird cherry owl bluebirds scatter sunflower bluebird flamingos*2 swan parrot sunflower
          parrots swans owls tulip swans
        `),
      ],
    },
  ],
  capMultiple: 2_000,
  betLevels: playAmounts(10),
}
