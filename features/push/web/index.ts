import type { WebFeature } from '#ui/feature.ts'
import { push } from '../feature.ts'

/** Notifications of this device, and what the player wants to hear. */
export const pushWeb: WebFeature = {
  id: push.id,
  accountAreas: [{ path: '/profile/notifications', label: 'push.title', icon: 'bell-fill', group: 'news' }],
  watchers: [() => import('./push-watcher.tsx')],
}
