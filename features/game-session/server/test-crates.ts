import { picksThenSpinsDefinition } from '#engine/slot/testing/pick-definitions.ts'
import type { AnyGame } from '#games/game.ts'

/** A slot whose every round lets the player open two of three places, and spins once more after them. */
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
      rule.kind === 'free-spins' ? { ...rule, reels: picksThenSpinsDefinition.reels } : rule,
    ),
  },
} as unknown as AnyGame
