import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { openTestHub } from '../../testing/test-hub.ts'
import { ERRORS } from '../codes.ts'
import { createMemorySource } from '../sources/memory-source.ts'

const ADA = { sub: 'ada' }

test('the connect reply states the client id, expiry and ping interval', async () => {
  await using at = await openTestHub({ admit: async (claims, hello) => ({ data: { claims, hello } }) })
  using speaker = await at.speak()
  const hello = { data: { page: 1 }, name: 'js', version: '5', headers: { 'x-a': 'b' } }
  const reply = await speaker.ask({ connect: { token: await at.token({ session: 's1' }), ...hello } })
  expect(reply).toMatchObject({
    connect: {
      client: expect.any(String),
      expires: true,
      ttl: 600,
      ping: 25,
      pong: true,
      data: { hello, claims: { session: 's1' } },
    },
  })
})

test("a token's channels are subscribed on connect and recover the client's position", async () => {
  await using at = await openTestHub()
  for (const nth of [1, 2, 3]) await at.hub.publish('open:a', nth)
  const { epoch } = await at.hub.history({ channel: 'open:a', limit: 0 })
  using speaker = await at.speak()
  const subs = { 'open:a': { recover: true, epoch, offset: 1 } }
  const reply = await speaker.ask({ connect: { token: await at.token({ channels: ['open:a', 'live:b'] }), subs } })
  expect(reply).toMatchObject({
    connect: {
      subs: {
        'open:a': {
          recovered: true,
          offset: 1,
          publications: [
            { data: 2, offset: 2 },
            { data: 3, offset: 3 },
          ],
        },
        'live:b': { publications: [] },
      },
    },
  })
  await at.hub.publish('open:a', 4)
  await eventually(() => expect(speaker.heard.at(-1)).toEqual({ push: { channel: 'open:a', pub: { data: 4, offset: 4 } } }))
})

test('a channel of latest values sends the last one to every new subscriber', async () => {
  await using at = await openTestHub()
  await at.hub.publish('live:jackpot', { amount: 1 })
  await at.hub.publish('live:jackpot', { amount: 2 })
  using speaker = await at.speak(ADA)
  const reply = await speaker.ask({ subscribe: { channel: 'live:jackpot' } })
  expect(reply).toEqual({ id: 2, subscribe: { publications: [{ data: { amount: 2 } }] } })
  await at.hub.publish('live:jackpot', { amount: 3 }, { brand: 'x' })
  const pub = { data: { amount: 3 }, tags: { brand: 'x' } }
  await eventually(() => expect(speaker.heard.at(-1)).toEqual({ push: { channel: 'live:jackpot', pub } }))
})

test('a client publishes where the rules allow it, and is named as the publisher', async () => {
  await using at = await openTestHub()
  using ada = await at.speak({ ...ADA, info: { name: 'Ada' } })
  using bob = await at.speak({ sub: 'bob' })
  await bob.ask({ subscribe: { channel: 'open:a' } })
  expect(await ada.ask({ publish: { channel: 'open:a', data: 1 } })).toMatchObject({ error: ERRORS.permissionDenied })
  await ada.ask({ subscribe: { channel: 'open:a' } })
  expect(await ada.ask({ publish: { channel: 'open:a', data: 1 } })).toEqual({ id: 4, publish: {} })
  const info = { user: 'ada', client: expect.any(String), conn_info: { name: 'Ada' } }
  await eventually(() => expect(bob.heard.at(-1)).toEqual({ push: { channel: 'open:a', pub: { data: 1, offset: 1, info } } }))
})

test("presence lists a channel's subscribers", async () => {
  await using at = await openTestHub()
  using ada = await at.speak(ADA)
  using bob = await at.speak({ sub: 'bob' })
  for (const speaker of [ada, bob]) await speaker.ask({ subscribe: { channel: 'open:a' } })
  const { presence } = (await ada.ask({ presence: { channel: 'open:a' } })) as { presence: { presence: Record<string, object> } }
  expect(Object.values(presence.presence)).toEqual([
    { user: 'ada', client: expect.any(String) },
    { user: 'bob', client: expect.any(String) },
  ])
  expect(await ada.ask({ presence_stats: { channel: 'open:a' } })).toMatchObject({
    presence_stats: { num_clients: 2, num_users: 2 },
  })
  bob.socket.terminate()
  await eventually(() => expect(at.hub.presenceStats('open:a')).toEqual({ num_clients: 1, num_users: 1 }))
})

test('history is read in pages, both ways', async () => {
  await using at = await openTestHub()
  for (const nth of [1, 2, 3]) await at.hub.publish('open:a', nth)
  using speaker = await at.speak(ADA)
  await speaker.ask({ subscribe: { channel: 'open:a' } })
  const ask = async (history: object) => (await speaker.ask({ history: { channel: 'open:a', ...history } })).history
  expect(await ask({})).toEqual({ epoch: expect.any(String), offset: 3, publications: [] })
  expect(await ask({ limit: -1, since: { offset: 1 } })).toMatchObject({ publications: [{ data: 2 }, { data: 3 }] })
  expect(await ask({ limit: 1, reverse: true })).toMatchObject({ publications: [{ data: 3, offset: 3 }] })
})

