import type { WebFeature } from '#ui/feature.ts'

/** The growing jackpots on home and lobby, and in an open game. */
export const jackpotsWeb: WebFeature = {
  id: 'jackpots',
  homeSections: [{ slot: 'after-first-row', order: 10, isOffer: true, load: () => import('./jackpots.tsx') }],
  onPush: () => import('./on-push.ts'),
}
