import type { WebFeature } from '#ui/feature.ts'

/** The mini game, as a modal over any page. */
export const miniGameSlotWeb: WebFeature = {
  id: 'mini-game-slot',
  promoOrder: 160,
  modals: {
    'mini-game-slot': { load: () => import('./mini-game-slot-modal.tsx') },
    'mini-game-slot-welcome': { load: () => import('./welcome-modal.tsx') },
  },
}
