import { type Clock, type Instant, SECOND_MS } from '#kernel/time.ts'
import { type DrawnPage, isForAll } from './drawn-page.ts'

export interface GuestCacheOptions {
  readonly clock: Clock
  /** A page rendered under another version is stale immediately. */
  readonly version: () => bigint
  readonly pagesMax: number
  readonly bytesMax?: number
}

export interface GuestCache {
  /**
   * The page of `key`, rendered once for concurrent requests. Null to waiting requests if the page turned out to be
   * personal.
   */
  read(key: string, draw: () => Promise<DrawnPage>): Promise<DrawnPage | null>
}

/** Pages also change with time: a banner starts, a day ends. */
const LIFETIME_MS = 30 * SECOND_MS

interface Kept {
  readonly page: DrawnPage
  readonly bytes: number
  readonly until: Instant
}

type Flight = Promise<DrawnPage>

/** Guest pages in process memory, with least-recently-used eviction. */
export function createGuestCache({ clock, version, pagesMax, bytesMax = 64_000_000 }: GuestCacheOptions): GuestCache {
  let kept = new Map<string, Kept>()
  let flights = new Map<string, Flight>()
  let bytes = 0
  let keptVersion = version()

  const forgetStale = (): void => {
    if (keptVersion === version()) return
    keptVersion = version()
    bytes = 0
    kept = new Map()
    // Renders in progress still serve those waiting; no new request joins.
    flights = new Map()
  }
  const take = (key: string): Kept | undefined => {
    const found = kept.get(key)
    bytes -= found?.bytes ?? 0
    kept.delete(key)
    return found
  }
  const put = (key: string, entry: Kept): void => {
    take(key)
    kept.set(key, entry)
    bytes += entry.bytes
    for (const oldest of kept.keys()) {
      if (kept.size <= pagesMax && bytes <= bytesMax) break
      take(oldest)
    }
  }
  const find = (key: string): DrawnPage | undefined => {
    const found = take(key)
    if (!found || found.until <= clock.now()) return undefined
    put(key, found)
    return found.page
  }
  const fly = async (key: string, draw: () => Promise<DrawnPage>): Flight => {
    const under = flights
    const flight = draw().finally(() => under.delete(key))
    under.set(key, flight)
    const page = await flight
    if (isForAll(page) && under === flights && keptVersion === version()) {
      const size = page.parts.reduce((sum, part) => sum + part.length, 0)
      put(key, { page, bytes: size, until: clock.now() + LIFETIME_MS })
    }
    return page
  }

  return {
    async read(key, draw) {
      forgetStale()
      const found = find(key)
      if (found) return found
      const flight = flights.get(key)
      if (!flight) return fly(key, draw)
      const page = await flight
      return isForAll(page) ? page : null
    },
  }
}
