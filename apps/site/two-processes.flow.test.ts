import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Centrifuge, type Options, type PublicationContext, type SubscribedContext } from 'centrifuge'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Connection } from '#features/site/realtime/contract.ts'
import { systemClock } from '#platform/clock.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
import { THEMES } from '#themes/all.ts'
import { openCuttableProxy } from '#platform/testing/cuttable-proxy.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { type SiteProcess, startSiteProcess } from './testing/site-process.ts'

// Separate processes start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const until = (expectation: () => unknown): Promise<unknown> => vi.waitFor(expectation, 30_000)

const DEMO = { identifier: 'demo', password: 'plum tram forty gull' }
const GAME = { path: '/rest/game/cherry-royale/spin/', stake: 2_000 }

const stack = new AsyncDisposableStack()
let database: TestDatabase
let settings: Record<string, string>
let one: SiteProcess
let two: SiteProcess
let proxy: { readonly port: number }

beforeAll(async () => {
  database = await openTestDatabase()
  stack.defer(() => database.close())
  const folder = mkdtempSync(join(tmpdir(), 'croupier-two-'))
  stack.defer(() => rmSync(folder, { recursive: true }))
  settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: folder, SECRET: 'the same secret for every process' }
  // Concurrently, on an empty database: both processes run migrations, demo data and jobs.
  ;[one, two] = await Promise.all([startSiteProcess(settings), startSiteProcess(settings)])
  for (const site of [one, two]) stack.use(site)
  proxy = stack.use(await openRoundRobin([one.port, two.port]))
  // Only the rounds themselves change balances here: a promotion's prize would, at a moment of its own.
  for (const { id: brand } of THEMES) {
    await database.transaction((tx) => setKillSwitch(tx, { brand, isOn: true, by: 'test', at: systemClock.now() }))
  }
})
afterAll(() => stack.disposeAsync())

