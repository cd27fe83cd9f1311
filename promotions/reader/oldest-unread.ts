import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Clock, type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { Database, Reader } from '#platform/db/database.ts'
import type { DomainEventType, ServerFeature } from '#platform/feature.ts'
import type { LiveGauge } from '#platform/http/metrics.ts'
import { selectUnread } from '#platform/outbox/part-reader.ts'
import { FACT_EVENTS } from '../audience/fold-facts.ts'
import { READER } from './read-parts.ts'

const ALARM_MS = MINUTE_MS

/** Types that the engine reads: those that a promotion hears, and those that change facts. */
export function heardTypes(slices: readonly Pick<ServerFeature, 'promotion'>[]): DomainEventType[] {
  const heard = slices.flatMap(({ promotion }) => Object.keys(promotion?.on ?? {}))
  return [...new Set([...heard, ...FACT_EVENTS])] as DomainEventType[]
}

interface Unread {
  readonly oldestAt: Instant
  readonly lowestId: bigint
  readonly highestId: bigint
}

/** The events that the engine has not read; null if it has read all. */
async function readUnread(db: Reader, types: readonly DomainEventType[]): Promise<Unread | null> {
  const extremes = sql`min(e.at) as "oldestAt", min(e.id) as "lowestId", max(e.id) as "highestId"`
  const { rows } = await sql<{ [key in keyof Unread]: Unread[key] | null }>`
    ${selectUnread(READER, extremes)} and e.type = any(${types}) and e.brand is not null`.execute(db)
  const [found] = rows
  return found && found.lowestId !== null ? (found as Unread) : null
}

/** The age of the oldest unread event by its own time, for operators who watch the site. */
export const unreadGauge = (slices: () => readonly Pick<ServerFeature, 'promotion'>[], clock: Clock): LiveGauge => ({
  name: 'promotions_oldest_unread_seconds',
  help: 'Age of the oldest event that no promotion has read, by the time at which it happened; 0 if all are read',
  labelNames: [],
  async read(db) {
    const unread = await readUnread(db, heardTypes(slices()))
    return [{ labels: {}, value: unread ? Math.max(0, clock.now() - unread.oldestAt) / 1_000 : 0 }]
  },
})

interface AlarmDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly types: readonly DomainEventType[]
}

/**
 * Raises an alarm once when an event stays unread for a minute, and tells when the reader has caught up. What counts is
 * when a check first found the event: the time of an event may be long past when it is emitted.
 */
export function openUnreadAlarm({ database, clock, log, types }: AlarmDeps): () => Promise<void> {
  /** Oldest first: at each check, the highest id that was unread. */
  let marks: { readonly at: Instant; readonly id: bigint }[] = []
  let isBehind = false
  return async () => {
    const unread = await readUnread(database.reader, types)
    const now = clock.now()
    marks = unread ? marks.filter(({ id }) => id >= unread.lowestId) : []
    const waitedMs = now - (marks[0]?.at ?? now)
    if (unread && unread.highestId > (marks.at(-1)?.id ?? 0n)) marks.push({ at: now, id: unread.highestId })
    if (waitedMs >= ALARM_MS === isBehind) return
    isBehind = !isBehind
    if (isBehind) log.error({ waitedMs }, 'the promotions are behind: an event has waited for a minute')
    else log.info('the promotions have caught up')
  }
}
