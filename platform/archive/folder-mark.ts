import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Reader, Tx } from '../db/database.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveKind } from './archive-kind.ts'
import { stateOfFile, toUnreadable } from './file-state.ts'
import { sync } from './hash-file.ts'
import { removeOwnPartial } from './partial-files.ts'
import { helpOf, type RecordedFile, readRecorded } from './recorded-files.ts'

/** Why a folder is not the archive's own. */
export interface FolderFault {
  /**
   * None is set, as there was once; it is gone; it has no mark, as an unmounted volume's; that of another archive; files of
   * another database; or it cannot be read.
   */
  readonly why: 'unset' | 'absent' | 'markless' | 'foreign' | 'taken' | 'unreadable'
  /** Of one that cannot be read: `EACCES`. */
  readonly code?: string
}

/** The folder that has the archive's mark; none was marked yet; or another one. */
export type FolderState = 'own' | 'unmarked' | FolderFault

/** The mark of the archive's folder; null before its first run. */
export async function markOf(db: Reader, { record }: ArchiveKind): Promise<string | null> {
  const { rows } = await sql<{ mark: string }>`select mark from archive_folder where record = ${record}`.execute(db)
  return rows[0]?.mark ?? null
}

export async function stateOfFolder(db: Reader, kind: ArchiveKind, folder: string): Promise<FolderState> {
  const mark = await markOf(db, kind)
  if (mark === null) return 'unmarked'
  if (folder === '') return { why: 'unset' }
  const found = await readMark(kind, folder)
  if (typeof found === 'object') return found
  return found === mark ? 'own' : { why: 'foreign' }
}

/** What keeps an archive from its folder; null if nothing does, also before its first run. */
export async function faultOfFolder(db: Reader, kind: ArchiveKind, folder: string): Promise<FolderFault | null> {
  const state = await stateOfFolder(db, kind, folder)
  if (state === 'own') return null
  return state === 'unmarked' ? faultOfUnmarked(db, kind, folder) : state
}

/** What to say of a folder that is not the archive's. */
export function sayFault(kind: ArchiveKind, folder: string, { why, code }: FolderFault): string {
  const { rows, help } = kind
  const says = {
    unset: `no folder of ${rows} is set, as there was once: set it again`,
    absent: `${folder}, the folder of ${rows}, is not there: mount or set the right one`,
    markless: `${folder} is not the folder of ${rows}, or its ${markerOf(kind)} was lost: mount or set the right one`,
    foreign: `${folder} is not the folder of ${rows}, as its ${markerOf(kind)} is of another one: mount or set the right one`,
    taken: `${folder} has files of another database, or of this one before it was restored: set another folder, or delete ${markerOf(kind)} there`,
    unreadable: `${folder}, the folder of ${rows}, cannot be read (${code}): let the user of the site read it, or mend its disk`,
  }
  return `${says[why]}; see ${help}.`
}

/** Nothing is added in a folder without the mark, nor beside a file that is missing or of another size. */
export async function checkFolder(db: Reader, kind: ArchiveKind, folder: string): Promise<void> {
  refuseOther(kind, folder, await stateOfFolder(db, kind, folder))
  for (const record of await readRecorded(db, kind)) {
    const state = await stateOfFile(folder, record, 0)
    if (state === 'whole' || state === 'unread') continue
    const is = typeof state === 'object' ? `cannot be read (${state.code})` : `is ${state}`
    throw new ArchiveError(`${join(folder, record.file)} ${is}, so no further ${kind.period} is archived. ${helpOf(kind)}`)
  }
}

/** Before the first run, any folder is another one. */
function refuseOther(kind: ArchiveKind, folder: string, state: FolderState): void {
  if (state === 'own') return
  throw new ArchiveError(sayFault(kind, folder, state === 'unmarked' ? { why: 'markless' } : state))
}

/**
 * Throws unless the folder is the archive's own, and marks it at its first use. The caller holds the archive, and writes
 * nothing else in this transaction: after a crash the mark in the folder is taken up.
 */
