import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { createSlowSource } from '../testing/slow-source.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestHub, type TestHub } from '../testing/test-hub.ts'
import { DISCONNECTS, UNSUBSCRIBES, type Disconnect } from './codes.ts'
import { createMemorySource } from './sources/memory-source.ts'

/** The official client's final state and code. */
const stateAfter = (client: ReturnType<TestHub['client']>): Promise<{ state: string; code: number; reason: string }> =>
  new Promise((resolve) => {
    const isOver = (state: string) => (context: { code: number; reason: string }) =>
      context.code > 2 && resolve({ state, ...context })
    client.on('connecting', isOver('connecting')).on('disconnected', isOver('disconnected'))
  })

test('a disconnected client receives and counts no more, however long the close takes', async () => {
  await using at = await openTestHub()
  using speaker = await at.speak({ channels: ['open:a'] })
  await speaker.ask({ subscribe: { channel: 'open:b' } })
  speaker.socket.pause()
  at.hub.disconnect({ user: 'ada' })
  expect(at.hub.info()).toMatchObject({ num_users: 0, num_subs: 0, num_channels: 0 })
})

test('a client that leaves while its channels are read leaves nothing behind', async () => {
  const slow = createSlowSource(createMemorySource({ clock: { now: () => 0 } }))
  await using at = await openTestHub({ source: slow.source })
  slow.hold()
  const speaker = await connecting(at, { channels: ['open:a', 'open:b'] })
  await eventually(() => expect(slow.waitingCount()).toBe(1))
  speaker.socket.terminate()
  await eventually(() => expect(at.hub.openCount).toBe(0))
  slow.letGo()
  await nextTurn()
  expect(at.hub.info()).toMatchObject({ num_subs: 0, num_channels: 0 })
})

