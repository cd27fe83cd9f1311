import type { ApiClient } from '#ui/api/client.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { getConfig, type PushRecord, unsubscribe } from '../contract.ts'
import { isPushSupported, openProvider } from './push-provider.ts'
import { indexedDbStore } from './push-store.ts'
import { publishWith } from './queries.ts'
import { renewPush } from './start-push.ts'

interface Found {
  /** Whoever is signed in switched it on. */
  readonly isTheirs: boolean
  readonly record: PushRecord | undefined
}

/** Renews the device of who switched it on; takes it off where that is not who is signed in. */
export async function keepInStep(api: ApiClient, { isTheirs, record }: Found): Promise<void> {
  if (!isPushSupported()) return
  if (isTheirs) {
    if (Notification.permission !== 'granted') return
    const config = (await api.call(getConfig)).data
    const provider = await openProvider(config)
    return renewPush(provider, { config, now: serverNowMs(), publish: publishWith(api, provider.name) })
  }
  if (!record) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  await api.call(unsubscribe, { body: { endpoint: record.subscriptionOptions.endpoint } })
  await indexedDbStore.clear()
}
