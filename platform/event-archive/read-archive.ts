import { join } from 'node:path'
import { sql } from 'kysely'
import type { ParquetQueryFilter } from 'hyparquet'
import type { Instant } from '#kernel/time.ts'
import { checkFile } from '../archive/recorded-files.ts'
import type { Reader, Tx } from '../db/database.ts'
import { LOCKS } from '../db/locks.ts'
import { timestamp } from '../db/timestamp.ts'
import { EVENT_FILES, type EventRow, EVENTS } from './event-files.ts'

export interface ArchivedWanted {
  /** Of these players, or of one brand. */
  readonly of: { readonly players: readonly string[] } | { readonly brand: string }
  readonly types: readonly string[]
  readonly since: Instant
  /** Exclusive; to the end if absent. */
  readonly until?: Instant | undefined
}

export interface ArchivedEvent {
  readonly id: bigint
  readonly type: string
  readonly player: string | null
  readonly brand: string | null
  readonly at: Instant
  readonly payload: unknown
}

/**
 * Events of the weeks that have left the database, by id. Read it after the table of events, and count an event that both
 * have once: a week may leave in between.
 */
export async function readArchive(db: Reader, folder: string, wanted: ArchivedWanted): Promise<ArchivedEvent[]> {
  const found = await fromFiles(db, wanted, async (files) => {
    const rows: EventRow[] = []
    for (const { file } of files) for await (const page of eventsOf(db, folder, file, filterOf(wanted))) rows.push(...page)
    return rows
  })
  const erased = await readErased(db)
  return (found ?? [])
    .filter(({ player }) => player === null || !erased.has(player))
    .map(toEvent)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** The players of such events. While the caller holds the archive, no week leaves the database. */
export async function readArchivedPlayers(db: Reader, folder: string, wanted: ArchivedWanted): Promise<ReadonlySet<string>> {
  const found = await fromFiles(db, wanted, async (files) => {
    const players = new Set<string>()
    for (const { file } of files) {
      await checkFile(db, EVENTS, folder, file)
      for await (const rows of EVENT_FILES.read(join(folder, file), filterOf(wanted), ['player']))
        for (const { player } of rows) if (player !== null) players.add(player)
    }
    return players
  })
  const players = found ?? new Set<string>()
  for (const player of await readErased(db)) players.delete(player)
  return players
}

/** Waits until nothing is written to the archive, and keeps it so until the end of the transaction. */
export async function holdArchive(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${LOCKS.eventArchive})`.execute(tx)
}

async function fromFiles<T>(
  db: Reader,
  wanted: ArchivedWanted,
  read: (files: readonly ArchivedFile[]) => Promise<T>,
): Promise<T | null> {
  if (wanted.types.length === 0) return null
  const files = await readFiles(db, wanted)
  try {
    return await read(files)
  } catch (error) {
    // A file may have been written again, or be too old now.
    const isSame = JSON.stringify(await readFiles(db, wanted)) === JSON.stringify(files)
    if (isSame) throw error
    return fromFiles(db, wanted, read)
  }
}

/** The moment since which every event is in the database or in a file. */
export async function readWholeSince(db: Reader): Promise<Instant> {
  const { rows } = await sql<{ since: Instant }>`select whole_since as since from outbox.event_log`.execute(db)
  return rows[0]!.since
}

const toEvent = ({ id, type, player, brand, at_micros, payload }: EventRow): ArchivedEvent => ({
  id,
  type,
  player,
  brand,
  at: Number(at_micros / 1000n) as Instant,
  payload: JSON.parse(payload),
})

const microsOf = (at: Instant): bigint => BigInt(at) * 1000n

function filterOf({ of, types, since, until }: ArchivedWanted): ParquetQueryFilter {
  return {
    ...('players' in of ? { player: { $in: [...of.players] } } : { brand: { $eq: of.brand } }),
    type: { $in: [...types] },
    at_micros: { $gte: microsOf(since), ...(until === undefined ? {} : { $lt: microsOf(until) }) },
  }
}

interface ArchivedFile {
  readonly file: string
}

async function readFiles(db: Reader, { since, until }: Pick<ArchivedWanted, 'since' | 'until'>): Promise<ArchivedFile[]> {
  const { rows } = await sql<ArchivedFile>`
    select file from outbox.archive where deleted_at is null and until > ${timestamp(since)}
      and (${until === undefined ? sql`true` : sql`since < ${timestamp(until)}`}) order by since`.execute(db)
  return rows
}

async function readErased(db: Reader): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ player: string }>`select player from outbox.archive_erasure`.execute(db)
  return new Set(rows.map(({ player }) => player))
}

/** The events of a recorded file that is there and unaltered. */
export async function* eventsOf(
  db: Reader,
  folder: string,
  file: string,
  filter?: ParquetQueryFilter,
): AsyncGenerator<EventRow[]> {
  await checkFile(db, EVENTS, folder, file)
  yield* EVENT_FILES.read(join(folder, file), filter)
}
