import type { WebFeature } from '#ui/feature.ts'

/** Recent wins on home and lobby, and the setting with which a player opts out. */
export const winnersWeb: WebFeature = {
  id: 'winners',
  accountAreas: [{ order: 30, path: '/profile/privacy', label: 'winners.pageTitle', icon: 'eye-slash-bold', group: 'news' }],
  homeSections: [{ slot: 'after-first-row', order: 20, isOffer: true, load: () => import('./last-winners.tsx') }],
  onPush: () => import('./on-push.ts'),
}
