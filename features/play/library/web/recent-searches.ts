const KEY = 'recent-searches'
const KEPT = 5

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Recent successful searches in this browser, newest first. */
export function readRecent(store: Store): readonly string[] {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function noteSearch(store: Store, text: string): void {
  const asked = text.trim()
  if (asked.length < 2) return
  const others = readRecent(store).filter((known) => known.toLowerCase() !== asked.toLowerCase())
  store.setItem(KEY, JSON.stringify([asked, ...others].slice(0, KEPT)))
}

export const forgetSearches = (store: Store): void => store.removeItem(KEY)
