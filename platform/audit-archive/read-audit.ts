import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { type Instant, toUnixSeconds } from '#kernel/time.ts'
import type { UnreadFile } from '#kernel/unread-file.ts'
import { ArchiveError } from '../archive/archive-error.ts'
import { checkFile, throwUnreadable } from '../archive/recorded-files.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../db/database.ts'
import { AUDIT, AUDIT_FILES, type AuditRow, toJson } from './audit-files.ts'

export interface EntriesAsked {
  readonly subjects: readonly string[]
  /** Any if absent. */
  readonly brand?: string
  /** Any action if absent. */
  readonly what?: string
  readonly max: number
}

interface Place {
  readonly file: string
  readonly firstRow: number
  readonly entries: number
  /** A bigint in JSON. */
  readonly lastId: string
  /** When its file's entries are from. */
  readonly since: Instant
  readonly until: Instant
}

interface Fault extends UnreadFile {
  readonly error: ArchiveError
}

interface Found<Row> {
  readonly rows: Row[]
  readonly faults: readonly Fault[]
}

export interface EntriesThere<Row> {
  readonly rows: Row[]
  /** Files that may have some of the newest entries: such entries are not among the rows, and a reader has to say so. */
  readonly unreadFiles: UnreadFile[]
}

/** The newest entries on some subjects. Throws if a file that may have some of them cannot be read. */
export async function readEntries<Row extends { readonly id: bigint }>(
  db: Reader,
  folder: string,
  asked: EntriesAsked,
  columns: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows, faults } = await findEntries<Row>(db, folder, asked, columns)
  if (faults[0]) throw faults[0].error
  return rows
}

/** The newest entries on some subjects without those in files that cannot be read, and the names of these files. */
export async function readEntriesThere<Row extends { readonly id: bigint }>(
  db: Reader,
  { auditFolder, log }: Pick<Context, 'auditFolder' | 'log'>,
  asked: EntriesAsked,
  columns: RawBuilder<unknown>,
): Promise<EntriesThere<Row>> {
  const { rows, faults } = await findEntries<Row>(db, auditFolder, asked, columns)
  for (const { error } of faults)
    log.error({ err: error, subjects: asked.subjects }, 'audit entries were shown without those of an archived file')
  return { rows, unreadFiles: faults.map(({ error: _, ...file }) => file) }
}

/**
 * The newest entries on some subjects, in the table and in files, newest first. `columns` selects from an entry `e` joined
 * with its operator `o`, and has its id: the same statement reads both, so a row looks the same wherever it is.
 */
async function findEntries<Row extends { readonly id: bigint }>(
  db: Reader,
  folder: string,
  asked: EntriesAsked,
  columns: RawBuilder<unknown>,
): Promise<Found<Row>> {
  const { subjects, max } = asked
  const [brand, what] = [asked.brand ?? null, asked.what ?? null]
  const newestOf = async (source: RawBuilder<unknown>): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select ${columns} from ${source} as e left join operator o on o.id = e.actor
      where e.subject = any (${[...subjects]}::text[]) and (${brand}::text is null or e.brand = ${brand})
        and (${what}::text is null or e.what = ${what})
      order by e.id desc limit ${max}`.execute(db)
    return rows
  }
  const readArchived = async (placed: Placed): Promise<Found<Row>> => {
    const places = await readPlaces(db, placed)
    if (places.length === 0) return { rows: [], faults: [] }
    const areSame = async () => JSON.stringify(await readPlaces(db, placed)) === JSON.stringify(places)
    try {
      const { rows, faults } = await rowsAt(db, folder, { places, asked })
      const there = { rows: await newestOf(sql`audit_of_rows(${toJson(rows)}::jsonb)`), faults }
      if (await areSame()) return there
    } catch (error) {
      if (await areSame()) throw error
    }
    // An erasure has written a file again: what was read of the old one is not to be shown.
    return readArchived(placed)
  }
  // The table first: an entry that leaves meanwhile is in both.
  const inTable = await newestOf(sql`audit_event`)
  const { rows: inFiles, faults } = await readArchived({ ...asked, since: inTable.length < max ? null : inTable.at(-1)!.id })
  const all = new Map([...inFiles, ...inTable].map((row) => [row.id, row]))
  return { rows: [...all.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, max), faults }
}

type Placed = EntriesAsked & { readonly since: bigint | null }

/** Rows among which the newest are. Files come by their newest entry, and those that are too old are not opened. */
async function rowsAt(
  db: Reader,
  folder: string,
  { places, asked: { max, brand, what } }: { readonly places: readonly Place[]; readonly asked: EntriesAsked },
): Promise<Found<AuditRow>> {
  const rows: AuditRow[] = []
  const faults: Fault[] = []
  let newest: bigint[] = []
  for (const { file, firstRow, entries, lastId, since, until } of places) {
    if (newest.length === max && newest.at(-1)! > BigInt(lastId)) break
    // Of several subjects.
    if (faults.some((fault) => fault.file === file)) continue
    const read = async () => {
      await checkFile(db, AUDIT, folder, file)
      const span = { from: firstRow, until: firstRow + entries }
      return AUDIT_FILES.slice(join(folder, file), span).catch(throwUnreadable(AUDIT, folder, file))
    }
    const found = await read().catch(toArchiveError)
    if (found instanceof ArchiveError) {
      faults.push({ file, since: toUnixSeconds(since), until: toUnixSeconds(until), error: found })
      continue
    }
    rows.push(...found)
    const asked = found.filter((row) => (brand ?? row.brand) === row.brand && (what ?? row.what) === row.what)
    newest = [...newest, ...asked.map(({ id }) => id)].toSorted((one, other) => (one < other ? 1 : -1)).slice(0, max)
  }
  return { rows, faults }
}

function toArchiveError(error: unknown): ArchiveError {
  if (error instanceof ArchiveError) return error
  throw error
}

async function readPlaces(db: Reader, { subjects, what, since }: Placed): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select file, first_row as "firstRow", entries, last_id::text as "lastId", since, until
    from audit_archived join audit_file using (file)
    where subject = any (${[...subjects]}::text[]) and (${what ?? null}::text is null or ${what ?? null} = any (actions))
      and (${since}::bigint is null or last_id > ${since}) order by last_id desc`.execute(db)
  return rows
}
