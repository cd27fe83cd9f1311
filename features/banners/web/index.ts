import type { WebFeature } from '#ui/feature.ts'

/** The banners below the rows of games; those on top are of the lobby's first sight, which shows them itself. */
export const bannersWeb: WebFeature = {
  id: 'banners',
  playerHomeSections: [{ place: 'after-rows', load: () => import('./lower-banners.tsx') }],
}
