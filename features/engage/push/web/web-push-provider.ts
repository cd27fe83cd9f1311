import { serverNowMs } from '#ui/time/server-clock.ts'
import type { PushConfig } from '../contract.ts'
import { ofEveryProvider, type PushProvider, readyWorker, withAttempts } from './push-provider.ts'
import type { PushStore } from './push-store.ts'
import { toPushRecord } from './push-record.ts'

/** Standard Web Push: the browser's own service, without third-party scripts. */
export function openWebPush({ vapidKey }: PushConfig, store: PushStore): PushProvider {
  return {
    ...ofEveryProvider,
    name: 'web-push',
    store,
    getToken: () =>
      withAttempts(async () => {
        const { pushManager, scope } = await readyWorker()
        const known = (await store.read())?.subscriptionOptions
        // A subscription is bound to its key, so a new key requires unsubscribing first.
        if (known && known.vapidKey !== vapidKey) await (await pushManager.getSubscription())?.unsubscribe()
        const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey })
        return toPushRecord({ subscription, vapidKey, swScope: scope, now: serverNowMs() })
      }),
    async deleteToken() {
      const registration = await navigator.serviceWorker.getRegistration()
      await (await registration?.pushManager.getSubscription())?.unsubscribe()
      await store.clear()
    },
  }
}
