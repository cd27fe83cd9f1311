import type { WebFeature } from '#ui/feature.ts'

/** The switch of this device, a card on the notifications page, and the watcher that keeps the device in sync. */
export const pushWeb: WebFeature = {
  id: 'push',
  accountCards: [
    {
      page: '/profile/notifications',
      anchor: 'device',
      title: 'push.device',
      text: 'push.deviceText',
      load: () => import('./device-card.tsx'),
    },
  ],
  watchers: [() => import('./push-watcher.tsx')],
}
