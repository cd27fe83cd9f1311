import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import { cleanFolder, nameOf, removeUnrecorded } from '../archive/clean-folder.ts'
import { cursorPages } from '../archive/cursor-pages.ts'
import { checkFolder, claimFolder } from '../archive/folder-mark.ts'
import { type AfterStep, type MadeFile, makeFile } from '../archive/make-file.ts'
import { monthOf, partOf } from '../archive/months.ts'
import { withArchive } from '../archive/recorded-files.ts'
import type { MonthArchive } from '../config/month-archive.ts'
import type { Archivist, Tx } from '../db/database.ts'
import { AUDIT, AUDIT_FILES, type AuditRow, ROW_COLUMNS } from './audit-files.ts'
import { openPlaces, type Places } from './places.ts'

export interface AuditArchiveWork {
  readonly archivist: Archivist
  readonly log: Logger
  readonly archive: MonthArchive
  readonly afterStep?: AfterStep
}

export interface AuditMove extends AuditArchiveWork {
  readonly now: Instant
  /** Actions whose entries stay. */
  readonly inUse: readonly string[]
  /** Fewer in tests. */
  readonly entriesPerFile?: number
  /** Shorter in tests. */
  readonly runMs?: number
}

const ENTRIES_PER_FILE = 50_000
/** Fewer further entries of a month than this part of a file wait for the file of the next one. */
const FEW_OF_A_FILE = 1 / 50
/** No further file is begun after this time: other jobs of the process wait for this one. */
const RUN_MS = 5 * MINUTE_MS
/** Few, since encoding a page holds the process up. */
const ROWS_AT_ONCE = 1_000

/**
 * Moves audit entries of ended months to files, oldest first, as long as there are any, but no longer than a few minutes.
 * Repeated at any time, by any number of processes: a file and its entries change places in one transaction.
 */
export async function archiveAudit(work: AuditMove): Promise<void> {
  const { archivist, log, archive, now } = work
  if (archive.afterMonths === null) return
  const until = monthOf(now, -archive.afterMonths)
  if (!(await withArchive(archivist, AUDIT, (tx) => claimFolder(tx, AUDIT, archive.folder)))) return
  await withArchive(archivist, AUDIT, (tx) => cleanFolder(tx, AUDIT, archive.folder))
  const started = performance.now()
  for (let isFirst = true; isFirst || performance.now() - started < (work.runMs ?? RUN_MS); isFirst = false) {
    const moved = await withArchive(archivist, AUDIT, (tx) => moveNext(tx, work, until))
    if (!moved) return
    log.info(moved, 'audit entries left the database for a file')
  }
}

/** Undefined if no entry may leave. */
async function moveNext(tx: Tx, work: AuditMove, until: Instant) {
  const { archive, inUse, afterStep = () => {}, entriesPerFile: limit = ENTRIES_PER_FILE } = work
  const { folder } = archive
  const staying = { inUse, last: await readLast(tx) }
  const month = await nextMonth(tx, { until, ...staying, few: Math.ceil(limit * FEW_OF_A_FILE) })
  if (month === undefined) return undefined
  await checkFolder(tx, AUDIT, folder)
  const part = partOf(AUDIT, month)
  await removeUnrecorded(tx, AUDIT, folder, part)
  const file = await nameOf(tx, AUDIT, part)
  const places = openPlaces()
  const pages = pagesOf(tx, { until: monthOf(month, 1), ...staying, limit }, places)
  const made = await makeFile(AUDIT_FILES, { tx, kind: AUDIT, folder, file }, pages, afterStep)
  // After an error the file stays for the next run: another process may have recorded one of this name meanwhile.
  await recordFile(tx, made, places)
  await afterStep('recorded')
  await sql`select remove_audited(${places.ids.join(' ')})`.execute(tx)
  await afterStep('deleted')
  return { file, entries: made.rows }
}

interface Leaving {
  readonly until: Instant
  readonly inUse: readonly string[]
  /** Ids, see `readLast`. */
  readonly last: string
}

/** Entries `e` that nobody reads from the table alone. */
const mayLeave = ({ until, inUse, last }: Leaving) => sql`e.at < ${sql.lit(new Date(until).toISOString())}
  and not (e.what = any (string_to_array(${sql.lit(inUse.join(' '))}, ' '))) and e.id <> all (${sql.lit(last)}::bigint[])`

/**
 * The last action of each operator on what has no id of its own (a list, a feature, a cap), which stays: pages show it as
 * the present state. An array for other statements: it is hashed, whereas a subquery may be run through for each entry.
 */
async function readLast(tx: Tx): Promise<string> {
  const { rows } = await sql<{ last: string }>`
    select array(select max(id) from audit_event where subject !~ '[a-z]{3}_[0-9a-z]{26}' group by brand, subject, actor)::text as last`.execute(
    tx,
  )
  return rows[0]!.last
}

/** The oldest month that has no file yet, or enough entries for another; what is older and left over goes with it. */
async function nextMonth(tx: Tx, { few, ...leaving }: Leaving & { readonly few: number }): Promise<Instant | undefined> {
  const { rows: months } = await sql<{ month: Instant; entries: number }>`
    select date_trunc('month', e.at, 'UTC') as month, count(*)::int as entries from audit_event e
    where ${mayLeave(leaving)} group by 1 order by 1`.execute(tx)
  const { rows: files } = await sql<{ part: string }>`select distinct split_part(file, '-', 1) as part from audit_file`.execute(
    tx,
  )
  const parts = new Set(files.map(({ part }) => part))
  let entries = 0
  for (const each of months) {
    entries += each.entries
    if (entries >= few || !parts.has(partOf(AUDIT, each.month))) return each.month
  }
  return undefined
}

/** By subject, so that the entries on one lie together. Notes where. */
async function* pagesOf(
  tx: Tx,
  { limit, ...leaving }: Leaving & { readonly limit: number },
  places: Places,
): AsyncGenerator<AuditRow[]> {
  const query = sql<AuditRow & { mark: bigint }>`
    select ${ROW_COLUMNS}, hashtextextended(e::text, 0) as mark from audit_event e where ${mayLeave(leaving)}
    order by e.subject collate "C", e.id desc limit ${sql.lit(limit)}`
  for await (const rows of cursorPages(tx, query, ROWS_AT_ONCE)) {
    yield rows.map(({ mark, ...row }) => {
      places.add(row, mark)
      return row
    })
  }
}

async function recordFile(tx: Tx, { file, rows, bytes, sha256 }: MadeFile, places: Places): Promise<void> {
  const [first, last] = places
    .span()
    .map((micros) => sql`timestamptz 'epoch' + ${String(micros)}::bigint * interval '1 microsecond'`)
  await sql`
    insert into audit_file (file, since, until, rows, bytes, sha256, marks)
    values (${file}, ${first}, ${last} + interval '1 microsecond', ${rows}, ${bytes}, ${sha256}, ${String(places.marks())})`.execute(
    tx,
  )
  await sql`
    insert into audit_archived (subject, file, first_row, entries, last_id, actions)
    select subject, ${file}, "firstRow", entries, "lastId", actions
    from jsonb_to_recordset(${JSON.stringify(places.list())}::jsonb)
      as p (subject text, "firstRow" int, entries int, "lastId" bigint, actions text[])`.execute(tx)
  await sql`insert into audit_archived_actor (actor, file) select unnest(${[...places.actors]}::text[]), ${file}`.execute(tx)
}
