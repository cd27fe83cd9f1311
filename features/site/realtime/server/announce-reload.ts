import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { publicChannel } from '#kernel/push.ts'
import type { Database } from '#platform/db/database.ts'
import { pushToAll, wake } from '#platform/outbox/index.ts'
import { appPush } from '../contract.ts'

export interface Announcement {
  readonly brands: readonly string[]
  /** The pages of a brand spread their answers over so long. */
  readonly spreadMs?: number
  /** So many brands hear it at once, and the next ones so much later. */
  readonly brandsAtOnce?: number
  readonly gapMs?: number
}

/**
 * Tells every page that there is a newer site. Brand by brand, and each page in a moment of its own: a reload of all
 * of them at once would be the heaviest minute that the site ever sees.
 */
export async function announceReload(database: Database, announcement: Announcement): Promise<void> {
  const { brands, spreadMs = 2 * MINUTE_MS, brandsAtOnce = 3, gapMs = 10 * SECOND_MS } = announcement
  for (let from = 0; from < brands.length; from += brandsAtOnce) {
    if (from > 0) await sleep(gapMs)
    const some = brands.slice(from, from + brandsAtOnce)
    await database.transaction(async (tx) => {
      // By name: two announcements at once take the rows of their channels in the same order.
      for (const brand of some.toSorted()) await pushToAll(tx, brand, appPush, { action: 'reload', spreadMs })
    })
    wake(some.map(publicChannel))
  }
}
