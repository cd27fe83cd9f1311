import { type RawBuilder, sql } from 'kysely'
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

/** Each player is in one of them; `event.part` is computed in SQL. */
export const PARTS = 64

/** A reader that is new starts with events committed from now on. */
export async function openParts(db: Reader, reader: string): Promise<void> {
  await sql`
    insert into outbox.part_cursor (reader, part, done, until)
    select ${reader}, part, pg_current_snapshot(), pg_current_snapshot() from generate_series(0, ${PARTS - 1}::int) as part
    on conflict do nothing`.execute(db)
}

/**
 * Selects of the events that a reader has not read, `e`; the query may go on. The cursors come as lists from subqueries,
 * which run once, and the second bound excludes nothing: over a join or one bound, the planner expects a third of all
 * events and reads the whole table.
 */
export const selectUnread = (reader: string, columns: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with c as materialized (
    select array_agg(done order by part) as done, array_agg(until order by part) as until,
      array_agg(last_id order by part) as last_ids, min(pg_snapshot_xmin(done)::text::bigint)::text::xid8 as least
    from outbox.part_cursor where reader = ${reader}
  )
  select ${columns} from outbox.event e
  where e.txid >= (select least from c) and e.txid < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(e.txid, (select done from c)[e.part + 1])
    and not (pg_visible_in_snapshot(e.txid, (select until from c)[e.part + 1]) and e.id <= (select last_ids from c)[e.part + 1])`

/** Whether any part has unread events, without a lock. */
export async function hasUnread(db: Reader, reader: string, types: readonly string[]): Promise<boolean> {
  const { rows } = await sql`${selectUnread(reader, sql`1`)} and e.type = any(${types}) order by e.txid limit 1`.execute(db)
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
  if (!first.isEnd) {
    await moveTo(tx, batch, first.events.at(-1)!.id)
    return [...first.events]
  }
  // The windows are read to their ends: the next ones hold what has been committed since.
  const next = { ...batch, cursors: await readOn(tx, batch, true), limit: batch.limit - first.events.length }
  const { events } = nextOf(next)
  await openWindow(tx, next, events.at(-1)?.id ?? 0n)
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
  await readOn(tx, batch, false)
  return nextOf(batch)
}

const isOf = (ahead: Ahead | undefined, { done, until }: PartCursor): boolean =>
  ahead !== undefined && ahead.done === done && ahead.until === until

/** Of what was read ahead, in every part only as far as it was in all of them. */
function nextOf({ cursors, limit, ahead }: PartBatch): WindowEvents {
  const known = cursors.map(({ part, lastId }) => ({ ...ahead.parts.get(part)!, lastId }))
  const ends = known.flatMap(({ upTo }) => upTo ?? [])
  const end = ends.length > 0 ? leastOf(ends) : null
  const events = known
    .flatMap((each) => each.events.filter(({ id }) => id > each.lastId && (end === null || id <= end)))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return { events: events.slice(0, limit), isEnd: end === null && events.length < limit }
}

/**
 * Reads ahead in the current windows of these parts, or in those that open now, and returns their cursors. These come as
 * lists with an item for each part: a join with the table of cursors made the planner read the events again for each part.
 */
async function readOn(tx: Tx, { cursors, types, ahead }: PartBatch, isNext: boolean): Promise<PartCursor[]> {
  const next = cursors.map((cursor) => (isNext ? { ...cursor, done: cursor.until, until: null, lastId: 0n } : cursor))
  const least = leastOf(next.map(({ done }) => boundsOf(done).xmin))
  const end = isNext ? null : greatestOf(cursors.map(({ until }) => boundsOf(until).xmax))
  const byPart = <T>(of: (cursor: (typeof next)[number]) => T): (T | null)[] => {
    const items = new Map(next.map((cursor) => [cursor.part, of(cursor)]))
    return Array.from({ length: PARTS }, (_, part) => items.get(part) ?? null)
  }
  const { rows } = await sql<EventRow & { readonly now: string; readonly id: bigint | null }>`
    with now as materialized (select outbox.snapshot_of_others() as until)
    select now.until::text as now, e.id, e.type, e.player, e.brand, e.part, e.at, e.payload
    from now left join outbox.event e on e.txid >= ${least}::xid8 and (${end}::xid8 is null or e.txid < ${end}::xid8)
      and not pg_visible_in_snapshot(e.txid, (${byPart(({ done }) => done)}::pg_snapshot[])[e.part + 1])
      and pg_visible_in_snapshot(e.txid, coalesce((${byPart(({ until }) => until)}::pg_snapshot[])[e.part + 1], now.until))
      and e.id > (${byPart(({ lastId }) => lastId)}::bigint[])[e.part + 1] and e.type = any(${types}) and e.brand is not null
    order by e.id limit ${ahead.max}`.execute(tx)
  const now = rows[0]!.now
  const events = rows.flatMap(({ player, now: _, id, ...event }): BrandEvent[] =>
    id === null ? [] : [{ ...event, id, playerId: player }],
  )
  const upTo = events.length === ahead.max ? events.at(-1)!.id : null
  const ofPart = Map.groupBy(events, ({ part }) => part)
  return next.map((cursor) => {
    const { part, done, until, lastId } = { ...cursor, until: cursor.until ?? now }
    ahead.parts.set(part, { done, until, upTo, events: ofPart.get(part) ?? [] })
    return { part, done, until, lastId }
  })
}

/** Every transaction below `xmin` has ended, and none from `xmax` on. */
function boundsOf(snapshot: string): { readonly xmin: bigint; readonly xmax: bigint } {
  const [xmin = '', xmax = ''] = snapshot.split(':')
  return { xmin: BigInt(xmin), xmax: BigInt(xmax) }
}

const leastOf = (values: readonly bigint[]): bigint => values.reduce((one, other) => (one < other ? one : other))
const greatestOf = (values: readonly bigint[]): bigint => values.reduce((one, other) => (one > other ? one : other))

const partsOf = (cursors: readonly PartCursor[]): number[] => cursors.map(({ part }) => part)

/** Everything up to this event has been read, in every locked part. */
async function moveTo(tx: Tx, { reader, cursors }: PartBatch, last: bigint): Promise<void> {
  await sql`
    update outbox.part_cursor set last_id = ${last}, moved_at = clock_timestamp()
    where reader = ${reader} and part = any(${partsOf(cursors)}::smallint[]) and last_id < ${last}`.execute(tx)
}

/** The windows of the locked parts are read to their ends, and of these next ones, everything up to this event. */
async function openWindow(tx: Tx, { reader, cursors }: PartBatch, last: bigint): Promise<void> {
  await sql`
    update outbox.part_cursor set done = until, until = ${cursors[0]!.until}::pg_snapshot, last_id = ${last}, moved_at = clock_timestamp()
    where reader = ${reader} and part = any(${partsOf(cursors)}::smallint[])`.execute(tx)
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
