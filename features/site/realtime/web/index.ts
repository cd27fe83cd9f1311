import type { WebFeature } from '#ui/feature.ts'

/** Passes pushes to the slices' `onPush` once the page is hydrated. */
export const realtimeWeb: WebFeature = {
  id: 'realtime',
  watchers: [() => import('./offline-watcher.tsx')],
  playerWatchers: [() => import('./push-watcher.tsx')],
  onPush: () => import('./on-push.tsx'),
}
