import { useEffect } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { indexedDbStore } from './push-store.ts'
import { useClicks } from './use-clicks.tsx'
import { rememberedPlayer, usePlayerId } from './whose-device.ts'

/** Follows clicks on notifications; takes the device off where nobody is signed in, and keeps it fresh for who switched it on. */
export default function PushWatcher() {
  const api = useApi()
  const playerId = usePlayerId()
  useClicks()
  useEffect(() => {
    if (playerId === undefined) return
    const keepInStep = async (): Promise<void> => {
      const isTheirs = playerId !== null && rememberedPlayer.read() === playerId
      const record = await indexedDbStore.read()
      // Most browsers never switched it on: they load nothing more.
      if (isTheirs || record) await (await import('./keep-in-step.ts')).keepInStep(api, { isTheirs, record })
    }
    // A browser without a working push service fails here at every page; its switch says so when it is used.
    keepInStep().catch(() => undefined)
  }, [api, playerId])
  return null
}
