import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#kernel/time.ts'
import { createFirebaseSender } from './firebase-sender.ts'
import type { Message } from './sender.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const START = Date.parse('2026-11-21T17:00:00Z')
const clock = { at: START, now: () => clock.at }

/** Mimics Google's documented API: a signed assertion for a one-hour token, and a token for each message. */
const google = {
  url: '',
  tokens: 0,
  messages: [] as unknown[],
  next: [] as { status: number; headers?: Record<string, string> }[],
  server: undefined as Server | undefined,
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  const say = (status: number, body: object, headers = {}) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  if (request.url === '/token') {
    await checkAssertion(new URLSearchParams(text), request.headers['content-type'], publicKey)
    return say(200, { access_token: `token ${++google.tokens}`, expires_in: 3_600, token_type: 'Bearer' })
  }
  const planned = google.next.shift()
  if (planned) return say(planned.status, { error: { status: 'X' } }, planned.headers)
  if (request.headers.authorization !== `Bearer token ${google.tokens}`) return say(401, {})
  if (request.method !== 'POST' || request.url !== '/v1/projects/velmora-push/messages:send') return say(404, {})
  google.messages.push(JSON.parse(text))
  say(200, { name: 'projects/velmora-push/messages/1' })
}

async function checkAssertion(form: URLSearchParams, type: string | undefined, key: KeyObject): Promise<void> {
  expect(type).toContain('application/x-www-form-urlencoded')
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const assertion = form.get('assertion') ?? ''
  expect(decodeProtectedHeader(assertion)).toEqual({ alg: 'RS256', typ: 'JWT' })
  const { payload } = await jwtVerify(assertion, key, {
    algorithms: ['RS256'],
    audience: `${google.url}/token`,
    issuer: 'sender@velmora-push.example',
    currentDate: new Date(clock.at),
  })
  expect(payload).toMatchObject({ scope: 'https://www.googleapis.com/auth/firebase.messaging' })
  expect(payload.exp! - payload.iat!).toBe(3_600)
}

beforeAll(async () => {
  google.server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)))
  })
  await new Promise<void>((ready) => google.server!.listen(0, '127.0.0.1', ready))
  google.url = `http://127.0.0.1:${(google.server.address() as AddressInfo).port}`
})
afterAll(() => void google.server?.close())
beforeEach(() => void google.messages.splice(0))

const openSender = () =>
  createFirebaseSender(
    {
      web: { projectId: 'velmora-push', apiKey: 'k', appId: 'a', messagingSenderId: '1', vapidKey: 'v' },
      url: google.url,
      account: {
        clientEmail: 'sender@velmora-push.example',
        privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
        tokenUrl: `${google.url}/token`,
      },
    },
    clock,
  )

const message = (): Message => ({
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  device: { provider: 'firebase', token: 'device token', p256dh: '', auth: '', vapidKey: 'v', locale: 'en' },
  payload: { id: '1', kind: 'news', title: 'Hello', body: 'It is here.', url: '/lobby' },
  ttlSeconds: 60,
  urgency: 'high',
  topic: 'n1',
  now: clock.at,
})

test('a message is sent to its device as data, with one access token per hour', async () => {
  const sender = openSender()
  const before = google.tokens
  expect(await sender.send(message())).toEqual({ kind: 'sent' })
  expect(await sender.send(message())).toEqual({ kind: 'sent' })
  expect(google.tokens).toBe(before + 1)
  clock.at += HOUR_MS
  expect(await sender.send(message())).toEqual({ kind: 'sent' })
  expect(google.tokens).toBe(before + 2)
  expect(google.messages[0]).toEqual({
    message: {
      token: 'device token',
      data: { id: '1', kind: 'news', title: 'Hello', body: 'It is here.', url: '/lobby' },
      webpush: { headers: { TTL: '60', Urgency: 'high', Topic: 'n1' } },
    },
  })
})

test('an unknown device is gone, a busy service is retried, a revoked token is renewed', async () => {
  const sender = openSender()
  google.next.push({ status: 404 }, { status: 429, headers: { 'retry-after': '90' } }, { status: 503 }, { status: 401 })
  expect(await sender.send(message())).toEqual({ kind: 'gone' })
  expect(await sender.send(message())).toMatchObject({ kind: 'later', waitMs: 90_000 })
  expect(await sender.send(message())).toMatchObject({ kind: 'later' })
  const before = google.tokens
  expect(await sender.send(message())).toMatchObject({ kind: 'later', reason: 'Firebase refused the access token' })
  expect(await sender.send(message())).toEqual({ kind: 'sent' })
  expect(google.tokens).toBe(before + 1)
})
