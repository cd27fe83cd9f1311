import { expect, test } from 'vitest'
import { createManualClock } from '../../testing/manual-clock.ts'
import { createSlowSource } from '../testing/slow-source.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestHub } from '../testing/test-hub.ts'
import { ERRORS, UNSUBSCRIBES } from './codes.ts'
import { createMemorySource } from './sources/memory-source.ts'

const memory = createMemorySource({ clock: createManualClock(0) })

test('a terminal code with a foreign reason keeps the client disconnected, whatever the reason', async () => {
  for (const reason of ['', '42', '{"reconnect":true}', 'x'.repeat(300)]) {
    await using at = await openTestHub()
    const client = at.client()
    client.connect()
    await client.ready(20_000)
    const over = new Promise((resolve) => client.on('disconnected', resolve))
    at.hub.disconnect({ user: 'ada' }, { code: 4500, reason })
    expect(await over).toMatchObject({ code: 4500 })
  }
})

test('other commands in the first frame wait for connect', async () => {
  let completeSignIn = (): void => {}
  const gate = new Promise<void>((resume) => (completeSignIn = resume))
  await using at = await openTestHub({ admit: async () => gate.then(() => ({})) })
  using speaker = await at.speak()
  speaker.say({ id: 1, connect: { token: await at.token() } }, { id: 2, subscribe: { channel: 'open:a' } })
  speaker.say({ id: 3, unsubscribe: { channel: 'open:a' } })
  await eventually(() => expect(at.hub.info().num_users).toBe(1))
  expect(speaker.heard).toEqual([])
  completeSignIn()
  await eventually(() => expect(speaker.heard.map(({ id }) => id)).toEqual([1, 2, 3]))
})

test('an outage during token renewal is no refusal: the client retries by itself', async () => {
  await using at = await openTestHub({
    tokens: {
      verifyConnection: async (token) => {
        if (token === 'renewed') throw new Error('down')
        return { is: 'valid', claims: { user: 'ada', expiresAt: null } }
      },
      verifyChannel: async () => ({ is: 'invalid' }),
    },
  })
  using speaker = await at.speak({})
  expect((await speaker.ask({ refresh: { token: 'renewed' } })).error).toEqual(ERRORS.internal)
})

test('a channel keeps its epoch when its last subscriber leaves', async () => {
  await using at = await openTestHub()
  using speaker = await at.speak({})
  const subscribe = async () => (await speaker.ask({ subscribe: { channel: 'open:a' } })).subscribe as { epoch: string }
  const { epoch } = await subscribe()
  await speaker.ask({ unsubscribe: { channel: 'open:a' } })
  await at.hub.publish('open:a', 1)
  expect(await subscribe()).toMatchObject({ epoch, offset: 1 })
})

test('pings are no further apart than announced, in whole seconds', async () => {
  await using at = await openTestHub({ limits: { pingMs: 1_400 } })
  using speaker = await at.speak()
  expect(await speaker.ask({ connect: { token: await at.token() } })).toMatchObject({ connect: { ping: 2 } })
})

test('the subscribe reply is sent before publications that arrive while the history is read', async () => {
  const slow = createSlowSource(memory)
  await using at = await openTestHub({ source: slow.source })
  using speaker = await at.speak({})
  await at.hub.publish('open:order', 1)
  slow.hold()
  speaker.say({ id: 9, subscribe: { channel: 'open:order', recover: true, offset: 0 } })
  await eventually(() => expect(slow.waitingCount()).toBe(1))
  await at.hub.publish('open:order', 2)
  await at.hub.publish('open:order', 3)
  slow.letGo()
  await eventually(() => expect(speaker.heard).toHaveLength(4))
  expect(speaker.heard.slice(1)).toMatchObject([
    { id: 9, subscribe: { recovered: true, publications: [{ data: 1, offset: 1 }] } },
    { push: { pub: { data: 2, offset: 2 } } },
    { push: { pub: { data: 3, offset: 3 } } },
  ])
})

