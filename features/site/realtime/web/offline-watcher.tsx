import { useProfile } from '#client/player.ts'
import { ConnectionBanner } from './connection-banner.tsx'

/** Tells guests that they are offline; players are told by what hears their pushes, which guests never load. */
export default function OfflineWatcher() {
  const profile = useProfile()
  return profile ? null : <ConnectionBanner state="connected" />
}
