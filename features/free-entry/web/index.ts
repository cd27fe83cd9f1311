import type { WebFeature } from '#ui/feature.ts'
import { freeEntry } from '../feature.ts'

/** Where entries are asked for. */
export const freeEntryWeb: WebFeature = {
  id: freeEntry.id,
  places: [{ group: 'about', order: 32, label: 'content.freeEntry', icon: 'ticket-fill', path: '/free-entry' }],
}
