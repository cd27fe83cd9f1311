import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { openDatabaseNetwork } from '#platform/testing/database-network.ts'
import { openTestSite, type TestPlayer, type TestSite } from './testing/site.ts'

const PATIENCE = { connectMs: 1_000, statementMs: 1_000, answerMs: 1_500 }

let stack: AsyncDisposableStack
let site: TestSite
let player: TestPlayer
let lines: string[]
let own: TestDatabase
let network: Awaited<ReturnType<typeof openDatabaseNetwork>>
beforeEach(async () => {
  stack = new AsyncDisposableStack()
  own = await openTestDatabase()
  stack.defer(() => own.close())
  network = stack.use(await openDatabaseNetwork(own.ownerUrl))
  const database = openDatabase({ url: network.url, connectionsMax: 5, role: 'croupier_app', patience: PATIENCE })
  stack.defer(() => database.close())
  lines = []
  site = stack.use(await openTestSite({ database, logTo: { write: (line) => void lines.push(line) } }))
  player = await site.player()
  lines.length = 0
})
afterEach(() => stack.disposeAsync())

const failures = () => lines.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ level }) => level >= 40)

async function expectUnavailable(): Promise<void> {
  const { status, headers, body } = await player.call(getInfo)
  expect({ status, body }).toMatchObject({ status: 503, body: { success: false, code: 'unavailable', status: 503 } })
  expect(headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(headers['retry-after']).toBe('5')
}

describe('while the database is down', () => {
  test('calls are unavailable with a retry time, and the log says it once', async () => {
    network.cut()
    for (let nth = 0; nth < 5; nth++) await expectUnavailable()
    expect((await player.get('/readyz')).status).toBe(503)
    expect((await player.get('/healthz')).status).toBe(200)
    expect(failures()).toHaveLength(1)
    expect(failures()[0]).toMatchObject({ msg: 'the database is unavailable' })
    network.mend()
    await vi.waitFor(async () => expect((await player.get('/readyz')).status).toBe(200), 15_000)
    expect((await player.call(getInfo)).status).toBe(200)
  })
})

test('calls wait a bounded time while the database hangs, and later ones succeed', async () => {
  network.freeze()
  await expectUnavailable()
  await vi.waitFor(async () => expect((await player.get('/readyz')).status).toBe(200), 15_000)
  expect((await player.call(getInfo)).status).toBe(200)
})

test('a site with a read-only database is not ready, and its writes are unavailable', async () => {
  expect((await player.get('/readyz')).status).toBe(200)
  await withClient(own.ownerUrl, async (client) => {
    await client.query(`alter database ${client.database} set default_transaction_read_only = on`)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
  })
  await vi.waitFor(async () => expect((await player.get('/readyz')).status).toBe(503), 15_000)
  const { status, body } = await player.post('/rest/logout/')
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})

test('a call that arrives during shutdown is answered with a problem', async () => {
  const { port } = new URL(await site.app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), '127.0.0.1')
  const received = text(socket)
  // An incomplete request, so that the connection is not idle when the site starts to stop.
  const arrived = once(site.app.server, 'connection').then(([taken]) => once(taken as Socket, 'data'))
  socket.write('GET /healthz HTTP/1.1\r\nHost: play.example\r\n')
  await arrived
  const closed = site.app.close()
  await vi.waitFor(() => expect(site.app.server.listening).toBe(false))
  socket.write('\r\n')
  const answer = await received
  expect(answer).toMatch(/^HTTP\/1.1 503 /)
  expect(answer.toLowerCase()).toContain('content-type: application/problem+json')
  expect(answer.toLowerCase()).toContain('retry-after: 5')
  await closed
})
