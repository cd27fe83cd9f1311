import { readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { ArchiveKind } from './archive-kind.ts'
import { readName } from './file-names.ts'

/** The partial files of an archive's kind in a folder, of whatever database; none if it cannot be read. */
export async function listPartial({ prefix }: ArchiveKind, folder: string): Promise<string[]> {
  if (folder === '') return []
  const files = await readdir(folder).catch(() => [])
  return files
    .filter((file) => {
      const name = readName(file)
      return name?.isPartial && name.part.startsWith(prefix)
    })
    .toSorted()
}

/**
 * Deletes the archive's own partial files in a folder that is not its own, such as the one beneath a volume that went while
 * a run wrote. The caller holds the archive, so they belong to no run in progress. Leaves what it cannot delete to the doctor.
 */
export async function removeOwnPartial(kind: ArchiveKind, folder: string, mark: string): Promise<void> {
  for (const file of await listPartial(kind, folder))
    if (readName(file)!.mark === mark) await unlink(join(folder, file)).catch(() => {})
}

/** Whether a process works on the archive, and may be writing a file. */
export async function isAtWork(db: Reader, { lock }: ArchiveKind): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and granted and classid::bigint << 32 | objid::bigint = ${lock}
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.length > 0
}
