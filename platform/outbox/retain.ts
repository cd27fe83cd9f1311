import { sql } from 'kysely'
import type { Reader } from '../db/database.ts'
import { HISTORY_MINUTES, HISTORY_ROWS_MAX } from './history.ts'

/** Younger rows always stay: a relay may not have read them yet. */
const UNTOUCHED_MINUTES = 1
/** How long rows wait for an unreachable external server. */
const UNPUBLISHED_HOURS = 24
/** Minimum retention of events; a cursor further behind is abandoned. */
export const EVENT_DAYS = 7
/** The period in which `outbox.push_once` recognizes repetitions. */
const SAID_MINUTES = 5
/** A deleted channel restarts with another epoch, which tells returning clients to reload. */
const IDLE_DAYS = 30
const CHANNELS_AT_ONCE = 1_000

/** Deletes pushes that no client may recover. Run it periodically; events leave by weeks, see `archiveEvents`. */
export async function retain(reader: Reader): Promise<void> {
  // By name: nearly all channels are wallets, most of them inactive.
  await sql`
    delete from outbox.push p using outbox.counters_of(array(
      select distinct channel from outbox.push where at < now() - make_interval(mins => ${UNTOUCHED_MINUTES})
    )) c
    where c.name = p.channel and p.at < now() - make_interval(mins => ${UNTOUCHED_MINUTES})
      and (p.at < now() - make_interval(mins => ${HISTORY_MINUTES}) or p.seq <= c.top - ${HISTORY_ROWS_MAX})
      and (p.at < now() - make_interval(hours => ${UNPUBLISHED_HOURS})
        or not exists (select from outbox.sink where seen_at > now() - make_interval(hours => ${UNPUBLISHED_HOURS}))
        or exists (select from outbox.published d where d.channel = p.channel and d.epoch = c.epoch and d.seq >= p.seq))`.execute(
    reader,
  )
  await sql`delete from outbox.said where at < now() - make_interval(mins => ${SAID_MINUTES})`.execute(reader)
}

/** Deletes the counters of channels without a push for a month, except those counted in wallets. Run it daily. */
export async function forgetIdleChannels(reader: Reader): Promise<void> {
  for (let after = '', last: string | null; ; after = last) {
    last = await endOfPage(reader, after)
    if (last === null) return
    // Skips rows locked by a writer, and pages are short, so neither side waits.
    await sql`
      with forgotten as (
        delete from outbox.channel where name in (
          select name from outbox.channel c
          where name > ${after} and name <= ${last} and idle_top = top
            and idle_since < now() - make_interval(days => ${IDLE_DAYS})
            and not exists (select from outbox.push where channel = c.name)
          order by name for update skip locked)
        returning name
      ), unpublished as (delete from outbox.published where channel in (select name from forgotten))
      delete from outbox.said_version where channel in (select name from forgotten)`.execute(reader)
    await sql`
      update outbox.channel set idle_top = top, idle_since = now() where name in (
        select name from outbox.channel where name > ${after} and name <= ${last} and idle_top is distinct from top
        order by name for update skip locked)`.execute(reader)
  }
}

/** Null after the last channel. */
async function endOfPage(reader: Reader, after: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    select max(name) as last from (
      select name from outbox.channel where name > ${after} order by name limit ${CHANNELS_AT_ONCE}
    ) page`.execute(reader)
  return rows[0]?.last ?? null
}
