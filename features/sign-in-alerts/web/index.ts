import type { WebFeature } from '#ui/feature.ts'
import { signInAlerts } from '../feature.ts'

/** A card on the page of security. */
export const signInAlertsWeb: WebFeature = {
  id: signInAlerts.id,
  accountCards: [
    {
      page: '/profile/security',
      anchor: 'alerts',
      title: 'sign-in-alerts.alerts',
      load: () => import('./alert-switch.tsx'),
    },
  ],
}
