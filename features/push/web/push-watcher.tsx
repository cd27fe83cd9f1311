import { useEffect } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import type { ApiClient } from '#ui/api/client.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { getConfig, unsubscribe } from '../contract.ts'
import { isPushSupported, openProvider } from './push-provider.ts'
import { indexedDbStore } from './push-store.ts'
import { publishWith, usePlayerId } from './queries.ts'
import { rememberedPlayer } from './remembered-player.ts'
import { renewPush } from './start-push.ts'

/** Takes the device off where nobody is signed in, and keeps it fresh for who switched it on. Never asks for anything. */
export default function PushWatcher() {
  const api = useApi()
  const playerId = usePlayerId()
  useEffect(() => {
    if (playerId === undefined || !isPushSupported()) return
    // A browser without a working push service fails here at every page; its switch says so when it is used.
    keepInStep(api, playerId).catch(() => undefined)
  }, [api, playerId])
  return null
}

async function keepInStep(api: ApiClient, playerId: string | null): Promise<void> {
  const record = await indexedDbStore.read()
  if (playerId !== null && rememberedPlayer.read() === playerId) {
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
