import { sql } from 'kysely'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import { NATS_READER } from '../nats/index.ts'
import { OUTWARD_EVENTS } from '../nats/outward-events.ts'
import type { DatabaseToCheck } from './check-database.ts'
import { bad, type Finding, good, note } from './finding.ts'

const WAIT_MS_MAX = 10 * MINUTE_MS

/** How long the oldest event has waited for NATS. */
export async function checkFeed({ reader, clock, hasFeed }: DatabaseToCheck): Promise<Finding> {
  const { rows } = await sql<{ oldest: Instant | null }>`
    select (
      select e.at from outbox.event e
      where e.txid >= pg_snapshot_xmin(r.done) and not pg_visible_in_snapshot(e.txid, r.done)
        and not (pg_visible_in_snapshot(e.txid, r.until) and e.id <= r.last_id) and e.type = any(${OUTWARD_EVENTS})
      order by e.txid, e.id limit 1
    ) as oldest from outbox.reader r where name = ${NATS_READER}`.execute(reader)
  if (!rows[0])
    return hasFeed
      ? bad('event feed', 'has not begun: start a process that does background work with NATS_URL.')
      : good('event feed', 'none: events stay in this database.')
  if (!hasFeed)
    return note(
      'event feed',
      'NATS_URL is unset: its position, and the events behind it, are kept for seven days and until a start after them.',
    )
  const waitedMs = clock.now() - (rows[0].oldest ?? clock.now())
  return waitedMs > WAIT_MS_MAX
    ? bad(
        'event feed',
        `NATS has taken no event for ${Math.round(waitedMs / MINUTE_MS)} minutes, and all are kept: read its error in the log, or unset NATS_URL and delete the row '${NATS_READER}' of outbox.reader.`,
      )
    : good('event feed', 'NATS has every event.')
}
