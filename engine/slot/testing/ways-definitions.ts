import type { SlotDefinition } from '../definition.ts'

/** Three short reels and two free spins: small enough to play every round. */
const smallWays: SlotDefinition = {
  kind: 'slot',
  id: 'small-ways',
  rows: 2,
  symbols: [
    { id: 'wild-x2', role: 'wild', multiplier: 2 },
    { id: 'scatter', role: 'scatter' },
    { id: 'gem', role: 'plain' },
    { id: 'shell', role: 'plain' },
    { id: 'leaf', role: 'plain' },
  ],
  reels: [
    ['gem', 'shell', 'leaf', 'scatter'],
    ['gem', 'wild-x2', 'leaf', 'scatter'],
    ['gem', 'shell', 'leaf', 'leaf'],
  ],
  unitsPerPlay: 2,
  wins: [{ kind: 'ways', pays: { gem: { 2: 1, 3: 8 }, shell: { 2: 1, 3: 4 }, leaf: { 3: 2 } } }],
  features: [{ kind: 'free-spins', symbol: 'scatter', countMin: 2, spins: 2, retriggerSpins: 0, spinsMax: 2, multiplier: 1 }],
  capMultiple: 12,
  betLevels: { TournamentPoints: [100], SweepStakes: [100] },
}

const [freeSpins] = smallWays.features as [Extract<SlotDefinition['features'][number], { kind: 'free-spins' }>]

/** The multiplier grows on reels of variable height. */
export const growingDefinition: SlotDefinition = {
  ...smallWays,
  id: 'growing',
  reels: [
    ['gem', 'leaf', 'scatter'],
    ['wild-x2', 'leaf', 'scatter'],
    ['gem', 'leaf'],
  ],
  heights: {
    min: 1,
    weights: [
      [1, 2],
      [1, 1],
      [0, 1],
    ],
  },
  wins: [{ kind: 'ways', pays: { gem: { 2: 1, 3: 4 }, leaf: { 3: 2 } } }],
  features: [{ ...freeSpins, grows: { max: 2 } }],
}

/** Scatters turn leaves into shells, then both into gems. */
export const upgradingDefinition: SlotDefinition = {
  ...smallWays,
  id: 'upgrading',
  features: [{ ...freeSpins, upgrades: { trail: ['leaf', 'shell', 'gem'] } }],
}

/** Some cells show two gems or two leaves; the free spins have more of them. */
export const pairsDefinition: SlotDefinition = {
  ...smallWays,
  id: 'pairs',
  symbols: [...smallWays.symbols, { id: 'gems', role: 'plain', twoOf: 'gem' }, { id: 'leaves', role: 'plain', twoOf: 'leaf' }],
  reels: [
    ['gem', 'gems', 'leaf', 'scatter'],
    ['gem', 'wild-x2', 'leaves', 'scatter'],
    ['gems', 'shell', 'leaf', 'leaf'],
  ],
  wins: [{ kind: 'ways', pays: { gem: { 2: 1, 3: 2 }, leaf: { 3: 1 } } }],
  features: [
    {
      ...freeSpins,
      reels: [
        ['gem', 'gems', 'leaves'],
        ['gems', 'wild-x2', 'leaf'],
        ['gems', 'shell', 'leaf'],
      ],
    },
  ],
  capMultiple: 24,
}

/** Two reels, and up to two more while a way reaches the last one; in the free spins too. */
export const addedReelsDefinition: SlotDefinition = {
  ...smallWays,
  id: 'added-reels',
  reels: [
    ['gem', 'leaf', 'scatter'],
    ['gem', 'wild-x2', 'leaf', 'shell'],
    ['gem', 'shell', 'leaf'],
    ['wild-x2', 'shell', 'leaf'],
  ],
  addsReels: { first: 2 },
  wins: [{ kind: 'ways', pays: { gem: { 2: 1, 3: 2, 4: 5 }, leaf: { 2: 2, 3: 3, 4: 4 } } }],
  features: [{ ...freeSpins, countMin: 1, spins: 1, retriggerSpins: 0, spinsMax: 1 }],
  capMultiple: 40,
}
