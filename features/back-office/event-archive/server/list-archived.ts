import { sql } from 'kysely'
import type { ReplyOf } from '#kernel/contract.ts'
import { type Instant, toUnixSeconds } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readWholeSince } from '#platform/event-archive/read-archive.ts'
import type { ArchivedFile, listArchived as contract } from '../contract.ts'

type FileRow = Omit<ArchivedFile, 'since' | 'until' | 'archivedAt'> & {
  readonly since: Instant
  readonly until: Instant
  readonly archivedAt: Instant
}

export async function listArchived({ reader }: OperatorContext): Promise<ReplyOf<typeof contract>> {
  const { rows } = await sql<FileRow>`
    select file, since, until, rows::float8 as rows, bytes::float8 as bytes, sha256, archived_at as "archivedAt"
    from outbox.archive where deleted_at is null order by since desc, file`.execute(reader)
  const files = rows.map(({ since, until, archivedAt, ...file }) => ({
    ...file,
    since: toUnixSeconds(since),
    until: toUnixSeconds(until),
    archivedAt: toUnixSeconds(archivedAt),
  }))
  return { success: true, data: { wholeSince: toUnixSeconds(await readWholeSince(reader)), files } }
}