describe('the official client', () => {
  test.each(Object.values(DISCONNECTS))('$code $reason ends in the state that the code requires', async (disconnect) => {
    await using at = await openTestHub()
    const client = at.client()
    client.connect()
    await client.ready(20_000)
    const after = stateAfter(client)
    at.hub.disconnect({ user: 'ada' }, disconnect)
    const state = disconnect.code < 3500 ? 'connecting' : 'disconnected'
    expect(await after).toEqual({ state, ...disconnect })
    if (state === 'connecting') await client.ready(20_000)
  })

  test.each([
    [DISCONNECTS.forceReconnect, { tokenCount: 1, isRecovered: true }],
    [DISCONNECTS.stateInvalidated, { tokenCount: 2, isRecovered: false }],
  ] as const)('after $code resumes its position, or starts over with another token', async (disconnect, after) => {
    await using at = await openTestHub()
    const getToken = vi.fn<() => Promise<string>>(() => at.token())
    const client = at.client({ options: { getToken } })
    const subscription = client.newSubscription('open:a')
    const places: boolean[] = []
    subscription.on('subscribed', ({ recovered }) => places.push(recovered)).subscribe()
    client.connect()
    await subscription.ready(20_000)
    at.hub.disconnect({ user: 'ada' }, disconnect)
    await eventually(() => expect(places).toHaveLength(2))
    expect({ tokenCount: getToken.mock.calls.length, isRecovered: places[1] }).toEqual(after)
  })

  test.each(Object.values(UNSUBSCRIBES))('$code $reason ends a subscription, or restarts it', async (unsubscribe) => {
    await using at = await openTestHub()
    const client = at.client()
    const subscription = client.newSubscription('open:a')
    const codes: number[] = []
    subscription.on('subscribing', ({ code }) => codes.push(code)).on('unsubscribed', ({ code }) => codes.push(code))
    subscription.subscribe()
    client.connect()
    await subscription.ready(20_000)
    expect(at.hub.unsubscribe({ user: 'ada' }, 'open:a', unsubscribe)).toBe(1)
    await eventually(() => expect(codes).toEqual([0, unsubscribe.code]))
    if (unsubscribe.code >= 2500) await subscription.ready(20_000)
    expect(subscription.state).toBe(unsubscribe.code >= 2500 ? 'subscribed' : 'unsubscribed')
  })

  test('an invalid token and another player’s channel are final; an expired token is renewed', async () => {
    await using at = await openTestHub()
    const wrong = at.client({ token: 'not a token' })
    const after = stateAfter(wrong)
    wrong.connect()
    expect(await after).toEqual({ state: 'disconnected', code: 3500, reason: 'invalid token' })

    const expired = await at.token({ exp: at.clock.now() / 1_000 - 1 })
    const getToken = vi.fn<() => Promise<string>>(() => at.token())
    const client = at.client({ token: expired, options: { getToken } })
    const subscription = client.newSubscription('own:bob', { token: await at.token({ sub: 'bob', channel: 'own:bob' }) })
    const refused = new Promise((resolve) => subscription.on('unsubscribed', resolve))
    subscription.subscribe()
    client.connect()
    await client.ready(20_000)
    expect(getToken).toHaveBeenCalledTimes(1)
    expect(await refused).toMatchObject({ code: 103 })
  })

  test('tokens of both kinds are renewed in time without interruption', async () => {
    await using at = await openTestHub()
    const soon = () => at.clock.now() / 1_000 + 1
    const getToken = vi.fn<() => Promise<string>>(() => at.token({ exp: soon() + 1 }))
    const getChannelToken = vi.fn<() => Promise<string>>(() => at.token({ channel: 'own:a', exp: soon() + 1 }))
    const client = at.client({ token: await at.token({ exp: soon() }), options: { getToken } })
    const channelToken = await at.token({ channel: 'own:a', exp: soon() })
    const subscription = client.newSubscription('own:a', { token: channelToken, getToken: getChannelToken })
    const states: string[] = []
    client.on('state', ({ newState }) => states.push(newState))
    subscription.on('state', ({ newState }) => states.push(newState)).subscribe()
    client.connect()
    await eventually(() => expect([getToken.mock.calls.length > 1, getChannelToken.mock.calls.length > 1]).toEqual([true, true]))
    expect(states).toEqual(['subscribing', 'connecting', 'connected', 'subscribed'])
  })

  test('a server whose pings stop is disconnected and reconnected', async () => {
    await using at = await openTestHub({ limits: { pingMs: 60_000 } })
    const client = at.client({ options: { maxServerPingDelay: -59_900 } })
    const after = stateAfterPing(client)
    client.connect()
    expect(await after).toEqual({ code: 2, reason: 'no ping' })
  })
})

const stateAfterPing = (client: ReturnType<TestHub['client']>): Promise<unknown> =>
  new Promise((resolve) => client.on('connecting', (context) => context.code === 2 && resolve(context)))

type Provoke = (at: TestHub) => Promise<{ closed: Promise<Disconnect> }>

