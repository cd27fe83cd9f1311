import { join } from 'node:path'
import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Archivist, Reader, Tx } from '../db/database.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveKind } from './archive-kind.ts'
import { stateOfFile, toUnreadable } from './file-state.ts'

export interface RecordedFile {
  readonly file: string
  readonly since: Instant
  readonly until: Instant
  readonly rows: number
  readonly bytes: number
  readonly sha256: string
  readonly archivedAt: Instant
}

/** The files that are to be in the folder, newest first. */
export async function readRecorded(db: Reader, kind: ArchiveKind, file?: string): Promise<RecordedFile[]> {
  const { rows } = await sql<RecordedFile>`
    select file, since, until, rows::float8 as rows, bytes::float8 as bytes, sha256, archived_at as "archivedAt"
    from ${sql.table(kind.record)} where ${kind.forgets ? sql`deleted_at is null` : sql`true`}
      and (${file ?? null}::text is null or file = ${file ?? null}) order by since desc, length(file), file`.execute(db)
  return rows
}

/** One process at a time works on an archive; undefined if another one does. */
export const withArchive = <T>(
  archivist: Archivist,
  { lock }: ArchiveKind,
  work: (tx: Tx) => Promise<T>,
): Promise<T | undefined> =>
  archivist.transaction(async (tx) => {
    const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_xact_lock(${lock}) as "isFree"`.execute(tx)
    return rows[0]!.isFree ? work(tx) : undefined
  })

/** Throws an error that names the file if it is not as it was written. */
export async function checkFile(db: Reader, kind: ArchiveKind, folder: string, file: string): Promise<void> {
  const fault = await faultOf(db, kind, folder, file)
  if (fault !== null) throw new ArchiveError(`${join(folder, file)} ${fault}. ${helpOf(kind)}`, file)
}

/** For a file that cannot be read though it was whole, as when its volume goes: throws an error that names it. */
export const throwUnreadable =
  (kind: ArchiveKind, folder: string, file: string) =>
  (error: NodeJS.ErrnoException): never => {
    throw new ArchiveError(`${join(folder, file)} cannot be read (${toUnreadable(error).code}). ${helpOf(kind)}`, file)
  }

/** What is wrong with a recorded file; null if it is as it was written. */
export async function faultOf(db: Reader, kind: ArchiveKind, folder: string, file: string): Promise<string | null> {
  const [record] = await readRecorded(db, kind, file)
  if (!record) return 'is not recorded'
  const state = await stateOfFile(folder, record)
  if (typeof state === 'object') return `cannot be read (${state.code}), with ${record.rows} ${kind.rows}`
  if (state === 'missing') return `is missing, with ${record.rows} ${kind.rows}`
  return state === 'whole' ? null : 'is not the file that was archived: its hash differs'
}

export const helpOf = ({ help }: ArchiveKind): string => `Restore it from a backup; see ${help}.`
