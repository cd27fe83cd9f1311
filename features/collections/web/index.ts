import type { WebFeature } from '#ui/feature.ts'
import { collections } from '../feature.ts'

/** The sets of games, on a page of their own. */
export const collectionsWeb: WebFeature = {
  id: collections.id,
  places: [{ group: 'play', order: 40, label: 'collections.title', icon: 'stack-fill', path: '/collections' }],
}