/** Situations in which the hub itself sends each code. */
const PROVOKED: readonly (readonly [keyof typeof DISCONNECTS, object, Provoke])[] = [
  ['stale', { limits: { connectMs: 50, pingMs: 200 } }, (at) => at.speak()],
  ['noPong', { limits: { pongMs: 50, pingMs: 200 } }, (at) => at.speak({})],
  ['invalidToken', {}, (at) => saying(at, [{ id: 1, connect: { token: 'x' } }])],
  ['badRequest', {}, (at) => saying(at, [{ id: 1, subscribe: { channel: 'open:a' } }])],
  ['notAvailable', {}, async (at) => saying(at, [{ send: { data: 1 } }], {})],
  [
    'tooManyRequests',
    { limits: { commandsAtOnce: 3, commandsPerSecond: 0 } },
    (at) => saying(at, Array(4).fill({ id: 9, rpc: {} }), {}),
  ],
  [
    'tooManyErrors',
    { limits: { errorsAtOnce: 3, errorsPerSecond: 0 } },
    (at) => saying(at, Array(4).fill({ id: 9, rpc: {} }), {}),
  ],
  [
    'channelLimit',
    { limits: { channelsMax: 1 } },
    (at) =>
      saying(
        at,
        ['open:a', 'open:b'].map((channel, index) => ({ id: index + 2, subscribe: { channel } })),
        {},
      ),
  ],
  ['channelLimit', { limits: { channelsMax: 1 } }, async (at) => connecting(at, { channels: ['open:a', 'open:b'] })],
  ['permissionDenied', {}, (at) => connecting(at, { channels: ['nowhere'] })],
  ['forceNoReconnect', { admit: async () => ({ disconnect: DISCONNECTS.forceNoReconnect }) }, (at) => connecting(at, {})],
  ['serverError', { source: brokenSource }, (at) => connecting(at, { channels: ['open:a'] })],
  [
    'connectionLimit',
    { limits: { connectionsPerUserMax: 1 } },
    async (at) => {
      await at.speak({})
      return connecting(at, {})
    },
  ],
  [
    'inappropriateProtocol',
    {},
    async (at) => {
      const speaker = await at.speak()
      speaker.socket.send(Buffer.from('{}'))
      return speaker
    },
  ],
  [
    'expired',
    {},
    async (at) => saying(at, [{ id: 9, refresh: { token: await at.token({ exp: at.clock.now() / 1_000 - 1 }) } }], {}),
  ],
  [
    'subscriptionExpired',
    {},
    async (at) => {
      const speaker = await saying(at, [], {})
      await speaker.ask({ subscribe: { channel: 'open:a' } })
      const token = await at.token({ channel: 'open:a', exp: at.clock.now() / 1_000 - 1 })
      speaker.say({ id: 9, sub_refresh: { channel: 'open:a', token } })
      return speaker
    },
  ],
  [
    'subscriptionExpired',
    { limits: { pingMs: 200, graceMs: 0 } },
    async (at) => {
      const speaker = await connecting(at, { subs: { 'open:a': { expire_at: at.clock.now() / 1_000 + 1 } } })
      await eventually(() => expect(speaker.heard).toHaveLength(1))
      at.clock.advance(2_000)
      return speaker
    },
  ],
  [
    'shutdown',
    {},
    async (at) => {
      const speaker = await at.speak({})
      void at.hub.close()
      return speaker
    },
  ],
]

async function saying(at: TestHub, commands: object[], claims?: Record<string, unknown>) {
  const speaker = await at.speak(claims)
  for (const command of commands) speaker.say(command)
  return speaker
}

const connecting = async (at: TestHub, claims: Record<string, unknown>) =>
  saying(at, [{ id: 1, connect: { token: await at.token(claims) } }])

function brokenSource(deliver: Parameters<ReturnType<typeof createMemorySource>>[0]) {
  const source = createMemorySource({ clock: { now: () => 0 } })(deliver)
  return { ...source, read: () => Promise.reject(new Error('down')) }
}

test.each(PROVOKED)('the hub sends %s by itself', async (name, options, provoke) => {
  await using at = await openTestHub(options)
  const { closed } = await provoke(at)
  expect(await closed).toEqual(DISCONNECTS[name])
})

test('a client that does not read is disconnected once its backlog is too long, and the others keep receiving', async () => {
  await using at = await openTestHub({ limits: { backlogBytesMax: 64 * 1024 }, size: 10 })
  using deaf = await at.speak({})
  using ada = await at.speak({})
  for (const speaker of [deaf, ada]) await speaker.ask({ subscribe: { channel: 'open:a' } })
  deaf.socket.pause()
  const text = 'x'.repeat(16 * 1024)
  const isGone = () => at.hub.presenceStats('open:a').num_clients === 1
  let sent = 0
  while (!isGone() && sent < 5_000) {
    await at.hub.publish('open:a', text)
    if (++sent % 20 === 0) await eventually(() => expect(ada.heard.length).toBe(sent + 2))
  }
  deaf.socket.resume()
  // Whether the close message still arrives depends on how soon the client reads again.
  expect([1006, 3008]).toContain((await deaf.closed).code)
  expect(at.hub.presenceStats('open:a').num_clients).toBe(1)
}, 30_000)
