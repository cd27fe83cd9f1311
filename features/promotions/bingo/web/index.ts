import type { WebFeature } from '#ui/feature.ts'
import { bingo } from '../feature.ts'

/** The player's balls, the prompt to play at ten, and the game. */
export const bingoWeb: WebFeature = {
  id: bingo.id,
  promoOrder: 80,
  navItems: [
    {
      group: 'prizes',
      order: 70,
      label: 'bingo.name',
      icon: 'number-circle-seven-fill',
      path: '/bingo',
      count: ({ bingo: own }) => (own.isActive && own.availablePoint >= own.neededPoint ? 1 : 0),
    },
  ],
  modals: {
    'bingo-welcome': { load: () => import('./bingo-welcome-modal.tsx'), needsPlayer: true },
  },
  tiles: [() => import('./bingo-promo-card.tsx')],
  onPush: () => import('./on-push.tsx'),
}
