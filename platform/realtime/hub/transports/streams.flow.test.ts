import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { openTestHub, type TestHub } from '../../testing/test-hub.ts'
import { HUB_PATHS } from '../options.ts'

const originOf = ({ port }: TestHub): string => `http://127.0.0.1:${port}`

const post = (at: TestHub, path: string, body: string, headers: Record<string, string> = { origin: originOf(at) }) =>
  fetch(`${originOf(at)}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

const emulate = (at: TestHub, body: object) => post(at, HUB_PATHS.emulation, JSON.stringify(body))

/** A connected stream, with its first reply. */
async function openStream(at: TestHub, commands?: string) {
  const connect = commands ?? JSON.stringify({ id: 1, connect: { token: await at.token() } })
  const response = await post(at, HUB_PATHS.httpStream, connect)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const { value = '' } = await reader.read()
  return { response, reader, first: JSON.parse(value.split('\n')[0] ?? '') as { connect: { session: string; node: string } } }
}

describe.each(['http_stream', 'sse'] as const)('over %s the official client', (transport) => {
  test('connects, subscribes, publishes and gets its replies', async () => {
    await using at = await openTestHub()
    const client = at.client({ transport })
    const subscription = client.newSubscription('open:a')
    const heard: unknown[] = []
    subscription.on('publication', ({ data }) => heard.push(data)).subscribe()
    client.connect()
    await subscription.ready(20_000)
    await subscription.publish({ from: 'client' })
    for (const data of ['first\nsecond', 'of the same turn']) void at.hub.publish('open:a', data)
    await eventually(() => expect(heard).toEqual([{ from: 'client' }, 'first\nsecond', 'of the same turn']))
    expect((await subscription.presenceStats()).numClients).toBe(1)
    expect((await subscription.history({ limit: 10 })).publications).toHaveLength(3)
    client.disconnect()
    await eventually(() => expect(at.hub.openCount).toBe(0))
  })

  test.each([
    ['connecting', 3011],
    ['disconnected', 3503],
  ] as const)('ends %s by code %i', async (state, code) => {
    await using at = await openTestHub()
    const client = at.client({ transport })
    client.connect()
    await client.ready(20_000)
    const after = new Promise((resolve) => client.on(state, resolve))
    at.hub.disconnect({ user: 'ada' }, { code, reason: 'go' })
    expect(await after).toEqual({ code, reason: 'go' })
  })

  test('answers pings and stays connected', async () => {
    await using at = await openTestHub({ limits: { pingMs: 200, pongMs: 5_000 } })
    const client = at.client({ transport })
    const states: string[] = []
    client.on('state', ({ newState }) => states.push(newState)).connect()
    const pongs = () => at.requests.filter((path) => path === HUB_PATHS.emulation).length
    await eventually(() => expect(pongs()).toBeGreaterThan(2))
    expect(states).toEqual(['connecting', 'connected'])
  })

  test('is refused with an invalid token', async () => {
    await using at = await openTestHub()
    const client = at.client({ transport, token: 'not a token' })
    const after = new Promise((resolve) => client.on('disconnected', resolve))
    client.connect()
    expect(await after).toEqual({ code: 3500, reason: 'invalid token' })
  })
})

test('a client that finds no socket falls back to the next transport', async () => {
  await using at = await openTestHub({ paths: { websocket: '/elsewhere' } })
  const { Centrifuge } = await import('centrifuge')
  const origin = originOf(at)
  const client = new Centrifuge(
    [
      { transport: 'websocket', endpoint: `ws://127.0.0.1:${at.port}${HUB_PATHS.websocket}` },
      { transport: 'http_stream', endpoint: `${origin}${HUB_PATHS.httpStream}` },
    ],
    {
      getToken: () => at.token(),
      fetch: (url: string, init: RequestInit) => fetch(url, { ...init, headers: { ...(init.headers as object), origin } }),
      emulationEndpoint: `${origin}${HUB_PATHS.emulation}`,
    },
  )
  const connected = new Promise<{ transport: string }>((resolve) => client.on('connected', resolve))
  client.connect()
  expect(await connected).toMatchObject({ transport: 'http_stream' })
  client.disconnect()
})

