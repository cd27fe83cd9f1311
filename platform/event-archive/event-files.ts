import type { ArchiveKind } from '../archive/archive-kind.ts'
import { parquetRows } from '../archive/parquet-rows.ts'
import { LOCKS } from '../db/locks.ts'

export const EVENTS: ArchiveKind = {
  rows: 'archived events',
  period: 'week',
  record: 'outbox.archive',
  forgets: true,
  prefix: 'event_',
  lock: LOCKS.eventArchive,
  help: 'docs/operate/event-archive.md',
}

/** An event as a file has it: everything that its row had, to the microsecond. */
export interface EventRow {
  readonly id: bigint
  readonly txid: bigint
  readonly type: string
  readonly player: string | null
  readonly brand: string | null
  /** Microseconds since 1970. */
  readonly at_micros: bigint
  /** JSON. */
  readonly payload: string
}

/** Of a player: groups of rows are skipped by their first and last one. */
const ID_LENGTH = 30

export const EVENT_FILES = parquetRows<EventRow>(
  { id: 'whole', txid: 'whole', type: 'text', player: 'text?', brand: 'text?', at_micros: 'whole', payload: 'text' },
  { statisticsLength: ID_LENGTH, codec: 'SNAPPY' },
)
