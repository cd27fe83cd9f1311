import type { WebFeature } from '#ui/feature.ts'
import { miniGameSlot } from '../feature.ts'

/** The mini game, over any page. */
export const miniGameSlotWeb: WebFeature = {
  id: miniGameSlot.id,
  modals: {
    'mini-game-slot': { load: () => import('./mini-game-slot-modal.tsx') },
    'mini-game-slot-welcome': { load: () => import('./welcome-modal.tsx') },
  },
}
