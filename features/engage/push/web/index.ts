import type { WebFeature } from '#ui/feature.ts'
import { push } from '../feature.ts'

/** The switch of this device, a card of the page of notifications; and what keeps a device in step on every page. */
export const pushWeb: WebFeature = {
  id: push.id,
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
