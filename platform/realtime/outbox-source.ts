import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database, Reader } from '../db/database.ts'
import { wake } from '../outbox/wake-relay.ts'
import { readHistory } from '../outbox/history.ts'
import { Relay, type RelayOptions } from '../outbox/relay.ts'
import type { HistoryPage, HistoryQuery, OpenSource, Position, PublishOnce } from './hub/index.ts'

export interface OutboxSourceOptions extends Pick<Required<RelayOptions>, 'onReset'> {
  readonly database: Database
  readonly log: Logger
}

/** The outbox as the hub's source: its rows are the history, its relay reports new ones. */
export const outboxSource =
  ({ database, log, onReset }: OutboxSourceOptions): OpenSource =>
  (deliver) => {
    const relay = new Relay({ database, log, deliver, onReset })
    const { reader } = database
    return {
      read: (channel, since) => readHistory(reader, channel, since),
      list: (channel, query) => list(reader, channel, query),
      tops: (channels) => readTops(reader, channels),
      publish: (channel, { json }, once) => publish(reader, channel, json, once),
      watch: (channel, offset) => relay.watch(channel, offset),
      unwatch: (channel) => relay.unwatch(channel),
      close: () => relay.close(),
    }
  }

/** In one statement: a top beyond the end of a partial page would hide rows in between. */
async function list(reader: Reader, channel: string, { limit, since, reverse = false }: HistoryQuery): Promise<HistoryPage> {
  const beyond = since && (reverse ? sql`and seq < ${since.offset}` : sql`and seq > ${since.offset}`)
  const order = reverse ? sql`desc` : sql`asc`
  const { rows } = await sql<{ epoch: string; top: bigint; publications: HistoryPage['publications'] }>`
    select c.epoch, c.top, (
      select coalesce(json_agg(json_build_object('offset', p.seq, 'json', p.payload) order by p.seq ${order}), '[]')
      from (
        select seq, payload from outbox.message
        where channel = c.name ${beyond ?? sql``} order by seq ${order} limit ${limit}
      ) p
    ) as publications
    from outbox.counters_of(array[${channel}]) c`.execute(reader)
  const [row] = rows
  if (row) return { epoch: row.epoch, offset: Number(row.top), publications: row.publications }
  return { ...(await readHistory(reader, channel)), publications: [] }
}

async function readTops(reader: Reader, channels: readonly string[]): Promise<Map<string, Position>> {
  const { rows } = await sql<{ name: string; epoch: string; top: bigint }>`
    select name, epoch, top from outbox.counters_of(${channels}::text[])`.execute(reader)
  return new Map(rows.map(({ name, epoch, top }) => [name, { epoch, offset: Number(top) }]))
}

const EVERY_TIME: PublishOnce = { key: '', version: 0, versionEpoch: '' }

async function publish(reader: Reader, channel: string, json: string, once = EVERY_TIME): Promise<Position> {
  const { key, version, versionEpoch } = once
  const { rows } = await sql<{ seq: bigint; epoch: string }>`
    select seq, epoch from outbox.push_once(${channel}, ${json}::jsonb, ${key}, ${version}, ${versionEpoch})`.execute(reader)
  wake([channel])
  const [{ seq, epoch } = { seq: 0n, epoch: '' }] = rows
  return { epoch, offset: Number(seq) }
}
