import type { WebFeature } from '#ui/feature.ts'
import { affiliates } from '../feature.ts'

/** The way to become a partner. */
export const affiliatesWeb: WebFeature = {
  id: affiliates.id,
  places: [{ group: 'about', order: 95, label: 'affiliates.name', icon: 'handshake-fill', path: '/affiliates' }],
}
