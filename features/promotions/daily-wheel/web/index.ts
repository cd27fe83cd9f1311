import type { WebFeature } from '#ui/feature.ts'

/** The wheel modal, over any page, and a watcher that opens it once a day. */
export const dailyWheelWeb: WebFeature = {
  id: 'daily-wheel',
  playerWatchers: [() => import('./daily-wheel-watcher.tsx')],
  modals: { 'daily-wheel': { load: () => import('./daily-wheel-modal.tsx') } },
}
