import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { eventually } from '../../testing/eventually.ts'
import { openTestHub, type TestHub } from '../../testing/test-hub.ts'
import { ERRORS, UNSUBSCRIBES, type ProtocolError } from '../codes.ts'
import { createMemorySource } from '../sources/memory-source.ts'

type Client = ReturnType<TestHub['client']>

async function connected(at: TestHub, choice: Parameters<TestHub['client']>[0] = {}): Promise<Client> {
  const client = at.client(choice)
  client.connect()
  await client.ready(20_000)
  return client
}

/** How a refused connection or subscription ends. */
const endOf = (it: { on(event: never, listen: (context: object) => void): unknown }, event: 'disconnected' | 'unsubscribed') =>
  new Promise((resolve) => it.on(event as never, resolve))

/** How a subscription to `channel` ends. */
async function subscribing(at: TestHub, channel: string, options: object = {}): Promise<unknown> {
  const subscription = (await connected(at, { options: {} })).newSubscription(channel, options)
  const over = endOf(subscription, 'unsubscribed')
  subscription.subscribe()
  return over
}

const sentence = ({ code, message }: ProtocolError) => ({ code, reason: message })

/** A socket on which every `rpc` becomes an unknown command, which the client itself cannot send. */
const strange = (at: TestHub) =>
  class extends WebSocket {
    constructor(address: string) {
      super(address, { origin: `http://127.0.0.1:${at.port}` })
    }
    override send(frame: string): void {
      super.send(frame.replace('"rpc":', '"teleport":'))
    }
  }

const past = (at: TestHub): number => at.clock.now() / 1_000 - 1

describe('the official client', () => {
  test.each([
    ['without a token', ERRORS.unauthorized, async () => ''],
    ['whose time is over', ERRORS.expired, (at: TestHub) => at.token({ expire_at: past(at) })],
  ] as const)('%s does not connect, and does not retry', async (_, error, tokenOf) => {
    await using at = await openTestHub()
    const client = at.client({ token: await tokenOf(at) })
    const over = endOf(client, 'disconnected')
    client.connect()
    expect(await over).toMatchObject(sentence(error))
  })

  test.each([
    [ERRORS.unknownChannel, 'nowhere', undefined],
    [ERRORS.permissionDenied, 'own:a', { sub: 'bob' }],
    [ERRORS.limitExceeded, `open:${'x'.repeat(255)}`, undefined],
    [ERRORS.expired, 'own:a', { expire_at: 1 }],
  ] as const)('gives up a subscription that is refused with $code', async (error, channel, claims) => {
    await using at = await openTestHub()
    const token = claims && (await at.token({ channel, ...claims }))
    expect(await subscribing(at, channel, token ? { token } : {})).toMatchObject(sentence(error))
  })

  test('gives up a subscription that its token already covers', async () => {
    await using at = await openTestHub()
    const client = await connected(at, { token: await at.token({ channels: ['open:a'] }) })
    const subscription = client.newSubscription('open:a')
    const over = endOf(subscription, 'unsubscribed')
    subscription.subscribe()
    expect(await over).toMatchObject(sentence(ERRORS.alreadySubscribed))
    expect(at.hub.presenceStats('open:a').num_clients).toBe(1)
  })

  test('renews an expired channel token, and starts at the top if its position is gone', async () => {
    await using at = await openTestHub()
    const client = await connected(at)
    const getToken = vi.fn<() => Promise<string>>(() => at.token({ channel: 'own:a' }))
    const token = await at.token({ channel: 'own:a', exp: past(at) })
    const own = client.newSubscription('own:a', { token, getToken, minResubscribeDelay: 20 })
    own.subscribe()
    await own.ready(20_000)
    expect(getToken).toHaveBeenCalledTimes(1)

    await at.hub.publish('open:b', 'old')
    const getState = vi.fn<() => Promise<{ offset: number; epoch: string }>>(() => at.hub.history({ channel: 'open:b' }))
    const since = { offset: 9, epoch: 'gone' }
    const lost = client.newSubscription('open:b', { since, getState, minResubscribeDelay: 20 })
    const heard: unknown[] = []
    lost.on('publication', ({ data }) => heard.push(data)).subscribe()
    await lost.ready(20_000)
    await at.hub.publish('open:b', 'new')
    await eventually(() => expect(heard).toEqual(['new']))
    expect(getState).toHaveBeenCalledTimes(1)
  })

  test('subscribes once a reported outage is over', async () => {
    const memory = createMemorySource({ clock: { now: () => 0 } })
    let isDown = true
    await using at = await openTestHub({
      source(deliver) {
        const source = memory(deliver)
        const read: typeof source.read = async (...asked) => {
          if (isDown) throw new Error('down')
          return source.read(...asked)
        }
        return { ...source, read }
      },
    })
    const subscription = (await connected(at)).newSubscription('open:a', { minResubscribeDelay: 20, maxResubscribeDelay: 40 })
    const told: number[] = []
    subscription.on('error', ({ error }) => told.push(error.code)).subscribe()
    await eventually(() => expect(told.length).toBeGreaterThan(1))
    isDown = false
    await subscription.ready(20_000)
    expect(new Set(told)).toEqual(new Set([ERRORS.internal.code]))
  })

  test.each([
    [ERRORS.permissionDenied, {}, (client: Client) => client.publish('shut:a', 1)],
    [ERRORS.badRequest, {}, (client: Client) => client.publish('live:a', undefined)],
    [ERRORS.notAvailable, {}, (client: Client) => client.rpc('spin', {})],
    [
      ERRORS.tooManyRequests,
      { limits: { queriesAtOnce: 0, queriesPerSecond: 0 } },
      (client: Client) => client.publish('live:a', 1),
    ],
  ] as const)('gets $message for a request refused with $code, and stays connected', async (error, options, ask) => {
    await using at = await openTestHub(options)
    const client = await connected(at)
    await expect(ask(client)).rejects.toMatchObject(error)
    expect(client.state).toBe('connected')
  })

  test('gets an error for an unknown command, and stays connected', async () => {
    await using at = await openTestHub()
    const client = await connected(at, { options: { websocket: strange(at) } })
    await expect(client.rpc('spin', {})).rejects.toMatchObject(ERRORS.methodNotFound)
    expect(client.state).toBe('connected')
  })

  test('renews the token of an expired subscription and keeps receiving', async () => {
    await using at = await openTestHub({ limits: { pingMs: 200, graceMs: 0 } })
    const client = await connected(at, { token: await at.token({ exp: at.clock.now() / 1_000 + 3_600 }) })
    const subscription = client.newSubscription('own:a', {
      getToken: () => at.token({ channel: 'own:a' }),
      minResubscribeDelay: 20,
    })
    const codes: number[] = []
    subscription.on('subscribing', ({ code }) => codes.push(code)).subscribe()
    await subscription.ready(20_000)
    at.clock.advance(601_000)
    await eventually(() => expect(codes).toEqual([0, UNSUBSCRIBES.expired.code]))
    await subscription.ready(20_000)
  })
})
