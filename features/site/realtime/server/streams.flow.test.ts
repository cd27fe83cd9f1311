import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { getProfile } from '#features/account/account/contract.ts'
import { money } from '#kernel/money.ts'
import { playerChannel } from '#kernel/push.ts'
import { post } from '#ledger/index.ts'
import { createPushClient } from '#platform/testing/push-client.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'

const API_KEY = 'a key of some server, long enough'

async function listen(site: TestSite): Promise<string> {
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
}

const give = (site: TestSite, { playerId: player }: TestPlayer): Promise<unknown> =>
  site.context.transaction((tx) =>
    post(tx, {
      key: `gift:${randomUUID()}`,
      kind: 'gift',
      player,
      movements: [{ from: { house: 'promotions', asset: 'coins' }, to: { player, asset: 'coins' }, amount: money('coins', 1n) }],
    }),
  )

const knock = async (url: string, headers: Record<string, string>, body?: string): Promise<number> => {
  const response = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body })
  await response.body?.cancel()
  return response.status
}

test.each(['http_stream', 'sse'] as const)('over %s a page receives its balance until the server stops', async (transport) => {
  await using site = await openTestSite()
  const player = await site.player()
  const { connection } = (await player.call(getProfile)).body.data
  const [own] = connection?.connections ?? []
  if (!connection || !own) throw new Error('the profile has no connection')
  const address = await listen(site)
  const client = createPushClient({
    port: Number(new URL(address).port),
    path: connection.url,
    transport,
    options: { token: connection.connectionToken },
  })
  const heard: unknown[] = []
  const subscription = client.newSubscription(own.channel, { token: own.token })
  subscription.on('publication', ({ data }) => heard.push((data as { type: string }).type)).subscribe()
  client.connect()
  await subscription.ready(20_000)
  await give(site, player)
  await vi.waitFor(() => expect(heard).toEqual(['setBalance']), 20_000)
  const left = new Promise<{ code: number }>((resolve) => client.once('connecting', resolve))
  await site.app.close()
  expect(await left).toMatchObject({ code: 3001 })
  client.disconnect()
})

test('pages of other sites get no stream, and nobody does where the slice is off', async () => {
  await using site = await openTestSite()
  const address = await listen(site)
  const [own, other] = [{ origin: address }, { origin: 'https://elsewhere.example' }]
  for (const path of ['/connection/http_stream', '/emulation']) {
    expect(await knock(address + path, other, '{}')).toBe(403)
    expect(await knock(address + path, {}, '{}')).toBe(403)
  }
  expect(await knock(`${address}/connection/sse?cf_connect=x`, other)).toBe(403)
  expect(await knock(`${address}/connection/sse?cf_connect=x`, own)).toBe(200)
  expect(await knock(`${address}/emulation`, own, '{"session":"none","node":"","data":""}')).toBe(404)
  expect(await knock(`${address}/api/info`, own, '{}')).toBe(404)

  await using off = await openTestSite({ options: { realtime: false } })
  const dark = await listen(off)
  expect(await knock(`${dark}/connection/http_stream`, { origin: dark }, '{}')).toBe(404)
})

test('one address is limited in sockets and streams; the proxy states the client address', async () => {
  await using site = await openTestSite({ socketsPerAddress: 2, trustProxy: true })
  const origin = await listen(site)
  const headersFrom = (address: string) => ({ origin, 'x-forwarded-for': `127.0.0.1, ${address}` })
  const closings: (() => void)[] = []
  const upgrade = async (address: string): Promise<number> => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/connection/websocket`, { headers: headersFrom(address) })
    closings.push(() => socket.terminate())
    return new Promise((resolve) => {
      socket.on('open', () => resolve(101)).on('error', () => undefined)
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0))
    })
  }
  const stream = async (address: string): Promise<number> => {
    const response = await fetch(`${origin}/connection/sse?cf_connect=%7B%7D`, { headers: headersFrom(address) })
    closings.push(() => void response.body?.cancel())
    return response.status
  }
  expect([await upgrade('203.0.113.1'), await stream('203.0.113.1')]).toEqual([101, 200])
  expect([await upgrade('203.0.113.1'), await stream('203.0.113.1')]).toEqual([429, 429])
  expect([await upgrade('203.0.113.2'), await stream('203.0.113.2')]).toEqual([101, 200])
  // Side requests of a stream's client do not count as streams.
  expect(await knock(`${origin}/emulation`, headersFrom('203.0.113.1'), '{"session":"none","node":"","data":""}')).toBe(404)
  closings[0]?.()
  await vi.waitFor(async () => expect(await upgrade('203.0.113.1')).toBe(101), 20_000)
  for (const close of closings) close()
})

test('a server with the key publishes into the outbox', async () => {
  await using site = await openTestSite({ realtimeApiKey: API_KEY })
  const player = await site.player()
  const address = await listen(site)
  await using beside = await openTestSite({ beside: site, realtimeApiKey: API_KEY })
  const other = await listen(beside)
  const call = async (method: string, body: object, at = address): Promise<unknown> => {
    const response = await fetch(`${at}/api/${method}`, {
      method: 'POST',
      headers: { 'x-api-key': API_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const channel = playerChannel(player.playerId)
  const reload = { type: 'app', data: { action: 'reload' } }
  const position = { offset: 1, epoch: expect.any(String) }
  expect(await call('publish', { channel, data: reload, idempotency_key: 'one' })).toEqual({ result: position })
  expect(await call('publish', { channel, data: reload, idempotency_key: 'one' })).toEqual({ result: position })
  // A client without a response asks another process.
  expect(await call('publish', { channel, data: reload, idempotency_key: 'one' }, other)).toEqual({ result: position })
  const versioned = { channel, data: { second: true }, version: 7, version_epoch: 'e' }
  expect(await call('publish', versioned)).toMatchObject({ result: { offset: 2 } })
  expect(await call('publish', { ...versioned, version: 6, data: 'older' }, other)).toMatchObject({ result: { offset: 2 } })
  const inNoEpoch = { ...versioned, version_epoch: '', data: 'the same' }
  expect(await call('batch', { commands: [{ publish: inNoEpoch }] }, other)).toEqual({
    replies: [{ publish: { offset: 2, epoch: expect.any(String) } }],
  })
  expect(await call('history', { channel, limit: 10 })).toEqual({
    result: {
      epoch: expect.any(String),
      offset: 2,
      publications: [
        { data: reload, offset: 1 },
        { data: { second: true }, offset: 2 },
      ],
    },
  })
  expect(await call('history', { channel, limit: 1, reverse: true, since: { offset: 2 } })).toMatchObject({
    result: { publications: [{ offset: 1 }] },
  })
  expect(await knock(`${address}/api/info`, { 'x-api-key': 'another' }, '{}')).toBe(401)
})
