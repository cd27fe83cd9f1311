import type { WebFeature } from '#ui/feature.ts'
import { freeEntry } from '../feature.ts'

/** Where entries are asked for, and the word at the end of home that nobody has to pay. */
export const freeEntryWeb: WebFeature = {
  id: freeEntry.id,
  homeSections: [{ place: 'after-rows', load: () => import('./info-plate.tsx') }],
  places: [{ group: 'about', order: 32, label: 'content.freeEntry', icon: 'ticket-fill', path: '/free-entry' }],
}