/** The commands that provoke each refusal. The first ones only prepare. */
const REFUSALS: readonly (readonly [name: keyof typeof ERRORS, commands: object[]])[] = [
  ['unknownChannel', [{ subscribe: { channel: 'nowhere' } }]],
  ['permissionDenied', [{ subscribe: { channel: 'own:ada' } }]],
  ['methodNotFound', [{ teleport: {} }]],
  ['alreadySubscribed', [{ subscribe: { channel: 'open:a' } }, { subscribe: { channel: 'open:a' } }]],
  ['limitExceeded', [{ subscribe: { channel: `open:${'x'.repeat(255)}` } }]],
  ['badRequest', [{ subscribe: { channel: 'open:a', type: 1 } }]],
  ['badRequest', [{ subscribe: { channel: 'open:a' } }, { publish: { channel: 'open:a' } }]],
  ['permissionDenied', [{ publish: { channel: 'shut:a', data: 1 } }]],
  ['permissionDenied', [{ presence: { channel: 'open:a' } }]],
  ['permissionDenied', [{ sub_refresh: { channel: 'own:ada', token: '' } }]],
  ['notAvailable', [{ rpc: { method: 'spin' } }]],
  ['notAvailable', [{ presence: { channel: 'shut:a' } }]],
  ['notAvailable', [{ history: { channel: 'shut:a' } }]],
  ['notAvailable', [{ subscribe: { channel: 'live:a' } }, { history: { channel: 'live:a' } }]],
  ['unrecoverablePosition', [{ subscribe: { channel: 'open:a', recover: true, epoch: 'gone', offset: 9, flag: 2 } }]],
  [
    'unrecoverablePosition',
    [{ subscribe: { channel: 'open:a' } }, { history: { channel: 'open:a', limit: 1, since: { epoch: 'gone', offset: 1 } } }],
  ],
]

test.each(REFUSALS)('%s: %j', async (name, commands) => {
  await using at = await openTestHub()
  using speaker = await at.speak(ADA)
  const replies = []
  for (const command of commands) replies.push(await speaker.ask(command))
  expect(replies.at(-1)?.error).toEqual(ERRORS[name])
})

test('invalid tokens are refused with the specific reason', async () => {
  await using at = await openTestHub()
  const refusalOf = async (token: string): Promise<unknown> => {
    using speaker = await at.speak()
    return (await speaker.ask({ connect: { token } })).error
  }
  const now = at.clock.now() / 1_000
  expect(await refusalOf('')).toEqual(ERRORS.unauthorized)
  expect(await refusalOf(await at.token({ exp: now - 1 }))).toEqual(ERRORS.tokenExpired)
  expect(await refusalOf(await at.token({ expire_at: now - 1 }))).toEqual(ERRORS.expired)

  using ada = await at.speak(ADA)
  const subscribe = async (claims: object) => ada.ask({ subscribe: { channel: 'own:a', token: await at.token({ ...claims }) } })
  expect((await subscribe({ channel: 'own:b' })).error).toEqual(ERRORS.permissionDenied)
  expect((await subscribe({ channel: 'own:a', sub: 'bob' })).error).toEqual(ERRORS.permissionDenied)
  expect((await subscribe({ channel: 'own:a', exp: now - 1 })).error).toEqual(ERRORS.tokenExpired)
  expect((await subscribe({ channel: 'own:a', expire_at: now - 1 })).error).toEqual(ERRORS.expired)
  expect(await subscribe({ channel: 'own:a' })).toMatchObject({ subscribe: { expires: true, ttl: 600 } })
})

test('expensive commands are rate-limited', async () => {
  await using at = await openTestHub({ limits: { queriesAtOnce: 2, queriesPerSecond: 0 } })
  using speaker = await at.speak(ADA)
  await speaker.ask({ subscribe: { channel: 'open:a' } })
  const ask = async () => (await speaker.ask({ history: { channel: 'open:a' } })).error
  expect([await ask(), await ask(), await ask()]).toEqual([undefined, undefined, ERRORS.tooManyRequests])
})

test('a failing source is a temporary error: the client may retry', async () => {
  const memory = createMemorySource({ clock: { now: () => 0 } })
  let isDown = true
  await using at = await openTestHub({
    source(deliver) {
      const source = memory(deliver)
      const read = async (...asked: Parameters<typeof source.read>) => {
        if (isDown) throw new Error('down')
        return source.read(...asked)
      }
      return { ...source, read }
    },
  })
  using speaker = await at.speak(ADA)
  expect((await speaker.ask({ subscribe: { channel: 'open:a' } })).error).toEqual(ERRORS.internal)
  isDown = false
  expect(await speaker.ask({ subscribe: { channel: 'open:a' } })).toHaveProperty('subscribe')
})
