import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { cleanFolder, nameOf, removeUnrecorded } from '../archive/clean-folder.ts'
import { cursorPages } from '../archive/cursor-pages.ts'
import { checkFolder, claimFolder, stateOfFolder } from '../archive/folder-mark.ts'
import { type AfterStep, makeFile } from '../archive/make-file.ts'
import { withArchive } from '../archive/recorded-files.ts'
import type { EventArchive } from '../config/event-archive.ts'
import type { Archivist, Reader, Tx } from '../db/database.ts'
import { EVENT_DAYS } from '../outbox/retain.ts'
import { EVENT_FILES, type EventRow, EVENTS } from './event-files.ts'

export interface ArchiveWork {
  readonly archivist: Archivist
  readonly log: Logger
  readonly archive: EventArchive
  readonly afterStep?: AfterStep
}

/** Parts of the table are made this many weeks ahead. */
const WEEKS_AHEAD = 3
/** Few, since encoding a page holds the process up. */
const ROWS_AT_ONCE = 2_000

/**
 * Makes the parts of the next weeks, and moves the events of ended ones to files: of weeks that are older than a week, and
 * that every reader has passed. Repeated at any time, by any number of processes.
 */
export async function archiveEvents(work: ArchiveWork): Promise<void> {
  const { archivist, log, archive } = work
  await archivist.transaction((tx) => sql`select outbox.make_parts(${WEEKS_AHEAD})`.execute(tx))
  if (archive.months > 0) {
    if (!(await withArchive(archivist, EVENTS, (tx) => claimFolder(tx, EVENTS, archive.folder)))) return
    await forgetOld(work)
  }
  await withArchive(archivist, EVENTS, async (tx) => {
    if (await mayClean(tx, archive)) await cleanFolder(tx, EVENTS, archive.folder)
  })
  const tried: string[] = []
  for (;;) {
    // In its own transaction, since asking takes a transaction id, and no roll-up passes one while a file is written.
    const part = await withArchive(archivist, EVENTS, async (tx) => {
      const next = (await readPartsToLeave(tx)).find((name) => !tried.includes(name))
      if (next === undefined) return undefined
      // Before the lock, since a refused run is repeated every minute.
      if (archive.months > 0) await checkFolder(tx, EVENTS, archive.folder)
      return (await mayDrop(tx)) ? next : undefined
    })
    if (part === undefined) return
    tried.push(part)
    const isGone = await withArchive(archivist, EVENTS, async (tx) => {
      // Another process may have dropped it since.
      const isThere = (await readPartsToLeave(tx)).includes(part)
      return isThere && leave(tx, work, part)
    })
    if (isGone === undefined) return
    if (isGone) log.info({ part }, archive.months > 0 ? 'a week of events was archived' : 'a week of events was deleted')
  }
}

/** Without months nothing is written, and weeks are deleted whatever the folder is. */
const mayClean = async (tx: Tx, { folder, months }: EventArchive): Promise<boolean> =>
  months > 0 || (await stateOfFolder(tx, EVENTS, folder)) === 'own'

async function readPartsToLeave(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from outbox.parts_to_leave(${EVENT_DAYS})`.execute(db)
  return rows.map(({ name }) => name)
}

/** Not while a dump reads the table: the file would be written in vain. */
async function mayDrop(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select outbox.may_drop_part() as may`.execute(tx)
  return rows[0]!.may
}

/** False if the part changed meanwhile: the next run looks again. */
async function leave(tx: Tx, { archive, afterStep = () => {} }: ArchiveWork, part: string): Promise<boolean> {
  const { folder, months } = archive
  const span = months === 0 ? null : await spanOf(tx, part)
  if (await mayClean(tx, archive)) await removeUnrecorded(tx, EVENTS, folder, part)
  // An empty week leaves no file.
  if (!span || span.rows === 0) return drop(tx, part, 0n, null)
  const file = await nameOf(tx, EVENTS, part)
  const marks = { sum: 0n }
  const made = await makeFile(EVENT_FILES, { tx, kind: EVENTS, folder, file }, pagesOf(tx, part, marks), afterStep)
  const archived = { since: span.since, until: span.until, ...made }
  // After an error the file stays for the next run: another process may have recorded one of this name meanwhile.
  const isGone = await drop(tx, part, marks.sum, archived)
  if (!isGone) await unlink(join(folder, file))
  await afterStep('dropped')
  return isGone
}

interface Span {
  readonly rows: number
  readonly since: string
  readonly until: string
}

async function spanOf(tx: Tx, part: string): Promise<Span> {
  const { rows } = await sql<Span>`
    select count(*)::int as rows, min(at)::text as since, (max(at) + interval '1 microsecond')::text as until
    from outbox.event where at >= (select since from outbox.event_part where name = ${part})
      and at < (select until from outbox.event_part where name = ${part})`.execute(tx)
  return rows[0]!
}

/** By player, so that a reader skips most of a file. Adds up the marks of what it read. */
async function* pagesOf(tx: Tx, part: string, marks: { sum: bigint }): AsyncGenerator<EventRow[]> {
  const query = sql<EventRow & { readonly mark: bigint }>`
    select id, txid::text::bigint as txid, type, player, brand, (extract(epoch from at) * 1000000)::bigint as at_micros,
      payload::text as payload, outbox.mark_of(id, txid, type, player, brand, at, payload) as mark
    from outbox.event where at >= (select since from outbox.event_part where name = ${sql.lit(part)})
      and at < (select until from outbox.event_part where name = ${sql.lit(part)})
    order by player nulls first, id`
  for await (const rows of cursorPages(tx, query, ROWS_AT_ONCE)) {
    for (const { mark } of rows) marks.sum += mark
    yield rows.map(({ mark: _, ...event }) => event)
  }
}

async function drop(tx: Tx, part: string, marks: bigint, archived: object | null): Promise<boolean> {
  const record =
    archived === null ? sql`null` : sql`jsonb_populate_record(null::outbox.archive, ${JSON.stringify(archived)}::jsonb)`
  const { rows } = await sql<{ isGone: boolean }>`
    select outbox.drop_part(${part}, ${EVENT_DAYS}, ${String(marks)}::numeric, ${record}) as "isGone"`.execute(tx)
  return rows[0]!.isGone
}

/** Files older than the months that are kept leave the record; the next cleaning deletes them. */
async function forgetOld({ archivist, archive }: ArchiveWork): Promise<void> {
  await withArchive(archivist, EVENTS, (tx) =>
    sql`select outbox.forget_archived(now() - make_interval(months => ${archive.months}))`.execute(tx),
  )
}
