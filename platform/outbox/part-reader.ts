import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import type { PlayerEventType } from '#kernel/event.ts'
import type { DomainEvent } from '../feature.ts'

/** A player's event with the brand that its emitter wrote. */
export type BrandEvent = DomainEvent<PlayerEventType> & { readonly brand: string; readonly part: number }

interface EventRow {
  readonly id: bigint
  readonly type: PlayerEventType
  readonly player: Id<'plr'>
  readonly brand: string
  readonly part: number
  readonly at: Instant
  readonly payload: never
}

/** A reader that is new starts with events committed from now on. */
export async function openParts(db: Reader, reader: string): Promise<void> {
  await sql`
    insert into outbox.part_cursor (reader, part, done, until)
    select ${reader}, part, pg_current_snapshot(), pg_current_snapshot() from generate_series(0, 63) as part
    on conflict do nothing`.execute(db)
}

/** Whether any part has unread events, without a lock. */
export async function hasUnread(db: Reader, reader: string, types: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from outbox.part_cursor c
    join outbox.event e on e.part = c.part and e.txid >= pg_snapshot_xmin(c.done) and not pg_visible_in_snapshot(e.txid, c.done)
      and not (pg_visible_in_snapshot(e.txid, c.until) and e.id <= c.last_id) and e.type = any(${types})
    where c.reader = ${reader}
      and e.txid >= (select min(pg_snapshot_xmin(o.done)::text::bigint) from outbox.part_cursor o where o.reader = ${reader})::text::xid8
    limit 1`.execute(db)
  return rows.length > 0
}

/** How far a reader has come in a part: all in `done` is read, and of what `until` sees beyond it, all up to `lastId`. */
export interface PartCursor {
  readonly part: number
  readonly done: string
  readonly until: string
  readonly lastId: bigint
}

const CURSOR = sql`part, done::text as done, until::text as until, last_id as "lastId"`

/**
 * Locks up to `max` parts for this transaction, those that waited longest first. Another process takes the others; if
 * this one dies, its locks go with its connection.
 */
export async function lockParts(tx: Tx, reader: string, max: number): Promise<PartCursor[]> {
  const { rows } = await sql<PartCursor>`
    select ${CURSOR} from outbox.part_cursor where reader = ${reader} order by moved_at, part limit ${max} for update skip locked`.execute(
    tx,
  )
  return rows
}

/** Waits for all parts and locks them for this transaction: whatever was being read is committed by then. */
export async function lockAllParts(tx: Tx, reader: string): Promise<void> {
  await sql`select from outbox.part_cursor where reader = ${reader} order by part for update`.execute(tx)
}

/** Waits for the parts of these players and locks them for this transaction: their events are not read meanwhile. */
export async function lockPartsOf(tx: Tx, reader: string, players: readonly Id<'plr'>[]): Promise<void> {
  await sql`
    select part from outbox.part_cursor
    where reader = ${reader} and part in (select (hashtextextended(player, 0) & 63)::smallint from unnest(${players}::text[]) as player)
    order by part for update`.execute(tx)
}

export interface PartBatch {
  readonly reader: string
  readonly cursors: readonly PartCursor[]
  readonly types: readonly string[]
  readonly limit: number
  readonly ahead: ReadAhead
}

/** About 10 MB of rounds, read only when a reader has fallen behind. */
const AHEAD_MAX = 10_000

/**
 * Events that one reader of this process has read ahead, by part: a window is fixed once it is open, so that what it holds
 * need not be looked up for each batch.
 */
export interface ReadAhead {
  readonly max: number
  readonly parts: Map<number, Ahead>
}

export const openReadAhead = (max = AHEAD_MAX): ReadAhead => ({ max, parts: new Map() })

/** A part's events of one window up to `upTo`; null is to its end. */
interface Ahead extends Pick<PartCursor, 'done' | 'until'> {
  readonly upTo: bigint | null
  readonly events: readonly BrandEvent[]
}

/**
 * Takes the next events of the locked parts, in order for each player, and moves their cursors past them. Both take
 * effect with the transaction.
 */
export async function takeEvents(tx: Tx, batch: PartBatch): Promise<BrandEvent[]> {
  const first = await readWindow(tx, batch)
  if (!first.isEnd) return moveTo(tx, batch, first.events)
  const cursors = await openWindow(tx, batch)
  const { events } = await readWindow(tx, { ...batch, cursors, limit: batch.limit - first.events.length })
  if (events.length > 0) await moveTo(tx, batch, events)
  return [...first.events, ...events]
}

interface WindowEvents {
  readonly events: readonly BrandEvent[]
  /** Nothing else is unread in the current windows. */
  readonly isEnd: boolean
}

/** The next unread events of the current windows. */
async function readWindow(tx: Tx, batch: PartBatch): Promise<WindowEvents> {
  const { cursors, ahead } = batch
  const known = cursors.every((cursor) => isOf(ahead.parts.get(cursor.part), cursor)) ? nextOf(batch) : undefined
  if (known && (known.isEnd || known.events.length > 0)) return known
  await readOn(tx, batch)
  return nextOf(batch)
}

const isOf = (ahead: Ahead | undefined, { done, until }: PartCursor): boolean =>
  ahead !== undefined && ahead.done === done && ahead.until === until

/** Of what was read ahead, in every part only as far as it was in all of them. */
function nextOf({ cursors, limit, ahead }: PartBatch): WindowEvents {
  const known = cursors.map(({ part, lastId }) => ({ ...ahead.parts.get(part)!, lastId }))
  const ends = known.flatMap(({ upTo }) => upTo ?? [])
  const end = ends.length > 0 ? ends.reduce((one, other) => (one < other ? one : other)) : null
  const events = known
    .flatMap((each) => each.events.filter(({ id }) => id > each.lastId && (end === null || id <= end)))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return { events: events.slice(0, limit), isEnd: end === null && events.length < limit }
}

/** Reads ahead in the current windows of these parts. */
async function readOn(tx: Tx, { reader, cursors, types, ahead }: PartBatch): Promise<void> {
  const { rows } = await sql<EventRow>`
    with held as materialized (
      select * from outbox.part_cursor where reader = ${reader} and part = any(${partsOf(cursors)}::smallint[])
    )
    select e.id, e.type, e.player, e.brand, e.part, e.at, e.payload
    from outbox.event e join held c on c.part = e.part
    where e.txid >= (select min(pg_snapshot_xmin(done)::text::bigint) from held)::text::xid8
      and e.txid < (select max(pg_snapshot_xmax(until)::text::bigint) from held)::text::xid8
      and not pg_visible_in_snapshot(e.txid, c.done) and pg_visible_in_snapshot(e.txid, c.until)
      and e.id > c.last_id and e.type = any(${types}) and e.brand is not null
    order by e.id limit ${ahead.max}`.execute(tx)
  const events = rows.map(({ player, ...event }): BrandEvent => ({ ...event, playerId: player }))
  const upTo = rows.length === ahead.max ? rows.at(-1)!.id : null
  const byPart = Map.groupBy(events, ({ part }) => part)
  for (const { part, done, until } of cursors) ahead.parts.set(part, { done, until, upTo, events: byPart.get(part) ?? [] })
}

const partsOf = (cursors: readonly PartCursor[]): number[] => cursors.map(({ part }) => part)

/** Everything up to the last of these events has been read, in every locked part. */
async function moveTo(tx: Tx, { reader, cursors }: PartBatch, events: readonly BrandEvent[]): Promise<BrandEvent[]> {
  const last = events.at(-1)!.id
  await sql`
    update outbox.part_cursor set last_id = ${last}, moved_at = clock_timestamp()
    where reader = ${reader} and part = any(${partsOf(cursors)}::smallint[]) and last_id < ${last}`.execute(tx)
  return [...events]
}

/** The windows are read to their ends: advances to what has been committed since. */
async function openWindow(tx: Tx, { reader, cursors }: PartBatch): Promise<PartCursor[]> {
  const { rows } = await sql<PartCursor>`
    update outbox.part_cursor set done = until, until = (select outbox.snapshot_of_others()), last_id = 0, moved_at = clock_timestamp()
    where reader = ${reader} and part = any(${partsOf(cursors)}::smallint[]) returning ${CURSOR}`.execute(tx)
  return rows
}

/** Whether every part has read everything that this snapshot sees. */
export async function havePassed(db: Reader, reader: string, snapshot: string): Promise<boolean> {
  const { rows } = await sql<{ isPast: boolean }>`
    select bool_and(pg_snapshot_xmin(done) >= pg_snapshot_xmax(${snapshot}::pg_snapshot)) as "isPast"
    from outbox.part_cursor where reader = ${reader}`.execute(db)
  return rows[0]?.isPast ?? false
}

/** Advances the windows of locked parts that are read to their end. */
export async function moveWindows(tx: Tx, { reader, cursors, types }: Omit<PartBatch, 'limit' | 'ahead'>): Promise<void> {
  await sql`
    update outbox.part_cursor c set done = until, until = (select outbox.snapshot_of_others()), last_id = 0
    where reader = ${reader} and part = any(${partsOf(cursors)}::smallint[]) and not exists (
      select from outbox.event e
      where e.part = c.part and e.txid >= pg_snapshot_xmin(c.done) and e.txid < pg_snapshot_xmax(c.until)
        and not pg_visible_in_snapshot(e.txid, c.done) and pg_visible_in_snapshot(e.txid, c.until) and e.id > c.last_id
        and e.type = any(${types}))`.execute(tx)
}
