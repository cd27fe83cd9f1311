import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { encodeId, type Id, type IdPrefix } from '#kernel/id.ts'
import { playerChannel } from '#kernel/push.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { insertPlayer } from '../auth/players.ts'
import { openSession } from '../auth/sessions.ts'
import { createVault } from '../crypto/vault.ts'
import { createLog } from '../log/log.ts'
import { push } from '../outbox/index.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { createPushClient } from '../testing/push-client.ts'
import { HUB_LIMITS, type HubLimits } from './hub/index.ts'
import { openRealtime, SOCKET_PATH } from './index.ts'
import { openSpeaker } from './testing/speaker.ts'

const START = Date.UTC(2026, 10, 21, 12)
const rng = { bytes: (count: number) => new Uint8Array(randomBytes(count)) }
const newId = <P extends IdPrefix>(prefix: P): Id<P> => encodeId(prefix, START, rng.bytes(10))

let db: TestDatabase
beforeAll(async () => void (db = await openTestDatabase()))
afterAll(() => db.close())

/** A hub behind a bare HTTP server. */
async function openHub(limits: Partial<HubLimits> = {}) {
  const clock = createManualClock(START)
  const realtime = openRealtime({
    database: db,
    vault: createVault('a secret'),
    clock,
    log: createLog({ level: 'silent' }),
    limits,
  })
  const server = createServer().on('upgrade', realtime.hub.accept).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { tokens } = realtime
  return {
    clock,
    tokens,
    port,
    async signIn() {
      const [user, session] = [newId('plr'), newId('ses')]
      await db.transaction(async (tx) => {
        await insertPlayer(tx, newPlayer(user))
        await openSession(tx, rng, { id: session, playerId: user, at: START, address: '203.0.113.7', userAgent: '' })
      })
      const channel = playerChannel(user)
      const token = await tokens.issueConnection(user, session)
      return { user, session, channel, token, channelToken: await tokens.issueChannel(user, channel) }
    },
    speak: () => openSpeaker(port),
    async [Symbol.asyncDispose]() {
      await realtime.close()
      server.close()
    },
  }
}

const newPlayer = (id: Id<'plr'>) => ({
  id,
  brand: 'velmora',
  login: `player-${id.slice(-10)}`,
  email: null,
  passwordHash: '-',
  registrationType: 'login' as const,
  birthDate: '1990-05-01' as const,
  state: 'NY',
  locale: 'en' as const,
  referralCode: null,
  invitedBy: null,
  createdAt: START,
})

