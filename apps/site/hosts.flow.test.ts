import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_ENTRIES } from '#features/server.ts'
import { SOCKET_PATH } from '#platform/realtime/index.ts'
import { echoSlice, look } from './testing/echo-slice.ts'
import { openTestSite, type TestSite } from './testing/site.ts'

const features = [...SERVER_ENTRIES, echoSlice]
let known: TestSite
const drawn: string[] = []
beforeAll(async () => {
  known = await openTestSite({
    features,
    hosts: ['play.example'],
    trustProxy: true,
    publicUrl: 'https://play.example',
    render: async ({ url }) => {
      drawn.push(url)
      return new Response('A page', { headers: { 'content-type': 'text/html' } })
    },
  })
  await known.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => known.close())

const statusOf = async (url: string, headers: Record<string, string>) => {
  const response = await known.app.inject({ url, headers })
  return response.statusCode
}

/** The reply to opening a socket. */
async function socketStatus(headers: Record<string, string>): Promise<number | undefined> {
  const { port } = known.app.server.address() as AddressInfo
  const key = { 'sec-websocket-key': Buffer.alloc(16).toString('base64'), 'sec-websocket-version': '13' }
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', ...key, ...headers }
  const asked = request({ host: '127.0.0.1', port, path: SOCKET_PATH, headers: upgrade })
  asked.end()
  const [answer] = (await Promise.race([once(asked, 'response'), once(asked, 'upgrade')])) as [IncomingMessage]
  answer.socket.destroy()
  return answer.statusCode
}

describe('an unknown host', () => {
  test.each<[string, Record<string, string>]>([
    ['by itself', { host: 'evil.example' }],
    ['with a port', { host: 'evil.example:443' }],
    ['as a neighbour', { host: 'other.play.example' }],
    ['forwarded by a proxy', { host: 'play.example', 'x-forwarded-host': 'evil.example' }],
  ])('%s gets no call, no page and no socket', async (_, headers) => {
    for (const url of [look.path, '/lobby', '/sitemap.xml']) expect(await statusOf(url, headers), url).toBe(421)
    expect(await socketStatus({ ...headers, origin: 'https://evil.example' })).toBe(421)
    expect(drawn).toEqual([])
  })

  test('gets replies to probes', async () => {
    expect(await statusOf('/healthz', { host: '10.0.0.7' })).toBe(200)
    expect(await statusOf('/readyz', { host: '10.0.0.7' })).toBe(200)
  })
})

test('a known host is served, ignoring case and port', async () => {
  expect(await statusOf(look.path, { host: 'PLAY.example:443' })).toBe(200)
  expect(await socketStatus({ host: 'play.example', origin: 'https://play.example' })).toBe(101)
})

test('a secure site refuses a socket to a page loaded over http', async () => {
  expect(await socketStatus({ host: 'play.example', origin: 'http://play.example' })).toBe(403)
})

test.each(['evil@play.example', 'play.example/x', 'play.example:99999', '999.999.999.999', 'a b'])(
  'a malformed Host header is refused: %j',
  async (host) => {
    expect(await statusOf(look.path, { host })).toBe(400)
    expect(await socketStatus({ host, origin: 'https://play.example' })).toBe(421)
  },
)

test('a forwarded host counts only if there is a proxy', async () => {
  const theme = (id: string, hosts: string[]) => ({ id, name: id, timeZone: 'America/New_York', hosts, features: {} })
  const themes = [theme('first', []), theme('second', ['second.example'])]
  const headers = { host: 'first.example', 'x-forwarded-host': 'second.example' }
  const brandOf = async (of: TestSite) => (await of.app.inject({ url: look.path, headers })).json().brand
  await using direct = await openTestSite({ features: [echoSlice], themes })
  await using behind = await openTestSite({ features: [echoSlice], themes, trustProxy: true })
  expect([await brandOf(direct), await brandOf(behind)]).toEqual(['first', 'second'])
})
