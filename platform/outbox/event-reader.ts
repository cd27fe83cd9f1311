import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import type { DomainEvent } from '../feature.ts'
import { EVENT_DAYS } from './retain.ts'

/** An event with the place that it has in its reader's order. */
export interface PlacedEvent {
  readonly event: DomainEvent
  /** Null where the player is of no known account. */
  readonly brand: string | null
  readonly after: Place
}

/** The window and the last id before an event: who finds it unchanged delivers the event. */
export interface Place {
  readonly until: string
  readonly lastId: bigint
}

interface EventRow {
  id: bigint
  type: DomainEvent['type']
  player: Id<'plr'>
  at: Instant
  payload: never
  brand: string | null
  until: string
  last_id: bigint
}

const BATCH_MAX = 100

/** A new reader starts with what is committed from now on. */
export async function openReader(reader: Reader, name: string): Promise<void> {
  await sql`insert into outbox.reader (name) values (${name}) on conflict (name) do nothing`.execute(reader)
}

/**
 * Forgets the places of all but these that have stood still for as long as events are kept: nobody listens there any
 * more, and retention would wait for them for ever. Not sooner: a process of another release may run them. Answers names.
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

/** The next events of these types in this reader's window; none while it waits to try a failed one again. */
export async function readEvents(reader: Reader, name: string, types: readonly string[]): Promise<PlacedEvent[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.type, e.player, e.at, e.payload, p.brand, r.until::text as until, r.last_id
    from outbox.reader r
    join outbox.event e on e.txid >= pg_snapshot_xmin(r.done) and e.txid < pg_snapshot_xmax(r.until)
      and not pg_visible_in_snapshot(e.txid, r.done) and pg_visible_in_snapshot(e.txid, r.until)
      and e.id > r.last_id and e.type = any(${types})
    left join player p on p.id = e.player
    where r.name = ${name} and r.retry_at <= now()
    order by e.id limit ${BATCH_MAX}`.execute(reader)
  let lastId = rows[0]?.last_id ?? 0n
  return rows.map(({ id, type, player, at, payload, brand, until }) => {
    const after = { until, lastId }
    lastId = id
    return { event: { id, type, playerId: player, at, payload }, brand, after }
  })
}

/**
 * Moves on to what was committed since the window was opened; false where nothing was. Only after `readEvents` found
 * none, and not while a failed event waits.
 */
export async function openNextWindow(reader: Reader, name: string, types: readonly string[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox.reader r set done = until, until = pg_current_snapshot(), last_id = 0
    where r.name = ${name} and r.retry_at <= now()
      and exists (
        select from outbox.event e
        where e.txid >= pg_snapshot_xmin(r.until) and not pg_visible_in_snapshot(e.txid, r.until))
      and not exists (
        select from outbox.event e
        where e.txid >= pg_snapshot_xmin(r.done) and e.txid < pg_snapshot_xmax(r.until)
          and not pg_visible_in_snapshot(e.txid, r.done) and pg_visible_in_snapshot(e.txid, r.until)
          and e.id > r.last_id and e.type = any(${types}))`.execute(reader)
  return numAffectedRows === 1n
}

/** Holds the reader's place for this transaction; false where another process has it or has moved on. */
export async function holdPlace(tx: Tx, name: string, { until, lastId }: Place): Promise<boolean> {
  const { rows } = await sql`
    select from outbox.reader where name = ${name} and until::text = ${until} and last_id = ${lastId}
    for update skip locked`.execute(tx)
  return rows.length === 1
}

export async function moveOn(tx: Tx, name: string, { event }: PlacedEvent): Promise<void> {
  await sql`update outbox.reader set last_id = ${event.id}, attempts = 0, retry_at = '-infinity' where name = ${name}`.execute(tx)
}

/** Counts a failure and sets when to try again; answers how often the event has failed now. */
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
