const KEY = 'tournament-wins-seen'
/** The server tells of a few days only. */
const KEPT = 20

const readSeen = (storage: Storage): string[] => storage.getItem(KEY)?.split(' ') ?? []

/** True at the first call for this prize on this device; false if storage is unavailable, or it would open on every page. */
export function isFirstLook(storage: Storage, id: string): boolean {
  try {
    const seen = readSeen(storage)
    if (seen.includes(id)) return false
    storage.setItem(KEY, [...seen, id].slice(-KEPT).join(' '))
    return true
  } catch {
    return false
  }
}
