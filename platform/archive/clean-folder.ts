import { readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Reader, Tx } from '../db/database.ts'
import type { ArchiveKind } from './archive-kind.ts'
import { type FileName, readName } from './file-names.ts'
import { holdFolder } from './folder-mark.ts'
import { sync } from './hash-file.ts'

/** The name that the part's next file has until it is recorded, whatever rows come or go meanwhile. */
export async function nameOf(db: Reader, kind: ArchiveKind, part: string): Promise<string> {
  const { rows } = await sql<{
    file: string
  }>`select file from ${sql.table(kind.record)} where starts_with(file, ${`${part}-`})`.execute(db)
  const last = rows.reduce((max, { file }) => {
    const { number } = readName(file)!
    return number > max ? number : max
  }, 0n)
  return `${part}-${last + 1n}.parquet`
}

/** None if there is no folder yet. One that cannot be read may have anything, so nobody may take it for clean. */
const list = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** Throws if the folder is not the archive's own, or was not while it was listed. */
async function listOwn(db: Tx, kind: ArchiveKind, folder: string): Promise<string[]> {
  await holdFolder(db, kind, folder)
  const files = await list(folder)
  await holdFolder(db, kind, folder)
  return files
}

/** Waits until the files are gone from the disk, too: after a loss of power they may not come back. */
async function remove(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) await unlink(join(folder, file))
  if (files.length > 0) await sync(folder)
}

/**
 * Deletes what an interrupted run left: partial files, files that were written again, and those that are too old. After a
 * restore the record may be older than the folder: later revisions stay, and all of a file that is missing, and unknown
 * files. The caller holds the archive. Throws if the folder is not the archive's own.
 */
export async function cleanFolder(db: Tx, kind: ArchiveKind, folder: string): Promise<void> {
  const { rows } = await sql<{ file: string; isKept: boolean }>`
    select file, ${kind.forgets ? sql`deleted_at is null` : sql`true`} as "isKept" from ${sql.table(kind.record)}`.execute(db)
  const recorded = new Map(rows.map((row) => [readName(row.file)?.base, row]))
  const files = await listOwn(db, kind, folder)
  const isLeft = ({ base, revision, isPartial }: FileName): boolean => {
    const record = recorded.get(base)
    if (isPartial) return true
    if (!record) return false
    return !record.isKept || (files.includes(record.file) && revision < readName(record.file)!.revision)
  }
  const left = files.filter((file) => {
    const name = readName(file)
    return name?.part.startsWith(kind.prefix) && isLeft(name)
  })
  await remove(folder, left)
}

/**
 * Deletes files of a part, or of all, that were never recorded: their rows are all in the table. The caller holds the archive.
 * Throws if the folder is not its own. Lists it first: what a caller that has lost the archive finds there may be recorded
 * by another process.
 */
export async function removeUnrecorded(db: Tx, kind: ArchiveKind, folder: string, part?: string): Promise<void> {
  const files = await listOwn(db, kind, folder)
  const { rows } = await sql<{
    file: string
  }>`select file from ${sql.table(kind.record)} where starts_with(file, ${part === undefined ? kind.prefix : `${part}-`})`.execute(
    db,
  )
  const recorded = new Set(rows.map(({ file }) => readName(file)?.base))
  const unrecorded = files.filter((file) => {
    const name = readName(file)
    const isAsked = part === undefined ? name?.part.startsWith(kind.prefix) : name?.part === part
    return name && isAsked && !recorded.has(name.base)
  })
  await remove(folder, unrecorded)
}

/** Deletes revisions later than a recorded file that is whole: a restore left them, and they have nothing more than it. */
export async function removeLater(folder: string, recorded: string): Promise<void> {
  const { base, revision } = readName(recorded)!
  for (const file of await list(folder)) {
    const name = readName(file)
    if (name?.base === base && name.revision > revision) await unlink(join(folder, file))
  }
}