/** A proxy that assigns connections to the servers in turn. */
async function openRoundRobin(ports: readonly number[]) {
  let turn = 0
  const server = createServer((inside) => {
    const outside = connect(ports[turn++ % ports.length] as number, '127.0.0.1')
    inside.on('error', () => outside.destroy()).on('close', () => outside.destroy())
    outside.on('error', () => inside.destroy()).on('close', () => inside.destroy())
    inside.pipe(outside).pipe(inside)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, [Symbol.asyncDispose]: async () => void server.close() }
}

/** A signed-in browser that can call any of the processes. */
async function signIn() {
  const cookies = new Map<string, string>()
  const call = async <T = any>(port: number, path: string, body?: object): Promise<T> => {
    const origin = `http://127.0.0.1:${port}`
    const response = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'idempotency-key': randomUUID(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text}`)
    return JSON.parse(text) as T
  }
  expect(await call(one.port, '/rest/player/sign-in/', DEMO)).toMatchObject({ success: true })
  const { data } = await call(two.port, '/rest/terms/unconfirmed/')
  const ids = (data.documents as { id: string }[]).map(({ id }) => id)
  if (ids.length > 0) await call(one.port, '/rest/terms/confirm/', { ids })
  const spin = async (port: number): Promise<number> => {
    const { data: played } = await call(port, GAME.path, { stake: GAME.stake })
    return played.balances.version as number
  }
  return { call, spin }
}
type Browser = Awaited<ReturnType<typeof signIn>>

type Way = 'websocket' | 'http_stream'

/** A page whose pushes come from `port`. */
async function openPage({ call }: Browser, port: number, way: Way = 'websocket') {
  const renew = async (): Promise<Connection> => (await call<{ data: Connection }>(one.port, '/rest/player/connection/')).data
  const connection = (await call(one.port, '/rest/player/profile/')).data.connection as Connection
  const origin = `http://127.0.0.1:${port}`
  class SiteSocket extends WebSocket {
    constructor(address: string, protocols?: string[]) {
      super(address, protocols, { origin })
    }
  }
  const fromPage: typeof fetch = (input, init) => fetch(input, { ...init, headers: { ...(init?.headers as object), origin } })
  const options: Partial<Options> = {
    websocket: SiteSocket,
    fetch: fromPage,
    emulationEndpoint: `${origin}/emulation`,
    token: connection.connectionToken,
    getToken: async () => (await renew()).connectionToken,
    minReconnectDelay: 50,
    maxReconnectDelay: 200,
  }
  const endpoint = way === 'websocket' ? `ws://127.0.0.1:${port}${connection.url}` : `${origin}/connection/http_stream`
  const client = new Centrifuge([{ transport: way, endpoint }], options)
  const [own] = connection.connections
  const subscription = client.newSubscription(own!.channel, {
    token: own!.token,
    getToken: async () => (await renew()).connections[0]?.token ?? '',
  })
  const versions: number[] = []
  const subscribed: SubscribedContext[] = []
  const disconnected: number[] = []
  subscription.on('publication', ({ data }: PublicationContext) => data.type === 'setBalance' && versions.push(data.data.version))
  subscription.on('subscribed', (context) => subscribed.push(context))
  client.on('disconnected', ({ code }) => disconnected.push(code))
  subscription.subscribe()
  client.connect()
  await subscription.ready(30_000)
  return { client, versions, subscribed, disconnected, [Symbol.dispose]: () => client.disconnect() }
}

describe('two processes behind a proxy', () => {
  test.each(['websocket', 'http_stream'] as const)(
    'deliver a round played at one to a page connected to the other, over %s',
    async (way) => {
      const browser = await signIn()
      using atOne = await openPage(browser, one.port, way)
      using atTwo = await openPage(browser, two.port, way)
      const versions: number[] = []
      for (const site of [one, two, one]) versions.push(await browser.spin(site.port))
      await until(() => expect([atOne.versions, atTwo.versions]).toEqual([versions, versions]))
    },
  )

  test('route what a page sends over a stream to the process that holds it, wherever the proxy sends it', async () => {
    const browser = await signIn()
    for (let page = 0; page < 4; page++) {
      // The subscription is a separate command, which may reach either process.
      using behind = await openPage(browser, proxy.port, 'http_stream')
      const versions = [await browser.spin(proxy.port), await browser.spin(proxy.port)]
      await until(() => expect(behind.versions).toEqual(versions))
    }
  })

  test('close exactly the connections of a session at one after a sign-out at the other', async () => {
    const [leaving, staying] = [await signIn(), await signIn()]
    using left = await openPage(leaving, two.port)
    using stayed = await openPage(staying, two.port)
    await leaving.call(one.port, '/rest/logout/', {})
    await until(() => expect(left.disconnected).toEqual([3503]))
    const version = await staying.spin(one.port)
    await until(() => expect(stayed.versions).toEqual([version]))
    expect(stayed.disconnected).toEqual([])
  })

  test('create one demo player per brand, and run each job once', async () => {
    const { rows } = await database.pool.query(
      "select brand, count(*)::int as count from player where login = 'demo' group by brand",
    )
    expect(rows.map(({ count }) => count)).toEqual(THEMES.map(() => 1))
  })
})

test('a process killed between committing a round and sending it delivers the push after the restart', async () => {
  await using network = await openCuttableProxy(two.port)
  const browser = await signIn()
  using page = await openPage(browser, network.port)
  const before = await browser.spin(one.port)
  await until(() => expect(page.versions).toEqual([before]))
  await two.doom()
  // The reply may be lost with the process; the round is not.
  const spun = browser.spin(two.port).catch(() => undefined)
  await two.ended()
  await spun
  await using restarted = await startSiteProcess(settings)
  network.aim(restarted.port)
  await until(() => expect(page.versions).toEqual([before, before + 1]))
  expect(page.subscribed.at(-1)).toMatchObject({ wasRecovering: true, recovered: true })
  await browser.spin(one.port)
  await until(() => expect(page.versions).toEqual([before, before + 1, before + 2]))
})
