import { sql } from 'kysely'
import type { Reader } from '#platform/db/database.ts'

/** Bytes of all archived files that are kept. */
export async function measureArchive(db: Reader): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes from outbox.archive where deleted_at is null`.execute(db)
  return rows[0]!.bytes
}
