import type { WebFeature } from '#ui/feature.ts'

/** The phone number, on the personal data page. */
export const phoneWeb: WebFeature = {
  id: 'phone',
  accountCards: [{ page: '/profile', anchor: 'phone', title: 'phone.title', load: () => import('./phone-card.tsx') }],
}
