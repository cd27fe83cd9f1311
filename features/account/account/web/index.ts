import type { WebFeature } from '#ui/feature.ts'

/** Keeps the page's profile current: session, balances, and features that end while the page is open. */
export const accountWeb: WebFeature = {
  id: 'account',
  watchers: [() => import('./session-watcher.tsx')],
  playerWatchers: [() => import('./balance-watcher.tsx'), () => import('./finish-watcher.tsx')],
  onPush: () => import('./on-push.ts'),
}
