import type { WebFeature } from '#ui/feature.ts'
import { account } from '../feature.ts'

/** Signing in, and proving again who one is. */
export const accountWeb: WebFeature = {
  id: account.id,
  modals: {
    signin: { load: () => import('./sign-in-modal.tsx') },
  },
  watchers: [() => import('./session-watcher.tsx'), () => import('./previous-sign-in-watcher.tsx')],
  playerWatchers: [() => import('./balance-watcher.tsx'), () => import('./finish-watcher.tsx')],
  onPush: () => import('./on-push.ts'),
}
