import { sql } from 'kysely'
import type { Reader } from '../db/database.ts'

/** One committed push; `json` is the message's serialized text. */
export interface StoredPush {
  readonly offset: number
  readonly json: string
}

export interface Position {
  readonly epoch: string
  readonly offset: number
}

export interface ChannelHistory extends Position {
  /** Everything after the requested offset, in order; null if some of it is gone or it is too much to replay. */
  readonly missed: readonly StoredPush[] | null
}

/** Replay retention per channel: count and age. */
export const HISTORY_ROWS_MAX = 100
export const HISTORY_MINUTES = 10

interface HistoryRow {
  epoch: string
  top: bigint
  missed: StoredPush[]
}

/** The top of a channel and, with `since`, the pushes a client missed after it; one snapshot. */
export async function readHistory(reader: Reader, channel: string, since?: Position): Promise<ChannelHistory> {
  const { rows } = await sql<HistoryRow>`
    select c.epoch, c.top, (
      select coalesce(json_agg(json_build_object('offset', p.seq, 'json', p.message) order by p.seq), '[]')
      from outbox.messages_after(c.name, ${since?.offset ?? null}::bigint, ${HISTORY_ROWS_MAX + 1}) p
    ) as missed
    from outbox.counters_of(array[${channel}]) c`.execute(reader)
  const [row] = rows
  if (!row) {
    await sql`insert into outbox.channel (name, top) values (${channel}, 0) on conflict (name) do nothing`.execute(reader)
    return readHistory(reader, channel, since)
  }
  const offset = Number(row.top)
  return { epoch: row.epoch, offset, missed: since && isWhole(since, row, offset) ? row.missed : null }
}

/** Never a partial replay: either all from the next offset up to the top, or nothing. */
function isWhole(since: Position, { epoch, missed }: HistoryRow, top: number): boolean {
  if (since.epoch !== '' && since.epoch !== epoch) return false
  // Counts all pushes, since rows expire by transaction start and one in the middle may go first.
  return missed.length <= HISTORY_ROWS_MAX && missed.length === top - since.offset
}
