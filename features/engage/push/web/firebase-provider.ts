import { initializeApp } from '@firebase/app'
import { deleteToken, getMessaging, getToken, isSupported, type Messaging } from '@firebase/messaging'
import { serverNowMs } from '#ui/time/server-clock.ts'
import type { PushConfig } from '../contract.ts'
import { ofEveryProvider, type PushProvider, readyWorker, TEXTS, withAttempts } from './push-provider.ts'
import type { PushStore } from './push-store.ts'
import { toPushRecord } from './push-record.ts'

/** Firebase Cloud Messaging with the site's own service worker instead of Firebase's. */
export async function openFirebase({ firebase, vapidKey }: PushConfig, store: PushStore): Promise<PushProvider> {
  const messaging = await startMessaging(firebase)
  return {
    ...ofEveryProvider,
    name: 'firebase',
    store,
    getToken: () =>
      withAttempts(async () => {
        const registration = await readyWorker()
        const token = await getToken(messaging, { vapidKey, serviceWorkerRegistration: registration })
        const subscription = await registration.pushManager.getSubscription()
        if (!subscription) throw new Error('Firebase gave a token without a subscription')
        return toPushRecord({ subscription, vapidKey, swScope: registration.scope, now: serverNowMs(), token })
      }),
    async deleteToken() {
      await deleteToken(messaging)
      await store.clear()
    },
  }
}

async function startMessaging(options: PushConfig['firebase']): Promise<Messaging> {
  try {
    if (!options || !(await isSupported())) throw new Error('there is no project, or this browser is not enough for Firebase')
    return getMessaging(initializeApp(options))
  } catch (cause) {
    throw new Error(TEXTS.firebase, { cause })
  }
}
