import type { WebFeature } from '#ui/feature.ts'
import { dailyWheel } from '../feature.ts'

/** The wheel, over any page, and a watcher that opens it once a day. */
export const dailyWheelWeb: WebFeature = {
  id: dailyWheel.id,
  playerWatchers: [() => import('./daily-wheel-watcher.tsx')],
  modals: { 'daily-wheel': { load: () => import('./daily-wheel-modal.tsx') } },
}
