import type { WebFeature } from '#ui/feature.ts'

/** Provider games, each on a page of its own. */
export const gameProvidersWeb: WebFeature = { id: 'game-providers' }
