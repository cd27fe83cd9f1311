import { sql } from 'kysely'
import type { ReplyOf } from '#kernel/contract.ts'
import { type Instant, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { EventArchive } from '#platform/config/event-archive.ts'
import type { Reader } from '#platform/db/database.ts'
import { stateOfFile } from '#platform/archive/file-state.ts'
import { readWholeSince } from '#platform/event-archive/read-archive.ts'
import type { ArchivedFile, listArchived as contract } from '../contract.ts'

type FileRow = Omit<ArchivedFile, 'since' | 'until' | 'archivedAt' | 'state'> & {
  readonly since: Instant
  readonly until: Instant
  readonly archivedAt: Instant
}

/** A call waits that long for files to be read. A larger one is read on, and the next call goes on with the others. */
const READ_MS = SECOND_MS

export const listArchivedWith =
  ({ folder, months }: EventArchive) =>
  async ({ reader }: OperatorContext): Promise<ReplyOf<typeof contract>> => {
    const started = performance.now()
    const leftMs = () => READ_MS - (performance.now() - started)
    let files = await readFiles(reader, folder, leftMs)
    // A job may have replaced or deleted a file since its record was read.
    while (!(await areRecorded(reader, files.filter(isMissing)))) {
      files = await readFiles(reader, folder, leftMs)
    }
    return { success: true, data: { wholeSince: toUnixSeconds(await readWholeSince(reader)), months, files } }
  }

const isMissing = ({ state }: ArchivedFile): boolean => state === 'missing'

async function readFiles(db: Reader, folder: string, leftMs: () => number): Promise<ArchivedFile[]> {
  const { rows } = await sql<FileRow>`
    select file, since, until, rows::float8 as rows, bytes::float8 as bytes, sha256, archived_at as "archivedAt"
    from outbox.archive where deleted_at is null order by since desc, file`.execute(db)
  const files: ArchivedFile[] = []
  for (const { since, until, archivedAt, ...file } of rows) {
    files.push({
      ...file,
      since: toUnixSeconds(since),
      until: toUnixSeconds(until),
      archivedAt: toUnixSeconds(archivedAt),
      state: await stateOfFile(folder, file, leftMs()),
    })
  }
  return files
}

async function areRecorded(db: Reader, files: readonly ArchivedFile[]): Promise<boolean> {
  if (files.length === 0) return true
  const { rows } = await sql`
    select from outbox.archive where deleted_at is null and file = any(${files.map(({ file }) => file)}::text[])`.execute(db)
  return rows.length === files.length
}
