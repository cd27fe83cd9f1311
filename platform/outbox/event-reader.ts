import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import type { DomainEvent } from '../feature.ts'
import { EVENT_DAYS } from './retain.ts'

/** An event with its position in its reader's order. */
export interface PlacedEvent {
  readonly event: DomainEvent
  /** Null if its player has no known account. */
  readonly brand: string | null
  readonly after: Cursor
}

/** A reader’s cursor before an event, its window and last id: a process that finds it unchanged delivers the event. */
export interface Cursor {
  readonly until: string
  readonly lastId: bigint
}

interface EventRow {
  name: string
  id: bigint
  type: DomainEvent['type']
  player: Id<'plr'> | null
  at: Instant
  payload: never
  brand: string | null
  until: string
  last_id: bigint
}

export const BATCH_MAX = 100
const WINDOW_MAX = 20_000

/** A new reader starts with events committed from now on; returns whether it is new. */
export async function openReader(reader: Reader, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into outbox.reader (name) values (${name}) on conflict (name) do nothing`.execute(
    reader,
  )
  return numAffectedRows === 1n
}

/**
 * Deletes the cursors of all other readers unmoved for the retention period: nobody reads there, and retention would
 * wait for them indefinitely. Not sooner, since another release may run them. Returns names.
 */
export async function forgetLeftReaders(reader: Reader, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from outbox.reader r
    where not name = any(${names}) and exists (
      select from outbox.event e
      where e.txid >= pg_snapshot_xmin(r.until) and not pg_visible_in_snapshot(e.txid, r.until)
        and e.at < now() - make_interval(days => ${EVENT_DAYS}))
    returning name`.execute(reader)
  return rows.map(({ name }) => name)
}

/** A reader's name, and the types of the events that it takes. */
export interface Listening {
  readonly name: string
  readonly types: readonly string[]
}

/** The readers as rows `t (name, types)`, for one statement about all of them: most looks find nothing for most of them. */
const asRows = (readers: readonly Listening[]): RawBuilder<unknown> =>
  sql`unnest(${readers.map(({ name }) => name)}::text[], ${readers.map(({ types }) => types.join())}::text[]) as t (name, types)`

/**
 * The next events of each reader in its window, at most `limit`, by its name. A reader without any is missing, as is
 * one whose failed event waits for its retry.
 */
export async function readEvents(
  reader: Reader,
  readers: readonly Listening[],
  limit = BATCH_MAX,
): Promise<ReadonlyMap<string, readonly PlacedEvent[]>> {
  const { rows } = await sql<EventRow>`
    select r.name, e.id, e.type, e.player, e.at, e.payload, coalesce(p.brand, case when e.player is null then e.brand end) as brand, r.until::text as until, r.last_id
    from ${asRows(readers)}
    join outbox.reader r on r.name = t.name and r.retry_at <= now()
    cross join lateral (
      select * from outbox.event e
      where e.txid >= pg_snapshot_xmin(r.done) and e.txid < pg_snapshot_xmax(r.until)
        and not pg_visible_in_snapshot(e.txid, r.done) and pg_visible_in_snapshot(e.txid, r.until)
        and e.id > r.last_id and e.type = any(string_to_array(t.types, ','))
      order by e.id limit ${limit}) e
    left join player p on p.id = e.player
    order by r.name, e.id`.execute(reader)
  const found = new Map<string, PlacedEvent[]>()
  for (const { name, id, type, player, at, payload, brand, until, last_id } of rows) {
    const events = found.get(name) ?? []
    found.set(name, events)
    const lastId = events.at(-1)?.event.id ?? last_id
    events.push({ event: { id, type, playerId: player, at, payload } as DomainEvent, brand, after: { until, lastId } })
  }
  return found
}

/**
 * Advances readers, by name, to events committed since; `isCurrent`: up to now. Missing are those without such events,
 * with unread ones, waiting for a retry, or held or moved by another process. A window has about `most` events, since
 * each batch looks through all of it.
 */
