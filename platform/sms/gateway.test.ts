import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTextGateway } from './gateway.ts'
import { TextRefused, type TextProvider } from './text-provider.ts'

let server: Server
let gateway: TextProvider
let answer: { status: number; body: unknown }
const seen: { method: string | undefined; url: string | undefined; key: string | undefined; body: string }[] = []

beforeAll(async () => {
  server = createServer((request, response) => void reply(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  gateway = createTextGateway({ url: `http://127.0.0.1:${port}/messages`, key: 'open sesame' })
})
afterAll(() => void server.close())

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  seen.push({ method: request.method, url: request.url, key: request.headers.authorization, body })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
}

const text = { id: '7', to: '+12125550123', body: 'hello' }

test('the client submits a message with the key, and polls its status by reference', async () => {
  answer = { status: 202, body: { reference: 'a/b' } }
  expect(await gateway.send(text)).toBe('a/b')
  expect(seen.at(-1)).toEqual({ method: 'POST', url: '/messages', key: 'Bearer open sesame', body: JSON.stringify(text) })
  answer = { status: 200, body: { state: 'undelivered' } }
  expect(await gateway.reportOf('a/b')).toBe('undelivered')
  expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/messages/a%2Fb', key: 'Bearer open sesame' })
})

test('the client distinguishes an unreachable number from a temporary gateway failure', async () => {
  answer = { status: 422, body: {} }
  await expect(gateway.send(text)).rejects.toBeInstanceOf(TextRefused)
  for (const [status, body] of [
    [500, {}],
    [429, {}],
    [401, {}],
    [200, { nothing: 'known' }],
  ] as const) {
    answer = { status, body }
    const failed = await gateway.send(text).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(TextRefused)
  }
})
