import { readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Reader } from '../db/database.ts'

/** `event_20261123-4711.parquet`; a rewritten one has a number after `~`. */
const NAME = /^(event_\w+-\d+)(?:~(\d+))?\.parquet(\.tmp)?$/

/** The next name of a file that is written again. */
export function nextName(file: string): string {
  const [, base, revision = '1'] = NAME.exec(file) ?? []
  return `${base}~${Number(revision) + 1}.parquet`
}

/**
 * Deletes what an interrupted run left: temporary files, files that were written again, and those that are too old. A file
 * that the database does not know stays, since a restored database may be older than it. The caller holds the archive.
 */
export async function cleanFolder(db: Reader, folder: string): Promise<void> {
  const { rows } = await sql<{ file: string; isKept: boolean }>`
    select file, deleted_at is null as "isKept" from outbox.archive`.execute(db)
  const recorded = new Map(rows.map(({ file, isKept }) => [file, isKept]))
  const bases = new Map(rows.map(({ file, isKept }) => [NAME.exec(file)?.[1], isKept ? file : '']))
  for (const file of await readdir(folder).catch(() => [])) {
    const [, base, , temporary] = NAME.exec(file) ?? []
    const isLeft = temporary !== undefined || (bases.has(base) && recorded.get(file) !== true)
    if (base !== undefined && isLeft) await unlink(join(folder, file))
  }
}
