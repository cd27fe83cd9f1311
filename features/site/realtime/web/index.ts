import type { WebFeature } from '#ui/feature.ts'
import { realtime } from '../feature.ts'

/** Brings pushes to the slices' `onPush`, once the page stands. */
export const realtimeWeb: WebFeature = {
  id: realtime.id,
  watchers: [() => import('./offline-watcher.tsx')],
  playerWatchers: [() => import('./push-watcher.tsx')],
  onPush: () => import('./on-push.tsx'),
}