test('a duplicate publication is dropped, and after a gap the client has to recover', async () => {
  const slow = createSlowSource(memory)
  await using at = await openTestHub({ source: slow.source })
  using speaker = await at.speak({})
  await speaker.ask({ subscribe: { channel: 'open:gap' } })
  for (const offset of [1, 1, 2, 4]) slow.deliver('open:gap', { offset, json: String(offset) })
  expect(await speaker.closed).toMatchObject({ code: 3010 })
  expect(speaker.heard.slice(2)).toMatchObject([{ push: { pub: { offset: 1 } } }, { push: { pub: { offset: 2 } } }])
})

test('too many publications while a history is read end the connection instead of filling memory', async () => {
  const slow = createSlowSource(memory)
  await using at = await openTestHub({ source: slow.source, limits: { waitingMax: 5 } })
  using speaker = await at.speak({})
  slow.hold()
  speaker.say({ id: 9, subscribe: { channel: 'open:flood' } })
  await eventually(() => expect(slow.waitingCount()).toBe(1))
  for (let offset = 1; offset <= 6; offset++) slow.deliver('open:flood', { offset, json: '1' })
  expect(await speaker.closed).toMatchObject({ code: 3010 })
  slow.letGo()
})

test('a subscription ended while its history was read stays ended', async () => {
  const slow = createSlowSource(memory)
  await using at = await openTestHub({ source: slow.source })
  using speaker = await at.speak({})
  slow.hold()
  speaker.say({ id: 9, subscribe: { channel: 'open:ended' } })
  await eventually(() => expect(slow.waitingCount()).toBe(1))
  expect(at.hub.unsubscribe({ user: 'ada' }, 'open:ended')).toBe(1)
  slow.letGo()
  await eventually(() => expect(speaker.heard.at(-1)).toMatchObject({ id: 9, error: ERRORS.permissionDenied }))
  expect(at.hub.presenceStats('open:ended').num_clients).toBe(0)
})

test('an expired token is honored for a grace period, so that renewal does not race expiry', async () => {
  await using at = await openTestHub({ limits: { pingMs: 40, graceMs: 25_000, pongMs: 30_000 } })
  using speaker = await at.speak({})
  speaker.socket.on('message', (data: Buffer) => String(data) === '{}' && speaker.socket.send('{}'))
  // For a ping that arrived before there was a listener.
  speaker.socket.send('{}')
  const pings = () => speaker.frames.filter((frame) => frame === '{}').length
  at.clock.advance(600_000 + 25_000)
  // By then the periodic check has run.
  const before = pings()
  await eventually(() => expect(pings()).toBeGreaterThan(before + 1))
  expect(await speaker.ask({ refresh: { token: await at.token() } })).toMatchObject({ refresh: { ttl: 600 } })
  at.clock.advance(600_000 + 25_001)
  expect(await speaker.closed).toMatchObject({ code: 3005 })
})

test('the position check finds a lost publication, and the client recovers it', async () => {
  const slow = createSlowSource(memory)
  await using at = await openTestHub({ source: slow.source, limits: { positionCheckMs: 60, positionSettleMs: 20 } })
  const client = at.client()
  const subscription = client.newSubscription('open:lost')
  const heard: unknown[] = []
  const codes: number[] = []
  subscription.on('publication', ({ data }) => heard.push(data)).on('subscribing', ({ code }) => codes.push(code))
  subscription.subscribe()
  client.connect()
  await subscription.ready(20_000)
  await at.hub.publish('open:lost', 1)
  await eventually(() => expect(heard).toEqual([1]))
  slow.mute()
  await at.hub.publish('open:lost', 2)
  await eventually(() => expect(heard).toEqual([1, 2]))
  expect(codes).toEqual([0, 2500])
  slow.unmute()
  await at.hub.publish('open:lost', 3)
  await eventually(() => expect(heard).toEqual([1, 2, 3]))
})

test('for a server-side subscription the position check makes the client reconnect', async () => {
  const slow = createSlowSource(memory)
  await using at = await openTestHub({ source: slow.source, limits: { positionCheckMs: 60, positionSettleMs: 20 } })
  using speaker = await at.speak({ channels: ['open:server'] })
  slow.mute()
  await at.hub.publish('open:server', 1)
  expect(await speaker.closed).toMatchObject({ code: 3010 })
})

