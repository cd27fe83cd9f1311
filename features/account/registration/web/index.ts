import type { WebFeature } from '#ui/feature.ts'
import { registration } from '../feature.ts'

/** Signing up, the greeting of a new player, and what leads there who has not seen it. */
export const registrationWeb: WebFeature = {
  id: registration.id,
  places: [{ group: 'coins', order: 10, label: 'site.signUpShort', icon: 'gift-fill', path: '/signup', for: 'guest' }],
  modals: {
    signup: { load: () => import('./sign-up-modal.tsx') },
    'registration-complete': { load: () => import('./registration-complete-modal.tsx'), needsPlayer: true },
  },
  playerWatchers: [() => import('./registration-watcher.tsx')],
}
