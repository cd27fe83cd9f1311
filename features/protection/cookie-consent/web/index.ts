import type { WebFeature } from '#ui/feature.ts'

/** The cookie notice, and the page where the choice can be changed. */
export const cookieConsentWeb: WebFeature = {
  id: 'cookie-consent',
  modals: { cookies: { load: () => import('./cookies-modal.tsx') } },
  navItems: [{ group: 'about', order: 75, label: 'cookie-consent.place', icon: 'shield-check-fill', path: '?openModal=cookies' }],
  watchers: [() => import('./cookie-watcher.tsx')],
}
