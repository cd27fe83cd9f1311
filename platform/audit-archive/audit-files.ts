import { sql } from 'kysely'
import type { ArchiveKind } from '../archive/archive-kind.ts'
import { parquetRows } from '../archive/parquet-rows.ts'
import { LOCKS } from '../db/locks.ts'

export const AUDIT: ArchiveKind = {
  rows: 'archived audit entries',
  period: 'month',
  record: 'audit_file',
  forgets: false,
  prefix: 'audit_',
  lock: LOCKS.auditArchive,
  help: 'docs/operate/audit-archive.md',
}

/** An audit entry as a file has it: everything that its row had. */
export interface AuditRow {
  readonly subject: string
  readonly id: bigint
  /** Microseconds since 1970. */
  readonly at_micros: bigint
  readonly brand: string
  readonly actor_kind: string
  readonly actor: string | null
  readonly what: string
  readonly why: string | null
  /** JSON, as `after`. */
  readonly before: string | null
  readonly after: string | null
  readonly address: string | null
}

/** The columns of a row `e` of the table, as a file has them. */
export const ROW_COLUMNS = sql.raw(`e.subject, e.id, (extract(epoch from e.at) * 1000000)::bigint as at_micros, e.brand,
  e.actor_kind, e.actor, e.what, e.why, e.before::text as before, e.after::text as after, e.address`)

/** Rows for the function `audit_of_rows`, which makes entries of them. */
export const toJson = (rows: readonly AuditRow[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/** Small, so that one subject's entries cost little to read. */
const PAGE_BYTES = 65_536

export const AUDIT_FILES = parquetRows<AuditRow>(
  {
    subject: 'text',
    id: 'whole',
    at_micros: 'whole',
    brand: 'text',
    actor_kind: 'text',
    actor: 'text?',
    what: 'text',
    why: 'text?',
    before: 'text?',
    after: 'text?',
    address: 'text?',
  },
  { statisticsLength: 30, codec: 'ZSTD', pageSize: PAGE_BYTES },
)