test('streams are neither cached nor buffered in transit', async () => {
  await using at = await openTestHub()
  const { response, reader } = await openStream(at)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  await reader.cancel()
  const connect = encodeURIComponent(JSON.stringify({ id: 1, connect: { token: await at.token() } }))
  const events = await fetch(`${originOf(at)}${HUB_PATHS.sse}?cf_connect=${connect}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(events.headers.get('content-type')).toContain('text/event-stream')
  await events.body?.cancel()
  await eventually(() => expect(at.hub.openCount).toBe(0))
})

test('a client that leaves before its stream begins leaves nothing behind', async () => {
  await using at = await openTestHub()
  // Mimics a server that does a lookup before it passes the request on.
  const server = createServer((request, response) => response.once('close', () => at.hub.handle(request, response)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const closed = once(server, 'request').then(([, response]: ServerResponse[]) => once(response!, 'close'))
  const leaving = new AbortController()
  const asked = fetch(`http://127.0.0.1:${port}${HUB_PATHS.sse}?cf_connect=%7B%22id%22%3A1%2C%22connect%22%3A%7B%7D%7D`, {
    headers: { origin: `http://127.0.0.1:${port}` },
    signal: leaving.signal,
  }).catch(() => {})
  await once(server, 'request')
  leaving.abort()
  await Promise.all([asked, closed])
  expect(at.hub.openCount).toBe(0)
  server.close()
})

test('an invalid first frame ends the stream with its code', async () => {
  await using at = await openTestHub()
  const { first, reader } = await openStream(at, 'nonsense')
  expect(first).toEqual({ push: { disconnect: { code: 3501, reason: 'bad request' } } })
  expect(await reader.read()).toEqual({ done: true, value: undefined })
})

test('pages of other sites get no streams', async () => {
  await using at = await openTestHub()
  const statusOf = async (headers: Record<string, string>) => (await post(at, HUB_PATHS.httpStream, 'x', headers)).status
  expect(await statusOf({ origin: 'https://elsewhere.example' })).toBe(403)
  expect(await statusOf({})).toBe(403)
  expect(await statusOf({ origin: originOf(at), 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect((await post(at, HUB_PATHS.emulation, '{}', { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await fetch(`${originOf(at)}${HUB_PATHS.sse}?cf_connect=x`)).status).toBe(403)
})

test('an emulation request must name its stream, fit the limit and be text', async () => {
  await using at = await openTestHub()
  const { first, reader } = await openStream(at)
  const { session, node } = first.connect
  const data = JSON.stringify({ id: 2, subscribe: { channel: 'open:a' } })
  expect((await emulate(at, { session, node, data })).status).toBe(204)
  expect(JSON.parse((await reader.read()).value ?? '')).toMatchObject({ id: 2, subscribe: {} })
  expect((await emulate(at, { session: 'another', node, data })).status).toBe(404)
  expect((await emulate(at, { session, node: 'another', data })).status).toBe(404)
  expect((await emulate(at, { session, node })).status).toBe(400)
  expect((await emulate(at, { session, node, data: 'x'.repeat(65_537) })).status).toBe(413)
  expect((await post(at, HUB_PATHS.emulation, 'x'.repeat(200_000))).status).toBe(413)
  expect((await post(at, HUB_PATHS.httpStream, 'x'.repeat(65_537))).status).toBe(413)
  await reader.cancel()
})

test("a stream's name is not visible to others", async () => {
  await using at = await openTestHub()
  const { first, reader } = await openStream(at)
  await emulate(at, { ...first.connect, data: JSON.stringify({ id: 2, subscribe: { channel: 'open:a' } }) })
  await eventually(() => expect(Object.keys(at.hub.presence('open:a'))).toHaveLength(1))
  expect(JSON.stringify(at.hub.presence('open:a'))).not.toContain(first.connect.session)
  await reader.cancel()
})

test("commands for another process's stream are forwarded to it", async () => {
  await using holder = await openTestHub({ node: 'holder' })
  await using other = await openTestHub({
    node: 'other',
    forward: async (node, session, data) => node === 'holder' && holder.hub.receive(session, data),
  })
  const { first, reader } = await openStream(holder)
  const data = JSON.stringify({ id: 2, subscribe: { channel: 'open:a' } })
  expect(first.connect.node).toBe('holder')
  expect((await emulate(other, { ...first.connect, data })).status).toBe(204)
  expect(JSON.parse((await reader.read()).value ?? '')).toMatchObject({ id: 2, subscribe: {} })
  expect((await emulate(other, { session: 'gone', node: 'holder', data })).status).toBe(404)
  await reader.cancel()
})

test('a stream that is not read is disconnected as slow', async () => {
  await using at = await openTestHub({ limits: { backlogBytesMax: 64 * 1024 }, size: 10 })
  const { first, reader } = await openStream(at)
  await emulate(at, { ...first.connect, data: JSON.stringify({ id: 2, subscribe: { channel: 'open:a' } }) })
  await eventually(() => expect(at.hub.presenceStats('open:a').num_clients).toBe(1))
  const text = 'x'.repeat(64 * 1024)
  await eventually(async () => {
    for (let nth = 0; nth < 20; nth++) await at.hub.publish('open:a', text)
    await new Promise((resume) => setImmediate(resume))
    expect(at.hub.openCount).toBe(0)
  })
  await reader.cancel().catch(() => undefined)
})
