import type { WebFeature } from '#ui/feature.ts'

/** The wheel modal, over any page, its card, and a watcher that opens it once a day. */
export const dailyWheelWeb: WebFeature = {
  id: 'daily-wheel',
  promoOrder: 20,
  tiles: [() => import('./daily-wheel-card.tsx')],
  playerWatchers: [() => import('./daily-wheel-watcher.tsx')],
  modals: { 'daily-wheel': { load: () => import('./daily-wheel-modal.tsx') } },
}
