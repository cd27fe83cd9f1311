import type { WebFeature } from '#ui/feature.ts'
import { account } from '../feature.ts'

/** Keeps what a page knows of its player true: the session, the balances, and what ends while the page stands. */
export const accountWeb: WebFeature = {
  id: account.id,
  watchers: [() => import('./session-watcher.tsx')],
  playerWatchers: [() => import('./balance-watcher.tsx'), () => import('./finish-watcher.tsx')],
  onPush: () => import('./on-push.ts'),
}
