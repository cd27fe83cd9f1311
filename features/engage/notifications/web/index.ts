import type { PlayerProfile } from '#kernel/profile.ts'
import type { WebFeature } from '#ui/feature.ts'

const INBOX = { label: 'notifications.inbox', icon: 'bell-bold', path: '?openModal=inbox', for: 'player', count: unread } as const

/** The inbox behind the bell, and the notification settings page. */
export const notificationsWeb: WebFeature = {
  id: 'notifications',
  navItems: [
    { group: 'bell', order: 10, ...INBOX },
    { group: 'account', order: 5, ...INBOX },
  ],
  modals: { inbox: { load: () => import('./inbox-modal.tsx'), needsPlayer: true } },
  accountAreas: [{ order: 10, path: '/profile/notifications', label: 'notifications.title', icon: 'bell-fill', group: 'news' }],
  onPush: () => import('./on-push.ts'),
}

function unread({ inbox }: PlayerProfile): number {
  return inbox?.unread ?? 0
}
