import type { WebFeature } from '#ui/feature.ts'

/** The notification settings page. */
export const notificationsWeb: WebFeature = {
  id: 'notifications',
  accountAreas: [{ order: 10, path: '/profile/notifications', label: 'notifications.title', icon: 'bell-fill', group: 'news' }],
}
