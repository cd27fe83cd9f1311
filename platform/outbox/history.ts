import { sql } from 'kysely'
import type { Reader } from '../db/database.ts'

/** One push as it was committed; `json` is the message's own text, ready to be sent. */
export interface StoredPush {
  readonly offset: number
  readonly json: string
}

export interface Position {
  readonly epoch: string
  readonly offset: number
}

export interface ChannelHistory extends Position {
  /** Everything after the asked offset, in order; null where some of it is gone or it is too much to replay. */
  readonly missed: readonly StoredPush[] | null
}

/** Kept for replay: so many a channel, for so long. */
export const HISTORY_ROWS_MAX = 100
export const HISTORY_MINUTES = 10

interface HistoryRow {
  epoch: string
  top: bigint
  missed: StoredPush[]
}

/** The top of a channel and, where `since` is given, what a client that stopped there has missed; one snapshot. */
export async function readHistory(reader: Reader, channel: string, since?: Position): Promise<ChannelHistory> {
  const { rows } = await sql<HistoryRow>`
    select c.epoch, c.top, (
      select coalesce(json_agg(json_build_object('offset', p.seq, 'json', p.payload) order by p.seq), '[]')
      from (
        select seq, payload from outbox.push
        where channel = c.name and seq > ${since?.offset ?? null}::bigint
        order by seq limit ${HISTORY_ROWS_MAX + 1}
      ) p
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

/** Never a part of a replay: either all from the next offset up to the top, or nothing. */
function isWhole(since: Position, { epoch, missed }: HistoryRow, top: number): boolean {
  if (since.epoch !== '' && since.epoch !== epoch) return false
  // Counted, not only looked at from both ends: rows age by when their transactions began, so one between may go first.
  return missed.length <= HISTORY_ROWS_MAX && missed.length === top - since.offset
}
