import type { WebFeature } from '#ui/feature.ts'
import { notifications } from '../feature.ts'

/** The page of what a player wants to hear. */
export const notificationsWeb: WebFeature = {
  id: notifications.id,
  accountAreas: [{ path: '/profile/notifications', label: 'notifications.title', icon: 'bell-fill', group: 'news' }],
}
