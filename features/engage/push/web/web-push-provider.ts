import { serverNowMs } from '#ui/time/server-clock.ts'
import type { PushConfig } from '../contract.ts'
import { ofEveryProvider, type PushProvider, readyWorker, withAttempts } from './push-provider.ts'
import type { PushStore } from './push-store.ts'
import { recordOf } from './record-of.ts'

/** Standard Web Push: the browser's own service, and no one else's script. */
export function openWebPush({ vapidKey }: PushConfig, store: PushStore): PushProvider {
  return {
    ...ofEveryProvider,
    name: 'web-push',
    store,
    getToken: () =>
      withAttempts(async () => {
        const { pushManager, scope } = await readyWorker()
        const known = (await store.read())?.subscriptionOptions
        // A subscription is bound to its key: under another one it has to be given up first.
        if (known && known.vapidKey !== vapidKey) await (await pushManager.getSubscription())?.unsubscribe()
        const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey })
        return recordOf({ subscription, vapidKey, swScope: scope, now: serverNowMs() })
      }),
    async deleteToken() {
      const registration = await navigator.serviceWorker.getRegistration()
      await (await registration?.pushManager.getSubscription())?.unsubscribe()
      await store.clear()
    },
  }
}
