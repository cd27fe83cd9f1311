import type { WebFeature } from '#ui/feature.ts'

/** How the jackpots grow: on home and lobby, and in a game that is open. */
export const jackpotsWeb: WebFeature = {
  id: 'jackpots',
  homeSections: [{ place: 'after-first-row', load: () => import('./jackpots.tsx') }],
  onPush: () => import('./on-push.ts'),
}
