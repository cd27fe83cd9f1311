import type { WebFeature } from '#ui/feature.ts'

/** Sign-up, the welcome of a new player, and the redirect to it for players who have not seen it. */
export const registrationWeb: WebFeature = {
  id: 'registration',
  navItems: [{ group: 'coins', order: 10, label: 'site.signUpShort', icon: 'gift-fill', path: '/signup', for: 'guest' }],
  modals: {
    signup: { load: () => import('./sign-up-modal.tsx') },
    'registration-complete': { load: () => import('./registration-complete-modal.tsx'), needsPlayer: true },
  },
  playerWatchers: [() => import('./registration-watcher.tsx')],
}
