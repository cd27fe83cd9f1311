import type { WebFeature } from '#ui/feature.ts'
import { cookieConsent } from '../feature.ts'

/** The question about cookies, and the place where the answer is changed. */
export const cookieConsentWeb: WebFeature = {
  id: cookieConsent.id,
  modals: { cookies: { load: () => import('./cookies-modal.tsx') } },
  places: [{ group: 'about', order: 75, label: 'cookie-consent.place', icon: 'shield-check-fill', path: '?openModal=cookies' }],
  watchers: [() => import('./cookie-watcher.tsx')],
}
