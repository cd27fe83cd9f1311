import type { WebFeature } from '#ui/feature.ts'
import { moneyBox } from '../feature.ts'

/** The box that fills while one plays. */
export const moneyBoxWeb: WebFeature = {
  id: moneyBox.id,
  modals: {
    'money-box-games': { load: () => import('./games-modal.tsx') },
    'money-box-congratulations': { load: () => import('./congratulations-modal.tsx'), needsPlayer: true },
  },
  onPush: () => import('./on-push.tsx'),
}
