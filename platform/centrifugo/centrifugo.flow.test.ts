import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import { encodeId } from '#kernel/id.ts'
import { playerChannel, publicChannel, type DurableChannel } from '#kernel/push.ts'
import { SESSIONS_REVOKED } from '../auth/sessions.ts'
import { openPublicFeed, type PublicFeed } from '../bus/index.ts'
import { openBusOver } from '../bus/bus.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { push, wake } from '../outbox/index.ts'
import { retain } from '../outbox/retain.ts'
import { createJwtVerifier, createMemorySource, insecureAccess, openHub } from '../realtime/hub/index.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { createPushClient } from '../testing/push-client.ts'
import { createSeededRng } from '../testing/seeded-rng.ts'
import { feedCentrifugo, SINK_TIMES } from './index.ts'
import { API_KEY, type Fate, openStrictServer, type StrictServer } from './testing/strict-server.ts'

const WAIT_MS = 20_000
const until = (expectation: () => unknown): Promise<unknown> => vi.waitFor(expectation, WAIT_MS)

let db: TestDatabase
let server: StrictServer
const open: (() => Promise<void>)[] = []
beforeEach(async () => {
  db = await openTestDatabase({ connectionsMax: 8 })
  for (const player of players) await sql`select ledger.open_wallet(${player})`.execute(db.reader)
  server = await openStrictServer()
  open.push(
    () => db.close(),
    () => server[Symbol.asyncDispose](),
  )
})
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

const players = Array.from({ length: 5 }, (_, nth) => encodeId('plr', 1_000 + nth, new Uint8Array(10)))
const channels = [...players.map(playerChannel), publicChannel('velmora')]
const [first, second] = channels as [DurableChannel, DurableChannel]

const say = async (channel: DurableChannel, count = 1): Promise<void> => {
  for (let nth = 0; nth < count; nth++)
    await db.transaction((tx) => push(tx, channel, { type: 'app', data: { action: 'reload' } }))
  wake([channel])
}
const numbers = (count: number): number[] => Array.from({ length: count }, (_, nth) => nth + 1)

/** A process that publishes. */
async function feed(url = server.url): Promise<{ feed: PublicFeed; database: Database; close(): Promise<void> }> {
  const database = openDatabase({ url: db.ownerUrl, connectionsMax: 4 })
  const publicFeed = openPublicFeed(openBusOver(() => ({ send() {}, close: async () => {} }), randomUUID()))
  const times = { ...SINK_TIMES, pollMs: 50, sweepMs: 500, leadMs: 20, backOffMsMax: 50 }
  const sink = feedCentrifugo({ config: { url, apiKey: API_KEY }, database, publicFeed, log: pino({ level: 'silent' }), times })
  let isOpen = true
  const close = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    publicFeed.close()
    await sink.close()
    await database.close()
  }
  open.push(close)
  return { feed: publicFeed, database, close }
}

test('every push is published once, in order, with the data that lets the server drop repetitions', async () => {
  await say(first, 3)
  await feed()
  await until(() => expect(server.taken.get(first)).toEqual([1, 2, 3]))
  await say(second, 45)
  await until(() => expect(server.taken.get(second)).toEqual(numbers(45)))
  expect(server.data[0]).toEqual({ type: 'app', data: { action: 'reload' } })
  expect(server.wrongs).toEqual([])
})

const SEED = `${seedOf(20_261_126)}`

test(`nothing is lost or reordered through failures, lost replies and leader changes, seed ${SEED}`, async () => {
  const rng = createSeededRng(SEED)
  const below = (most: number): number => (rng.bytes(1)[0] ?? 0) % most
  const fates: readonly Fate[] = ['fails before', 'fails after', 'cut before', 'cut after']
  server.fate = () => (below(4) === 0 ? (fates[below(4)] as Fate) : 'works')
  server.refuses = () => below(12) === 0
  await Promise.all([feed(), feed()])
  const said = new Map<DurableChannel, number>()
  let cuts = 0
  for (let step = 0; step < 60; step++) {
    const channel = channels[below(channels.length)] as DurableChannel
    const count = 1 + below(6)
    said.set(channel, (said.get(channel) ?? 0) + count)
    await say(channel, count)
    // A leader whose connection is cut stops, and either process takes over.
    if (below(6) === 0) cuts += await cutLeader()
    if (below(4) === 0) await wait(below(20))
  }
  const whole = Object.fromEntries([...said].map(([channel, count]) => [channel, numbers(count)]))
  await until(() => expect(Object.fromEntries(server.taken)).toEqual(whole))
  // A former leader may have one request in flight, which is dropped by its version.
  expect(server.wrongs.filter((wrong) => !wrong.startsWith('two at once'))).toEqual([])
  expect(cuts).toBeGreaterThan(0)
})

