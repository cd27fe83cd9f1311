import type { WebFeature } from '#ui/feature.ts'

/** The page of the mailed link, and the reminder to confirm. */
export const emailConfirmationWeb: WebFeature = {
  id: 'email-confirmation',
  modals: {
    'email-confirm': { load: () => import('./email-confirm-modal.tsx'), needsPlayer: true },
    'notify-EMAIL_VERIFIED': { load: () => import('./email-verified-modal.tsx') },
  },
  accountCards: [
    { page: '/profile', anchor: 'email', title: 'email-confirmation.address', load: () => import('./email-card.tsx') },
  ],
  playerWatchers: [() => import('./email-watcher.tsx')],
}
