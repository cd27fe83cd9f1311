import { initializeApp } from '@firebase/app'
import { deleteToken, getMessaging, getToken } from '@firebase/messaging'
import { serverNowMs } from '#ui/time/server-clock.ts'
import type { PushConfig } from '../contract.ts'
import { ofEveryProvider, type PushProvider, readyWorker, TEXTS } from './push-provider.ts'
import type { PushStore } from './push-store.ts'
import { recordOf } from './record-of.ts'
import { withAttempts } from './with-attempts.ts'

/** Firebase Cloud Messaging, with the site's own worker in place of Firebase's. */
export function openFirebase({ firebase, vapidKey }: PushConfig, store: PushStore): PushProvider {
  const messaging = startMessaging(firebase)
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
        return recordOf({ subscription, vapidKey, swScope: registration.scope, now: serverNowMs(), token })
      }),
    async deleteToken() {
      await deleteToken(messaging)
      await store.clear()
    },
  }
}

function startMessaging(options: PushConfig['firebase']) {
  try {
    return getMessaging(initializeApp(options ?? {}))
  } catch (cause) {
    throw new Error(TEXTS.firebase, { cause })
  }
}