export async function openNextWindows(
  reader: Reader,
  readers: readonly Listening[],
  most = WINDOW_MAX,
): Promise<ReadonlyMap<string, { readonly isCurrent: boolean }>> {
  if (readers.length === 0) return new Map()
  const { rows } = await sql<{ name: string; isCurrent: boolean }>`
    with ready as materialized (
      select r.name, r.until, r.last_id from ${asRows(readers)} join outbox.reader r on r.name = t.name and r.retry_at <= now()
      where (
          -- In order, or else the planner expects an event soon and reads the whole table.
          select true from outbox.event e
          where e.txid >= pg_snapshot_xmin(r.until) and not pg_visible_in_snapshot(e.txid, r.until)
          order by e.txid limit 1)
        and not exists (
          select from outbox.event e
          where e.txid >= pg_snapshot_xmin(r.done) and e.txid < pg_snapshot_xmax(r.until)
            and not pg_visible_in_snapshot(e.txid, r.done) and pg_visible_in_snapshot(e.txid, r.until)
            and e.id > r.last_id and e.type = any(string_to_array(t.types, ',')))
    ), held as (
      -- Unmoved since the snapshot: a lock takes the newest row, but does not look again for its unread events.
      select r.name, r.until from outbox.reader r join ready on ready.name = r.name
      where r.until::text = ready.until::text and r.last_id = ready.last_id and r.retry_at <= now()
      for update of r skip locked
    ), next as materialized (
      select name, until,
        -- The ids tell whether there can be so many: to count them would read the whole table, if it is small.
        case when (select e.id from outbox.event e order by e.txid desc limit 1)
          - (select e.id from outbox.event e where e.txid >= pg_snapshot_xmax(held.until) order by e.txid limit 1) >= ${most}
        then (
          -- Every transaction below this one has ended, so that all of them are read by then.
          select (b.txid::text || ':' || b.txid::text || ':')::pg_snapshot
          from (
            select e.txid from outbox.event e where e.txid >= pg_snapshot_xmax(held.until) order by e.txid offset ${most} limit 1
          ) b
          where b.txid > pg_snapshot_xmax(held.until) and b.txid <= pg_snapshot_xmin(pg_current_snapshot()))
        end as cut
      from held
    )
    update outbox.reader r set done = next.until, last_id = 0, until = coalesce(next.cut, pg_current_snapshot())
    from next where r.name = next.name
    returning r.name, next.cut is null as "isCurrent"`.execute(reader)
  return new Map(rows.map(({ name, isCurrent }) => [name, { isCurrent }]))
}

/** Locks the reader's cursor for this transaction; false if another process holds or has moved it. */
export async function holdCursor(tx: Tx, name: string, { until, lastId }: Cursor): Promise<boolean> {
  const { rows } = await sql`
    select from outbox.reader where name = ${name} and until::text = ${until} and last_id = ${lastId}
    for update skip locked`.execute(tx)
  return rows.length === 1
}

export async function moveOn(tx: Tx, name: string, { event }: PlacedEvent): Promise<void> {
  await sql`update outbox.reader set last_id = ${event.id}, attempts = 0, retry_at = '-infinity' where name = ${name}`.execute(tx)
}

/** The same for a reader whose work is outside the database; false if another process has moved the cursor. */
export async function moveFrom(reader: Reader, name: string, { until, lastId }: Cursor, to: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox.reader set last_id = ${to} where name = ${name} and until::text = ${until} and last_id = ${lastId}`.execute(
    reader,
  )
  return numAffectedRows === 1n
}

/** Counts a failure and schedules the retry; returns how often the event has failed. */
export async function postpone(tx: Tx, name: string, waitMs: (attempts: number) => number): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    update outbox.reader set attempts = attempts + 1 where name = ${name} returning attempts`.execute(tx)
  const attempts = rows[0]?.attempts ?? 0
  await sql`
    update outbox.reader set retry_at = now() + make_interval(secs => ${waitMs(attempts) / 1_000})
    where name = ${name}`.execute(tx)
  return attempts
}

export async function park(tx: Tx, name: string, { event }: PlacedEvent, failure: string): Promise<void> {
  const { id, type, playerId, payload, at } = event
  await sql`
    insert into outbox.parked (reader, event_id, type, player, payload, at, failure)
    values (${name}, ${id}, ${type}, ${playerId}, ${JSON.stringify(payload)}::jsonb, ${new Date(at)}::timestamptz, ${failure.slice(0, 2_000)})
    on conflict do nothing`.execute(tx)
}
