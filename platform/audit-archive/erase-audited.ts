import { join } from 'node:path'
import { sql } from 'kysely'
import { cleanFolder, removeUnrecorded } from '../archive/clean-folder.ts'
import { holdFolder } from '../archive/folder-mark.ts'
import { remakeFile } from '../archive/make-file.ts'
import { checkFile, withArchive } from '../archive/recorded-files.ts'
import type { Reader, Tx } from '../db/database.ts'
import type { AuditArchiveWork } from './archive-audit.ts'
import { AUDIT, AUDIT_FILES, type AuditRow, ROW_COLUMNS, toJson } from './audit-files.ts'

/** Blanks a person's words and addresses in the table. From now on no reader sees those in files, which `eraseAudited` blanks. */
export async function eraseFromAudit(tx: Tx, player: string): Promise<void> {
  await sql`select erase_from_audit(${player})`.execute(tx)
}

/** Whether files may still have words or addresses of this player. */
export async function isInAuditFiles(db: Reader, player: string): Promise<boolean> {
  const { rows } = await sql`select from audit_erasure where player = ${player}`.execute(db)
  return rows.length > 0
}

/** Whether files may still have words or addresses of a brand's erased players. */
export async function waitsForAuditFiles(db: Reader, brand: string): Promise<boolean> {
  const { rows } = await sql`
    select from audit_erasure e join player p on p.id = e.player where p.brand = ${brand} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Blanks the entries of erased players in the files: each file that has some is written again, takes the place of the old
 * one in the record, and then the old one leaves the disk, with all that an interrupted run left. Repeated until it
 * succeeded with every file; a file that fails does not hold up the others.
 */
export async function eraseAudited(work: AuditArchiveWork): Promise<void> {
  const { archivist, archive, afterStep = () => {} } = work
  const { rows: asked } = await sql<{ player: string }>`select player from audit_erasure order by player`.execute(
    archivist.reader,
  )
  const players = asked.map(({ player }) => player)
  if (players.length === 0) return
  const errors: unknown[] = []
  // By player, since another process may give a file a new name after it failed here.
  const waiting = new Set<string>()
  for (const { file, theirs } of await filesOf(archivist.reader, players)) {
    const isDone = await withArchive(archivist, AUDIT, (tx) => blankFile(tx, work, file, players)).catch((error: unknown) => {
      errors.push(error)
      for (const player of theirs) waiting.add(player)
      return true
    })
    // Another process works on the files, or has just replaced this one: the next run asks again.
    if (!isDone) return
    await afterStep('replaced')
  }
  await withArchive(archivist, AUDIT, async (tx) => {
    await cleanFolder(tx, AUDIT, archive.folder)
    // It may have been written before these players were erased.
    await removeUnrecorded(tx, AUDIT, archive.folder)
    await afterStep('cleaned')
    await sql`delete from audit_erasure where player = any (${players.filter((each) => !waiting.has(each))}::text[])`.execute(tx)
  })
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `words of erased players may still be in ${errors.length} archived files: ${String(errors[0])}`,
    )
}

interface FileToBlank {
  readonly file: string
  /** The players who have entries in it. */
  readonly theirs: readonly string[]
}

async function filesOf(db: Reader, players: readonly string[]): Promise<FileToBlank[]> {
  const { rows } = await sql<FileToBlank>`
    select file, array_agg(player) as theirs from (
      select file, subject as player from audit_archived where subject = any (${[...players]}::text[])
      union all select file, actor from audit_archived_actor where actor = any (${[...players]}::text[])
    ) as p group by file order by file`.execute(db)
  return rows
}

/** False if the file is not recorded any more. */
async function blankFile(
  tx: Tx,
  { archive: { folder }, log, afterStep = () => {} }: AuditArchiveWork,
  file: string,
  players: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`select from audit_file where file = ${file}`.execute(tx)
  if (rows.length === 0) return false
  await holdFolder(tx, AUDIT, folder)
  await checkFile(tx, AUDIT, folder, file)
  const pages = () => blanked(tx, AUDIT_FILES.read(join(folder, file)), new Set(players))
  if (!(await changesAny(pages()))) return true
  const made = await remakeFile(AUDIT_FILES, { tx, kind: AUDIT, folder, file }, rowsOf(pages()), afterStep)
  await sql`select replace_audit_file(${file}, jsonb_populate_record(null::audit_file, ${JSON.stringify(made)}::jsonb))`.execute(
    tx,
  )
  await afterStep('recorded')
  log.info({ file: made.file }, 'words of erased players left an archived file')
  return true
}

interface BlankedPage {
  readonly rows: AuditRow[]
  readonly isChanged: boolean
}

async function* blanked(
  tx: Tx,
  pages: AsyncIterable<readonly AuditRow[]>,
  players: ReadonlySet<string>,
): AsyncGenerator<BlankedPage> {
  for await (const rows of pages) {
    const theirs = rows.filter(({ subject, actor }) => players.has(subject) || (actor !== null && players.has(actor)))
    const blank = new Map((await blankRows(tx, theirs)).map((row) => [row.id, row]))
    const isChanged = theirs.some((row) => toJson([row]) !== toJson([blank.get(row.id)!]))
    yield { rows: rows.map((row) => blank.get(row.id) ?? row), isChanged }
  }
}

async function blankRows(tx: Tx, rows: readonly AuditRow[]): Promise<AuditRow[]> {
  if (rows.length === 0) return []
  return (await sql<AuditRow>`select ${ROW_COLUMNS} from audit_of_rows(${toJson(rows)}::jsonb) e`.execute(tx)).rows
}

async function changesAny(pages: AsyncIterable<BlankedPage>): Promise<boolean> {
  for await (const { isChanged } of pages) if (isChanged) return true
  return false
}

async function* rowsOf(pages: AsyncIterable<BlankedPage>): AsyncGenerator<AuditRow[]> {
  for await (const { rows } of pages) yield rows
}
