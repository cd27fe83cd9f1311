import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Clock, type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { Database, Reader } from '#platform/db/database.ts'
import type { DomainEventType, ServerFeature } from '#platform/feature.ts'
import type { LiveGauge } from '#platform/http/metrics.ts'
import { FACT_EVENTS } from '../audience/fold-facts.ts'
import { READER } from './read-parts.ts'

const ALARM_MS = MINUTE_MS

/** Types that the engine reads: those that a promotion hears, and those that change facts. */
export function heardTypes(slices: readonly Pick<ServerFeature, 'promotion'>[]): DomainEventType[] {
  const heard = slices.flatMap(({ promotion }) => Object.keys(promotion?.on ?? {}))
  return [...new Set([...heard, ...FACT_EVENTS])] as DomainEventType[]
}

/** When the oldest event happened that the engine has not read; null if it has read all. */
async function readOldestUnread(db: Reader, types: readonly DomainEventType[]): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`
    select min(e.at) as at from outbox.part_cursor c
    join outbox.event e on e.part = c.part and e.txid >= pg_snapshot_xmin(c.done) and not pg_visible_in_snapshot(e.txid, c.done)
      and not (pg_visible_in_snapshot(e.txid, c.until) and e.id <= c.last_id) and e.type = any(${types}) and e.brand is not null
    where c.reader = ${READER}
      and e.txid >= (select min(pg_snapshot_xmin(o.done)::text::bigint) from outbox.part_cursor o where o.reader = ${READER})::text::xid8`.execute(
    db,
  )
  return rows[0]?.at ?? null
}

/** The age of the oldest unread event, for whoever watches the site. */
export const unreadGauge = (slices: () => readonly Pick<ServerFeature, 'promotion'>[], clock: Clock): LiveGauge => ({
  name: 'promotions_oldest_unread_seconds',
  help: 'Age of the oldest event that no promotion has read; 0 if all are read',
  labelNames: [],
  async read(db) {
    const at = await readOldestUnread(db, heardTypes(slices()))
    return [{ labels: {}, value: at === null ? 0 : Math.max(0, clock.now() - at) / 1_000 }]
  },
})

interface AlarmDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly types: readonly DomainEventType[]
}

/** Raises an alarm once when the reader falls a minute behind, and tells when it has caught up. */
export function openUnreadAlarm({ database, clock, log, types }: AlarmDeps): () => Promise<void> {
  let isBehind = false
  return async () => {
    const at = await readOldestUnread(database.reader, types)
    const age = at === null ? 0 : clock.now() - at
    if (age > ALARM_MS === isBehind) return
    isBehind = age > ALARM_MS
    if (isBehind) log.error({ ageMs: age }, 'the promotions are behind: an event has waited for a minute')
    else log.info('the promotions have caught up')
  }
}
