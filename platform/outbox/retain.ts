import { sql } from 'kysely'
import type { Reader } from '../db/database.ts'
import { HISTORY_MINUTES, HISTORY_ROWS_MAX } from './history.ts'

/** Younger rows stay however many they are: a relay may not have read them yet. */
const UNTOUCHED_MINUTES = 1
const EVENT_DAYS = 7

/** Deletes what no client may recover any more and what every reader of events has left behind. Run it now and then. */
export async function retain(reader: Reader): Promise<void> {
  await sql`
    delete from outbox.push p using outbox.channel c
    where c.name = p.channel and p.at < now() - make_interval(mins => ${UNTOUCHED_MINUTES})
      and (p.at < now() - make_interval(mins => ${HISTORY_MINUTES}) or p.seq <= c.top - ${HISTORY_ROWS_MAX})`.execute(reader)
  await sql`
    delete from outbox.event
    where txid < (select min(pg_snapshot_xmin(done)) from outbox.reader)
      and at < now() - make_interval(days => ${EVENT_DAYS})`.execute(reader)
}
