import { useEffect } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { indexedDbStore } from './push-store.ts'
import { useClicks } from './use-clicks.tsx'
import { rememberedPlayer, usePlayerId } from './device-owner.ts'

/** Follows clicked notifications; removes the device when nobody is signed in, and renews it for its own player. */
export default function PushWatcher() {
  const api = useApi()
  const playerId = usePlayerId()
  useClicks()
  useEffect(() => {
    if (playerId === undefined) return
    const syncDevice = async (): Promise<void> => {
      const isTheirs = playerId !== null && rememberedPlayer.read() === playerId
      const record = await indexedDbStore.read()
      // Most browsers never switched it on and load nothing more.
      if (isTheirs || record) await (await import('./sync-device.ts')).syncDevice(api, { isTheirs, record })
    }
    // A browser without a working push service fails here on every page; its switch shows the error when used.
    syncDevice().catch(() => undefined)
  }, [api, playerId])
  return null
}
