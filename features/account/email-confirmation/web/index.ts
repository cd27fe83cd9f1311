import type { WebFeature } from '#ui/feature.ts'
import { emailConfirmation } from '../feature.ts'

/** What the mailed link opens, and the reminder of one that was not opened. */
export const emailConfirmationWeb: WebFeature = {
  id: emailConfirmation.id,
  modals: {
    'email-confirm': { load: () => import('./email-confirm-modal.tsx'), needsPlayer: true },
    'notify-EMAIL_VERIFIED': { load: () => import('./email-verified-modal.tsx') },
  },
  accountCards: [
    { page: '/profile', anchor: 'email', title: 'email-confirmation.address', load: () => import('./email-card.tsx') },
  ],
  playerWatchers: [() => import('./email-watcher.tsx')],
}
