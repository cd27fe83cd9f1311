import type { WebFeature } from '#ui/feature.ts'
import { phone } from '../feature.ts'

/** The number, on the page of one's own facts. */
export const phoneWeb: WebFeature = {
  id: phone.id,
  accountCards: [{ page: '/profile', anchor: 'phone', title: 'phone.title', load: () => import('./phone-card.tsx') }],
}
