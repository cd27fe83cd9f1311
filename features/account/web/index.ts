import type { WebFeature } from '#ui/feature.ts'
import { account } from '../feature.ts'

/** Signing up and in, and proving again who one is. */
export const accountWeb: WebFeature = {
  id: account.id,
  places: [{ group: 'coins', order: 10, label: 'site.signUpShort', icon: 'gift-fill', path: '/signup', for: 'guest' }],
  modals: {
    signup: { load: () => import('./sign-up-modal.tsx') },
    signin: { load: () => import('./sign-in-modal.tsx') },
    'registration-complete': { load: () => import('./registration-complete-modal.tsx'), needsPlayer: true },
  },
  watchers: [() => import('./session-watcher.tsx'), () => import('./previous-sign-in-watcher.tsx')],
  playerWatchers: [() => import('./balance-watcher.tsx'), () => import('./finish-watcher.tsx')],
  onPush: () => import('./on-push.ts'),
}