describe('liveness', () => {
  test('a client that answers pings stays connected, the official client too', async () => {
    await using hub = await openHub({ pingMs: 300, pongMs: 1_000 })
    const { token } = await hub.signIn()
    const client = createPushClient({ port: hub.port, path: SOCKET_PATH, options: { token } })
    const states: string[] = []
    client.on('state', ({ newState }) => states.push(newState)).connect()
    await new Promise((resume) => setTimeout(resume, 2_500))
    expect(states).toEqual(['connecting', 'connected'])
    client.disconnect()
  })

  test('pings are sent every `pingMs`, and an unanswered one ends the connection', async () => {
    await using hub = await openHub({ pingMs: 400, pongMs: 1_500 })
    const { token } = await hub.signIn()
    using speaker = await hub.speak()
    expect(await speaker.ask({ connect: { token } })).toMatchObject({ connect: { ping: 1, pong: true } })
    const pings = (): number => speaker.heard.filter((each) => Object.keys(each).length === 0).length
    await vi.waitFor(() => expect(pings()).toBe(1), 15_000)
    const firstAt = performance.now()
    speaker.socket.send('{}')
    await vi.waitFor(() => expect(pings()).toBe(2), 15_000)
    expect(performance.now() - firstAt).toBeGreaterThan(290)
    expect(await speaker.closed).toEqual({ code: 3012, reason: 'no pong' })
  })

  test('a client that does not authenticate is disconnected', async () => {
    await using hub = await openHub({ pingMs: 400, connectMs: 100 })
    using speaker = await hub.speak()
    expect(await speaker.closed).toEqual({ code: 3502, reason: 'stale' })
  })

  test('connections and subscriptions end some time after their tokens', async () => {
    await using hub = await openHub({ pingMs: 200, pongMs: 10_000 })
    const { token, channel, user, channelToken } = await hub.signIn()
    using speaker = await hub.speak()
    speaker.socket.on('message', () => speaker.socket.send('{}'))
    await speaker.ask({ connect: { token } })
    await speaker.ask({ subscribe: { channel, token: channelToken } })
    hub.clock.advance(5 * MINUTE_MS)
    const laterChannelToken = await hub.tokens.issueChannel(user, channel)
    expect(await speaker.ask({ sub_refresh: { channel, token: laterChannelToken } })).toMatchObject({
      sub_refresh: { expires: true, ttl: 600 },
    })
    hub.clock.advance(5 * MINUTE_MS + HUB_LIMITS.graceMs - 1)
    await new Promise((resume) => setTimeout(resume, 300))
    expect(speaker.socket.readyState).toBe(WebSocket.OPEN)
    hub.clock.advance(2)
    expect(await speaker.closed).toEqual({ code: 3005, reason: 'connection expired' })
  })

  test('a channel whose token was not renewed is unsubscribed, to be subscribed again', async () => {
    await using hub = await openHub({ pingMs: 200 })
    const { channel, user, session, channelToken, token } = await hub.signIn()
    using speaker = await hub.speak()
    await speaker.ask({ connect: { token } })
    await speaker.ask({ subscribe: { channel, token: channelToken } })
    hub.clock.advance(5 * MINUTE_MS)
    await speaker.ask({ refresh: { token: await hub.tokens.issueConnection(user, session) } })
    hub.clock.advance(5 * MINUTE_MS + HUB_LIMITS.graceMs + 1)
    const push = { channel, unsubscribe: { code: 2501, reason: 'subscription expired' } }
    await vi.waitFor(() => expect(speaker.heard).toContainEqual({ push }), 15_000)
    expect(speaker.socket.readyState).toBe(WebSocket.OPEN)
  })
})

