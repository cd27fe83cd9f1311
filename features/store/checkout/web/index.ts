import type { WebFeature } from '#ui/feature.ts'
import { cash } from '../feature.ts'

/** What pages hear of purchases. */
export const cashWeb: WebFeature = {
  id: cash.id,
  modals: {
    'cash-failed': { load: () => import('./cash-failed-modal.tsx'), needsPlayer: true },
  },
  onPush: () => import('./on-push.tsx'),
}
