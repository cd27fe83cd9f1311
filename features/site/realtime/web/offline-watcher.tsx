import { useProfile } from '#client/player.ts'
import { ConnectionBanner } from './connection-banner.tsx'

/** Tells guests that they are offline; players learn it from the push watcher, which guests never load. */
export default function OfflineWatcher() {
  const profile = useProfile()
  return profile ? null : <ConnectionBanner state="connected" />
}
