import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { type PushConfig, unsubscribe } from '../contract.ts'
import { isPushSupported, openProvider } from './push-provider.ts'
import { indexedDbStore } from './push-store.ts'
import { publishWith, usePushConfig } from './queries.ts'
import { startPush } from './start-push.ts'
import { rememberedPlayer, usePlayerId } from './device-owner.ts'

/** Notification state of this device. `unknown` until the browser answered, and during server rendering. */
export type DeviceState = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'asking' | 'starting' | 'on' | 'failed'

export interface Device {
  readonly state: DeviceState
  /** Of this device, while it is on. */
  readonly token: string | null
  turnOn(): void
  turnOff(): void
}

/** The switch of this device. */
export function useDevice(): Device {
  const api = useApi()
  const config = usePushConfig()
  const playerId = usePlayerId()
  const [state, setState] = useState<DeviceState>('unknown')
  const [token, setToken] = useState<string | null>(null)
  const look = useCallback(async () => {
    const found = await readState(config)
    setToken(found.token)
    setState((known) => (known === 'asking' || known === 'starting' ? known : found.state))
  }, [config])
  useLooks(look)

  const turnOn = async (): Promise<void> => {
    setState(Notification.permission === 'granted' ? 'starting' : 'asking')
    try {
      const provider = await openProvider(config)
      const outcome = await startPush(provider, publishWith(api, provider.name))
      if (outcome === 'on' && playerId) rememberedPlayer.keep(playerId)
      const found = await readState(config)
      setToken(found.token)
      setState(found.state)
    } catch (error) {
      // oxlint-disable-next-line no-console -- the player sees a message; this is for developers
      console.warn(error)
      setState('failed')
    }
  }
  const turnOff = async (): Promise<void> => {
    setState('off')
    setToken(null)
    rememberedPlayer.forget()
    const endpoint = (await indexedDbStore.read())?.subscriptionOptions.endpoint
    // The server first: an unresponsive push service must not keep the server from learning of it.
    if (endpoint) await api.call(unsubscribe, { body: { endpoint } }).catch(() => undefined)
    await openProvider(config)
      .then((provider) => provider.deleteToken())
      .catch(() => indexedDbStore.clear())
  }
  return { state, token, turnOn: () => void turnOn(), turnOff: () => void turnOff() }
}

/** Tracks the browser's permission: a player who unblocks the site in its settings returns to an up-to-date page. */
async function readState({ vapidKey }: PushConfig): Promise<{ state: DeviceState; token: string | null }> {
  if (!isPushSupported()) return { state: 'unsupported', token: null }
  if (Notification.permission === 'denied') return { state: 'blocked', token: null }
  const record = await indexedDbStore.read()
  const isOn = Notification.permission === 'granted' && record?.subscriptionOptions.vapidKey === vapidKey
  return isOn ? { state: 'on', token: record.token } : { state: 'off', token: null }
}

/** On mount, and each time the player returns to the page. */
function useLooks(look: () => Promise<void>): void {
  useEffect(() => {
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible') void look()
    }
    lookAgain()
    document.addEventListener('visibilitychange', lookAgain)
    window.addEventListener('focus', lookAgain)
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      window.removeEventListener('focus', lookAgain)
    }
  }, [look])
}