describe('commands', () => {
  test('one frame may connect and subscribe; publications follow the reply', async () => {
    await using hub = await openHub()
    const { token, channel, channelToken } = await hub.signIn()
    using speaker = await hub.speak()
    const lines = [
      { id: 1, connect: { token } },
      { id: 2, subscribe: { channel, token: channelToken } },
    ]
    speaker.socket.send(lines.map((line) => JSON.stringify(line)).join('\n'))
    await vi.waitFor(() => expect(speaker.heard).toHaveLength(2), 15_000)
    await db.transaction((tx) => push(tx, channel, { type: 'app', data: { action: 'reload' } }))
    await vi.waitFor(() => expect(speaker.heard).toHaveLength(3), 15_000)
    expect(speaker.heard).toMatchObject([
      { id: 1, connect: { expires: true, ttl: 600 } },
      { id: 2, subscribe: { recoverable: true, positioned: true, offset: 0, recovered: false, publications: [] } },
      { push: { channel, pub: { offset: 1, data: { type: 'app', data: { action: 'reload' } } } } },
    ])
  })

  test('after unsubscribing nothing arrives, and subscribing again works', async () => {
    await using hub = await openHub()
    const { token, channel, channelToken } = await hub.signIn()
    using speaker = await hub.speak()
    await speaker.ask({ connect: { token } })
    const subscribe = { subscribe: { channel, token: channelToken } }
    await speaker.ask(subscribe)
    expect(await speaker.ask(subscribe)).toMatchObject({ error: { code: 105 } })
    expect(await speaker.ask({ unsubscribe: { channel } })).toMatchObject({ unsubscribe: {} })
    await db.transaction((tx) => push(tx, channel, { type: 'app', data: { action: 'reload' } }))
    await new Promise((resume) => setTimeout(resume, 600))
    expect(speaker.heard.filter((each) => each.push)).toEqual([])
    expect(await speaker.ask(subscribe)).toMatchObject({ subscribe: { offset: 1 } })
  })

  test('a client that prefers a refusal to losing pushes is refused', async () => {
    await using hub = await openHub()
    const { token, channel, channelToken } = await hub.signIn()
    using speaker = await hub.speak()
    await speaker.ask({ connect: { token } })
    const lost = { channel, token: channelToken, recover: true, epoch: 'gone', offset: 4 }
    expect(await speaker.ask({ subscribe: { ...lost, flag: 2 } })).toMatchObject({ error: { code: 112 } })
    expect(await speaker.ask({ subscribe: lost })).toMatchObject({ subscribe: { was_recovering: true, recovered: false } })
  })

  test("unsupported features are refused with the protocol's codes", async () => {
    await using hub = await openHub()
    const { token, channel } = await hub.signIn()
    using speaker = await hub.speak()
    await speaker.ask({ connect: { token } })
    const codes = []
    for (const command of [
      { publish: { channel, data: {} } },
      { presence: { channel } },
      { presence_stats: { channel } },
      { history: { channel } },
      { rpc: { method: 'spin' } },
      { subscribe: { channel: 'public:lobby' } },
      { subscribe: { channel: 'nowhere' } },
      { sub_refresh: { channel, token: 'none' } },
    ]) {
      codes.push(((await speaker.ask(command)).error as { code: number }).code)
    }
    expect(codes).toEqual([103, 108, 108, 103, 108, 103, 102, 103])
    speaker.socket.send('{"send":{"data":{}}}')
    expect(await speaker.closed).toMatchObject({ code: 3508 })
  })

  test('a connection accepts new tokens of its own session only', async () => {
    await using hub = await openHub()
    const { token } = await hub.signIn()
    const other = await hub.signIn()
    using speaker = await hub.speak()
    await speaker.ask({ connect: { token } })
    expect(await speaker.ask({ refresh: { token } })).toMatchObject({ refresh: { expires: true } })
    speaker.socket.send(JSON.stringify({ id: 9, refresh: { token: other.token } }))
    expect(await speaker.closed).toEqual({ code: 3500, reason: 'invalid token' })
  })

  test('a token of an ended session connects nobody', async () => {
    await using hub = await openHub()
    const { user } = await hub.signIn()
    using speaker = await hub.speak()
    speaker.socket.send(JSON.stringify({ id: 1, connect: { token: await hub.tokens.issueConnection(user, newId('ses')) } }))
    expect(await speaker.closed).toMatchObject({ code: 3503 })
  })
})

describe('limits', () => {
  test.each([
    ['no JSON', 'connect!', 3501],
    ['a command before connecting', '{"id":1,"rpc":{}}', 3501],
    ['a command without an id', '{"connect":{}}', 3501],
    ['an unknown command', '{"id":1}', 3501],
    ['a binary frame', Buffer.from('{}'), 3506],
    ['more than 64 KB', `{"id":1,"connect":{"data":"${'x'.repeat(65_536)}"}}`, 1009],
  ])('%s ends the connection', async (_, frame, code) => {
    await using hub = await openHub()
    using speaker = await hub.speak()
    speaker.socket.send(frame)
    expect(await speaker.closed).toMatchObject({ code })
  })

  test("a player's connections are limited, and closing one frees a slot", async () => {
    await using hub = await openHub()
    const { token } = await hub.signIn()
    const speakers = await Promise.all(Array.from({ length: 20 }, () => hub.speak()))
    for (const speaker of speakers) await speaker.ask({ connect: { token } })
    using late = await hub.speak()
    late.socket.send(JSON.stringify({ id: 1, connect: { token } }))
    expect(await late.closed).toMatchObject({ code: 3504 })
    speakers[0]?.socket.close()
    await speakers[0]?.closed
    using again = await hub.speak()
    expect(await again.ask({ connect: { token } })).toHaveProperty('connect')
    for (const speaker of speakers) speaker.socket.terminate()
  })
})
