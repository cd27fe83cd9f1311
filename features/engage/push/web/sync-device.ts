import type { ApiClient } from '#ui/api/client.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { getConfig, type PushRecord, unsubscribe } from '../contract.ts'
import { isPushSupported, openProvider } from './push-provider.ts'
import { indexedDbStore } from './push-store.ts'
import { publishWith } from './queries.ts'
import { renewPush } from './start-push.ts'

interface Found {
  /** The signed-in player switched it on. */
  readonly isTheirs: boolean
  readonly record: PushRecord | undefined
}

/** Renews the device for the player who switched it on; removes it for anyone else. */
export async function syncDevice(api: ApiClient, { isTheirs, record }: Found): Promise<void> {
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
