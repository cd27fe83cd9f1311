import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import type { Database } from '#platform/db/database.ts'
import { OUTWARD_EVENTS } from '#platform/nats/outward-events.ts'
import { freePort } from './free-port.ts'
import { Machine, until } from './machine.ts'

export interface Nats {
  readonly machine: Machine
  readonly url: string
}

/** A NATS server with JetStream on this machine's disk. */
export async function startNats(folder: string): Promise<Nats> {
  const port = await freePort()
  const store = join(folder, 'nats')
  mkdirSync(store)
  const args = ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', store]
  const url = `nats://127.0.0.1:${port}`
  const untilReady = () =>
    until('NATS', async () => {
      await (await connect({ servers: url })).close()
      return true
    })
  const machine = new Machine('nats', { command: 'nats-server', args, log: join(folder, 'nats.log'), untilReady })
  await machine.start()
  return { machine, url }
}

/** The newest event so far. The feed has every later one, as it had begun before. */
export async function newestEvent({ pool }: Database): Promise<bigint> {
  const { rows } = await pool.query<{ id: bigint | null }>('select max(id) as id from outbox.event')
  return rows[0]?.id ?? 0n
}

/** Events of the outbox since this one that the stream does not have, and those that it has twice. */
export async function natsFaults({ url }: Nats, database: Database, since: bigint): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select e.id::text as id from outbox.event e, outbox.reader r
     where r.name = 'nats' and e.type = any($1) and pg_visible_in_snapshot(e.txid, r.until)
       and (pg_visible_in_snapshot(e.txid, r.done) or e.id <= r.last_id)`,
    [OUTWARD_EVENTS],
  )
  const ids = await readIds(url)
  const [stored, emitted] = [new Set(ids), new Set(rows.map(({ id }) => id))]
  const lost = [...emitted].filter((id) => !stored.has(id) && BigInt(id) > since).length
  return [
    ...(lost > 0 ? [`NATS: ${lost} of ${emitted.size} events are lost`] : []),
    ...(stored.size < ids.length ? [`NATS: ${ids.length - stored.size} events are there twice`] : []),
    ...(ids.length === 0 ? ['NATS: no event arrived'] : []),
  ]
}

async function readIds(url: string): Promise<string[]> {
  const connection = await connect({ servers: url })
  try {
    const consumer = await jetstream(connection).consumers.get('CROUPIER')
    const { num_pending: left } = await consumer.info()
    const ids: string[] = []
    if (left === 0) return ids
    for await (const message of await consumer.consume()) {
      ids.push(message.json<{ id: string }>().id)
      if (ids.length === left) break
    }
    return ids
  } finally {
    await connection.close()
  }
}
