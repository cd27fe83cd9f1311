import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Reader, Tx } from '../db/database.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveKind } from './archive-kind.ts'
import { stateOfFile } from './file-state.ts'
import { sync } from './hash-file.ts'
import { helpOf, type RecordedFile, readRecorded } from './recorded-files.ts'

/** The folder that has the archive's mark; another one, such as an unmounted volume's; or none was marked yet. */
export type FolderState = 'own' | 'foreign' | 'unmarked'

export async function stateOfFolder(db: Reader, kind: ArchiveKind, folder: string): Promise<FolderState> {
  const { rows } = await sql<{ mark: string }>`select mark from archive_folder where record = ${kind.record}`.execute(db)
  if (!rows[0]) return 'unmarked'
  return (await readMark(kind, folder)) === rows[0].mark ? 'own' : 'foreign'
}

/** What to say of a folder that is not the archive's. */
export const foreignFolder = (kind: ArchiveKind, folder: string): string =>
  folder === ''
    ? `no folder of ${kind.rows} is set, as there was once: set it again; see ${kind.help}.`
    : `${folder} is not the folder of ${kind.rows}, or its ${markerOf(kind)} was lost: mount or set the right one; see ${kind.help}.`

/** Nothing is added in a folder without the mark, nor beside a file that is missing or of another size. */
export async function checkFolder(db: Reader, kind: ArchiveKind, folder: string): Promise<void> {
  if ((await stateOfFolder(db, kind, folder)) !== 'own') throw new ArchiveError(foreignFolder(kind, folder))
  for (const record of await readRecorded(db, kind)) {
    const state = await stateOfFile(folder, record, 0)
    if (state === 'missing' || state === 'altered')
      throw new ArchiveError(
        `${join(folder, record.file)} is ${state}, so no further ${kind.period} is archived. ${helpOf(kind)}`,
      )
  }
}

/**
 * Throws unless the folder is the archive's own, and marks it at its first use. The caller holds the archive, and writes
 * nothing else in this transaction: after a crash the mark in the folder is taken up.
 */
export async function claimFolder(tx: Tx, kind: ArchiveKind, folder: string): Promise<true> {
  const state = await stateOfFolder(tx, kind, folder)
  if (state === 'foreign') throw new ArchiveError(foreignFolder(kind, folder))
  if (state === 'own') return true
  await refuseUnlikely(tx, kind, folder)
  await mkdir(folder, { recursive: true })
  const mark = (await readMark(kind, folder)) ?? (await writeMark(tx, kind, folder))
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
  const isOwn = (await stateOfFolder(db, kind, folder)) === 'own'
  if (isOwn && (await isThere(folder, file))) return
  if (!isOwn && (await stateOfFile(folder, file)) === 'whole') await unlink(join(folder, file.file))
  throw new ArchiveError(foreignFolder(kind, folder))
}

const isThere = async (folder: string, file: Pick<RecordedFile, 'file' | 'bytes' | 'sha256'>): Promise<boolean> =>
  !['missing', 'altered'].includes(await stateOfFile(folder, file, 0))

/**
 * A folder that no mark tells from others: one of an earlier release has a recorded file in its size, since other sites have
 * files of the same names; a new one has no file of another site.
 */
async function refuseUnlikely(db: Reader, kind: ArchiveKind, folder: string): Promise<void> {
  const recorded = await readRecorded(db, kind)
  if (recorded.length === 0) {
    if ((await readMark(kind, folder)) === null || !(await hasFiles(kind, folder))) return
    throw new ArchiveError(
      `${folder} has files of another database, or of this one before it was restored: set another folder, or delete ${markerOf(kind)} there; see ${kind.help}.`,
    )
  }
  for (const file of recorded) if (await isThere(folder, file)) return
  throw new ArchiveError(foreignFolder(kind, folder))
}

const markerOf = ({ prefix }: ArchiveKind): string => `${prefix}folder.txt`

/** Null if there is none. One that cannot be read may be any. */
async function readMark(kind: ArchiveKind, folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, markerOf(kind)), 'utf8')).split('\n')[0]!
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
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
