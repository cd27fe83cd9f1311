import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { publicChannel } from '#kernel/push.ts'
import type { Database } from '#platform/db/database.ts'
import { pushToAll, wake } from '#platform/outbox/index.ts'
import { appPush } from '../contract.ts'

export interface Announcement {
  readonly brands: readonly string[]
  /** Period over which the pages of a brand spread their reaction. */
  readonly spreadMs?: number
  /** Batch size of brands notified together, and the delay until the next batch. */
  readonly brandsAtOnce?: number
  readonly gapMs?: number
}

/**
 * Announces a newer site to every page, brand by brand, each page with a random delay: simultaneous reloads would be
 * the heaviest minute that the site ever sees.
 */
export async function announceReload(database: Database, announcement: Announcement): Promise<void> {
  const { brands, spreadMs = 2 * MINUTE_MS, brandsAtOnce = 3, gapMs = 10 * SECOND_MS } = announcement
  for (let from = 0; from < brands.length; from += brandsAtOnce) {
    if (from > 0) await sleep(gapMs)
    const some = brands.slice(from, from + brandsAtOnce)
    await database.transaction(async (tx) => {
      // Sorted by name, so that concurrent announcements lock the channel rows in the same order.
      for (const brand of some.toSorted()) await pushToAll(tx, brand, appPush, { action: 'reload', spreadMs })
    })
    wake(some.map(publicChannel))
  }
}