test('several publications of one turn are sent to each client in one frame', async () => {
  await using at = await openTestHub()
  using ada = await at.speak({})
  using bob = await at.speak({ sub: 'bob' })
  for (const speaker of [ada, bob]) await speaker.ask({ subscribe: { channel: 'live:a' } })
  const before = ada.frames.length
  for (let nth = 0; nth < 16; nth++) void at.hub.publish('live:a', nth)
  await eventually(() => expect([ada.heard.length, bob.heard.length]).toEqual([18, 18]))
  expect([ada.frames.length, bob.frames.length]).toEqual([before + 1, before + 1])
})

test('a client not admitted because of an outage is told to reconnect, and does nothing meanwhile', async () => {
  await using at = await openTestHub({ admit: () => Promise.reject(new Error('down')) })
  using speaker = await at.speak()
  speaker.say({ id: 1, connect: { token: await at.token() } }, { id: 2, subscribe: { channel: 'live:a' } })
  expect(await speaker.closed).toMatchObject({ code: 3004 })
  expect(speaker.heard).toEqual([])
  expect(at.hub.info().num_users).toBe(0)
})

test('a client told to subscribe again while subscribing does so', async () => {
  const slow = createSlowSource(memory)
  await using at = await openTestHub({ source: slow.source })
  const client = at.client()
  const subscription = client.newSubscription('open:again')
  slow.hold()
  subscription.subscribe()
  client.connect()
  await eventually(() => expect(slow.waitingCount()).toBe(1))
  expect(at.hub.unsubscribe({}, 'open:again', UNSUBSCRIBES.insufficientState)).toBe(1)
  slow.letGo()
  await subscription.ready(20_000)
})

test('two clients that read at different positions before the channel was watched both receive in order', async () => {
  const slow = createSlowSource(memory)
  const watched: [string, number][] = []
  await using at = await openTestHub({
    source: (deliver) => ({ ...slow.source(deliver), watch: (...asked) => void watched.push(asked) }),
  })
  using early = await at.speak({})
  using late = await at.speak({})
  slow.hold()
  early.say({ id: 9, subscribe: { channel: 'open:moments' } })
  await eventually(() => expect(slow.waitingCount()).toBe(1))
  slow.mute()
  await at.hub.publish('open:moments', 1)
  slow.unmute()
  late.say({ id: 9, subscribe: { channel: 'open:moments' } })
  await eventually(() => expect(slow.waitingCount()).toBe(2))
  await at.hub.publish('open:moments', 2)
  slow.letGo()
  await eventually(() =>
    expect(watched).toEqual([
      ['open:moments', 0],
      ['open:moments', 2],
    ]),
  )
  for (const offset of [1, 2]) slow.deliver('open:moments', { offset, json: String(offset) })
  const offsetsOf = ({ heard }: typeof early) =>
    heard.flatMap(({ push }) => (push as { pub: { offset: number } } | undefined)?.pub.offset ?? [])
  await eventually(() => expect(offsetsOf(early)).toEqual([1, 2]))
  expect(offsetsOf(late)).toEqual([2])
})

test.each([
  { subscribe: { channel: ['open:a'] } },
  { subscribe: { channel: 5 } },
  { subscribe: { channel: 'open:a', recover: true, offset: 'x' } },
  { history: { channel: 'open:a', limit: 0.5 } },
  { history: { channel: 'open:a', since: null } },
  { presence: null },
  { publish: { channel: {}, data: 1 } },
])('%j makes no sense, and the hub does not fail on it', async (command) => {
  const errors: string[] = []
  const log = { debug() {}, warn() {}, error: (_: object, message: string) => void errors.push(message) }
  await using at = await openTestHub({ log })
  using speaker = await at.speak({})
  expect((await speaker.ask(command)).error).toEqual(ERRORS.badRequest)
  expect(errors).toEqual([])
})