/** How many there were. */
async function cutLeader(): Promise<number> {
  const owner = new pg.Client(db.ownerUrl)
  await owner.connect()
  const { rowCount } = await owner.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = 7221405 and granted and datname = current_database()`,
  )
  await owner.end()
  return rowCount ?? 0
}

test('one process publishes at a time, and another resumes at its position', async () => {
  const one = await feed()
  await say(first, 2)
  await until(() => expect(server.taken.get(first)).toEqual([1, 2]))
  await feed()
  await say(first, 30)
  await one.close()
  await say(first, 2)
  await until(() => expect(server.taken.get(first)).toEqual(numbers(34)))
  expect(server.wrongs).toEqual([])
})

test('a channel that the server refuses delays no other, and is delivered completely once accepted', async () => {
  server.refuses = (channel) => channel === first
  await feed()
  await say(first, 3)
  await say(second, 3)
  await until(() => expect(server.taken.get(second)).toEqual([1, 2, 3]))
  expect(server.taken.get(first)).toBeUndefined()
  server.refuses = () => false
  await until(() => expect(server.taken.get(first)).toEqual([1, 2, 3]))
  expect(server.wrongs).toEqual([])
})

test('retention waits for a server that is down', async () => {
  server.fate = () => 'cut before'
  await feed()
  await until(async () => expect((await db.pool.query('select from outbox.sink')).rowCount).toBe(1))
  await say(first, 3)
  await sql`update outbox.push set at = at - interval '1 hour'`.execute(db.reader)
  await retain(db.reader)
  server.fate = () => 'works'
  await until(() => expect(server.taken.get(first)).toEqual([1, 2, 3]))
  await until(async () => {
    await retain(db.reader)
    expect((await db.pool.query('select from outbox.push')).rowCount).toBe(0)
  })
})

test('after the database lost commits, new epochs deliver later pushes', async () => {
  await feed()
  await say(first, 3)
  await until(() => expect(server.taken.get(first)).toEqual([1, 2, 3]))
  // A replica that has only the first push takes over.
  await until(async () => expect((await db.pool.query('select seq from outbox.published')).rows).toEqual([{ seq: 3n }]))
  await sql`delete from outbox.push where seq > 1`.execute(db.reader)
  await sql`update outbox.published set seq = 1`.execute(db.reader)
  await withClient(db.ownerUrl, (client) =>
    client.query('update ledger.wallet set pushes = least(pushes, 1); select outbox.begin_epochs()'),
  )
  await say(first, 1)
  await until(() => expect(server.taken.get(first)).toEqual([1, 2, 3, 1, 2]))
  expect(server.wrongs).toEqual([])
})

test('a server without batches receives pushes one by one', async () => {
  server.hasBatch = false
  await feed()
  await Promise.all(channels.map((channel) => say(channel, 3)))
  await until(() => expect(channels.map((channel) => server.taken.get(channel))).toEqual(channels.map(() => [1, 2, 3])))
  expect(server.calls.get('batch')).toBe(1)
  expect(server.wrongs).toEqual([])
})

test('public values are published there too, and a revoked session must prove another open one', async () => {
  const { feed: publicFeed } = await feed()
  publicFeed.publishPublic('live:jackpots', { amount: 7 })
  await until(() => expect(server.data).toEqual([{ amount: 7 }]))
  await until(async () => {
    await sql`select pg_notify(${SESSIONS_REVOKED}, 'plr_x')`.execute(db.reader)
    expect(server.disconnected[0]).toEqual({ user: 'plr_x', disconnect: { code: 3014, reason: 'state invalidated' } })
  })
})

test("our own hub's HTTP API accepts the feed, and a client of that hub receives everything", async () => {
  const clock = createManualClock(Date.UTC(2026, 10, 21))
  const tokens = createJwtVerifier({ key: new TextEncoder().encode('k'.repeat(32)), clock })
  const hub = openHub({
    clock,
    log: pino({ level: 'silent' }),
    ...insecureAccess({ tokens, isProduction: false }),
    source: createMemorySource({ clock }),
    apiKey: API_KEY,
  })
  const site = createServer((request, response) => void (hub.handle(request, response) || response.writeHead(404).end()))
  site.on('upgrade', hub.upgrade).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  open.push(async () => {
    await hub.close()
    site.close()
    site.closeAllConnections()
  })
  const client = createPushClient({ port, path: '/connection/websocket' })
  const offsets: number[] = []
  const subscription = client.newSubscription(first, { since: { epoch: '', offset: 0 } })
  subscription.on('publication', ({ offset }) => offsets.push(offset ?? 0)).subscribe()
  client.connect()
  await subscription.ready(WAIT_MS)
  await feed(`http://127.0.0.1:${port}`)
  await say(first, 25)
  await until(() => expect(offsets).toEqual(numbers(25)))
  client.disconnect()
})
