import type { WebFeature } from '#ui/feature.ts'

/** The banners below the game rows; the lobby's first paint renders those at the top itself. */
export const bannersWeb: WebFeature = {
  id: 'banners',
  playerHomeSections: [{ slot: 'after-rows', order: 10, isOffer: true, load: () => import('./lower-banners.tsx') }],
}
