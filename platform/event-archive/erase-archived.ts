import { sql } from 'kysely'
import { cleanFolder } from '../archive/clean-folder.ts'
import { holdFolder } from '../archive/folder-mark.ts'
import { remakeFile } from '../archive/make-file.ts'
import { withArchive } from '../archive/recorded-files.ts'
import type { Reader, Tx } from '../db/database.ts'
import type { ArchiveWork } from './archive-events.ts'
import { EVENT_FILES, type EventRow, EVENTS } from './event-files.ts'
import { eventsOf } from './read-archive.ts'

/** From now on no reader sees the archived events of this player, and the next run takes them out of the files. */
export async function eraseFromArchive(tx: Tx, player: string): Promise<void> {
  await sql`
    insert into outbox.archive_erasure (player)
    select ${player} where exists (select from outbox.archive where deleted_at is null) on conflict do nothing`.execute(tx)
}

/**
 * Takes the events of erased players out of the files: each file that has some is written again without them, takes the
 * place of the old one in the record, and then the old one leaves the disk. Repeated after an interruption, and until it
 * succeeded with every file; a file that fails does not hold up the others.
 */
export async function eraseArchived(work: ArchiveWork): Promise<void> {
  const { archivist, archive } = work
  const players = await readAsked(archivist.reader)
  if (players.length === 0) return
  const { rows: files } = await sql<{ file: string }>`
    select file from outbox.archive where deleted_at is null order by since`.execute(archivist.reader)
  const failures: unknown[] = []
  for (const { file } of files) {
    const isDone = await withArchive(archivist, EVENTS, (tx) => eraseFrom(tx, work, file, players)).catch((error: unknown) => {
      failures.push(error)
      return true
    })
    // Another process works on the files, or has just replaced this one: all is asked again.
    if (!isDone) return fail(failures)
  }
  await withArchive(archivist, EVENTS, async (tx) => {
    await cleanFolder(tx, EVENTS, archive.folder)
    if (failures.length > 0) return
    await sql`delete from outbox.archive_erasure where player = any(${players}::text[])`.execute(tx)
  })
  fail(failures)
}

function fail(failures: readonly unknown[]): void {
  if (failures.length === 0) return
  const of = failures.length === 1 ? 'an archived file' : `${failures.length} archived files`
  throw new AggregateError(failures, `events of erased players may still be in ${of}: ${String(failures[0])}`)
}

/** False if the file is not recorded any more. */
async function eraseFrom(
  tx: Tx,
  { archive: { folder }, log, afterStep = () => {} }: ArchiveWork,
  file: string,
  players: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`select from outbox.archive where file = ${file} and deleted_at is null`.execute(tx)
  if (rows.length === 0) return false
  await holdFolder(tx, EVENTS, folder)
  if (!(await hasAny(tx, folder, file, players))) return true
  const left = without(eventsOf(tx, folder, file), new Set(players))
  const made = await remakeFile(EVENT_FILES, { tx, kind: EVENTS, folder, file }, left, afterStep)
  const record = JSON.stringify(made)
  await sql`select outbox.replace_archived(${file}, jsonb_populate_record(null::outbox.archive, ${record}::jsonb))`.execute(tx)
  log.info({ file: made.file }, 'events of erased players left an archived file')
  return true
}

async function readAsked(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ player: string }>`select player from outbox.archive_erasure order by player`.execute(db)
  return rows.map(({ player }) => player)
}

async function hasAny(db: Reader, folder: string, file: string, players: readonly string[]): Promise<boolean> {
  for await (const rows of eventsOf(db, folder, file, { player: { $in: [...players] } })) if (rows.length > 0) return true
  return false
}

async function* without(pages: AsyncIterable<readonly EventRow[]>, players: ReadonlySet<string>): AsyncGenerator<EventRow[]> {
  for await (const rows of pages) {
    const left = rows.filter(({ player }) => player === null || !players.has(player))
    if (left.length > 0) yield left
  }
}