export async function claimFolder(tx: Tx, kind: ArchiveKind, folder: string): Promise<true> {
  const state = await stateOfFolder(tx, kind, folder)
  if (state === 'own') return true
  if (state !== 'unmarked') await removeOwnPartial(kind, folder, (await markOf(tx, kind))!)
  const fault = state === 'unmarked' ? await faultOfUnmarked(tx, kind, folder) : state
  if (fault) throw new ArchiveError(sayFault(kind, folder, fault))
  await mkdir(folder, { recursive: true })
  const found = await readMark(kind, folder)
  const mark = typeof found === 'string' ? found : await writeMark(tx, kind, folder)
  await sql`insert into archive_folder (record, mark) values (${kind.record}, ${mark})`.execute(tx)
  return true
}

/** The same for an archive that may never have been used: without files and mark no folder is its own. */
export async function holdFolder(tx: Tx, kind: ArchiveKind, folder: string): Promise<void> {
  const isUsed = (await stateOfFolder(tx, kind, folder)) !== 'unmarked' || (await readRecorded(tx, kind)).length > 0
  if (isUsed) await claimFolder(tx, kind, folder)
}

/**
 * Throws unless a new file is in the archive's own folder: a volume may have gone or come since the folder was checked. In
 * another folder it is deleted, as no erasure would find its words there once the volume is back.
 */
export async function confirmFile(
  db: Reader,
  kind: ArchiveKind,
  folder: string,
  file: Pick<RecordedFile, 'file' | 'bytes' | 'sha256'>,
): Promise<void> {
  const state = await stateOfFolder(db, kind, folder)
  if (state === 'own' && (await isThere(folder, file))) return
  if (state !== 'own' && (await stateOfFile(folder, file)) === 'whole') await unlink(join(folder, file.file))
  // Its own folder again, without the file: that was written while another one was in its place.
  refuseOther(kind, folder, state === 'own' ? { why: 'markless' } : state)
}

async function isThere(folder: string, file: Pick<RecordedFile, 'file' | 'bytes' | 'sha256'>): Promise<boolean> {
  const state = await stateOfFile(folder, file, 0)
  return state === 'whole' || state === 'unread'
}

/**
 * A folder that no mark tells from others: one of an earlier release has a recorded file in its size, since other sites have
 * files of the same names; a new one has no file of another site.
 */
async function faultOfUnmarked(db: Reader, kind: ArchiveKind, folder: string): Promise<FolderFault | null> {
  const recorded = await readRecorded(db, kind)
  if (folder === '') return recorded.length > 0 ? { why: 'unset' } : null
  const mark = await readMark(kind, folder)
  if (typeof mark === 'object' && mark.why === 'unreadable') return mark
  if (recorded.length === 0) return typeof mark === 'string' && (await hasFiles(kind, folder)) ? { why: 'taken' } : null
  for (const file of recorded) if (await isThere(folder, file)) return null
  return typeof mark === 'object' ? mark : { why: 'foreign' }
}

const markerOf = ({ prefix }: ArchiveKind): string => `${prefix}folder.txt`

/** The fault of a folder without one. A mark that cannot be read may be any. */
async function readMark(kind: ArchiveKind, folder: string): Promise<string | FolderFault> {
  const text = await readFile(join(folder, markerOf(kind)), 'utf8').catch(toUnreadable)
  if (typeof text === 'string') return text.split('\n')[0]!
  if (text.code !== 'ENOENT') return { why: 'unreadable', ...text }
  const there = await stat(folder).catch(toUnreadable)
  return { why: 'code' in there ? 'absent' : 'markless' }
}

async function writeMark(db: Reader, kind: ArchiveKind, folder: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`select gen_random_uuid()::text as mark`.execute(db)
  const { mark } = rows[0]!
  const path = join(folder, markerOf(kind))
  await writeFile(
    `${path}.tmp`,
    `${mark}\nThis folder holds ${kind.rows} of one database. Keep this file in it. See ${kind.help}.\n`,
  )
  await sync(`${path}.tmp`)
  await rename(`${path}.tmp`, path)
  await sync(folder)
  return mark
}

const hasFiles = async ({ prefix }: ArchiveKind, folder: string): Promise<boolean> =>
  (await readdir(folder)).some((file) => file.startsWith(prefix) && file.endsWith('.parquet'))
