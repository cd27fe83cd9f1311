import { picksThenSpinsDefinition } from '#engine/slot/testing/pick-definitions.ts'
import type { AnyGame } from '#games/game.ts'

/** No arrangement ends the picks before two are open. */
const PRIZES = [
  { id: 'coins', count: 2, units: 3 },
  { id: 'double', count: 1, multiplier: 2 },
]

/** A slot in which every round lets the player open two of three positions and then spins again. */
export const crates = {
  slug: 'crates',
  title: 'Crates',
  category: 'fishing',
  rules: { en: '', es: '' },
  bgColor: '#000000',
  definition: {
    ...picksThenSpinsDefinition,
    id: 'crates',
    reels: picksThenSpinsDefinition.reels.map(() => ['scatter']),
    features: picksThenSpinsDefinition.features.map((rule) =>
      rule.kind === 'picks' ? { ...rule, prizes: PRIZES } : { ...rule, reels: picksThenSpinsDefinition.reels },
    ),
  },
} as unknown as AnyGame
