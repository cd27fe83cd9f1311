import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { openTestHub, type TestHub } from '../../testing/test-hub.ts'

const apiKey = 'the key of a server'

interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
}

async function call(at: TestHub, method: string, body: unknown, headers: object = { 'x-api-key': apiKey }): Promise<Reply> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`http://127.0.0.1:${at.port}/api/${method}`, {
    method: 'POST',
    body: text,
    headers: { ...headers },
  })
  const answer = await response.text()
  return { status: response.status, body: answer ? (JSON.parse(answer) as Record<string, unknown>) : {} }
}

test('the API is absent without a configured key, and refuses requests without it', async () => {
  await using closed = await openTestHub()
  expect((await call(closed, 'info', {})).status).toBe(404)
  await using at = await openTestHub({ apiKey })
  expect((await call(at, 'info', {}, {})).status).toBe(401)
  expect((await call(at, 'info', {}, { 'x-api-key': 'another' })).status).toBe(401)
  expect((await call(at, 'info', {}, { authorization: `apikey ${apiKey}` })).status).toBe(200)
  expect((await call(at, 'nonsense', {})).status).toBe(404)
  expect((await call(at, 'info', 'no JSON')).status).toBe(400)
  expect((await call(at, 'publish', 'x'.repeat(2 ** 20 + 1))).status).toBe(413)
})

test('a publication is stored once per key, and only while its version rises', async () => {
  await using at = await openTestHub({ apiKey })
  const publish = async (body: object) => (await call(at, 'publish', { channel: 'open:a', data: {}, ...body })).body.result
  const first = await publish({ idempotency_key: 'a', version: 1, version_epoch: 'e' })
  expect(first).toEqual({ offset: 1, epoch: expect.any(String) })
  expect(await publish({ idempotency_key: 'a', version: 1, version_epoch: 'e' })).toEqual(first)
  expect(await publish({ idempotency_key: 'b', version: 1, version_epoch: 'e' })).toMatchObject({ offset: 1 })
  expect(await publish({ idempotency_key: 'c', version: 2, version_epoch: 'e' })).toMatchObject({ offset: 2 })
  expect(await publish({ version: 1, version_epoch: 'f' })).toMatchObject({ offset: 3 })
  expect(await publish({ data: undefined, b64data: Buffer.from('"text"').toString('base64') })).toMatchObject({ offset: 4 })
  expect(await call(at, 'history', { channel: 'open:a', limit: 1, reverse: true })).toMatchObject({
    body: { result: { offset: 4, publications: [{ data: 'text', offset: 4 }] } },
  })
})

test('a batch answers its calls in order, and a failing one does not affect the others', async () => {
  await using at = await openTestHub({ apiKey })
  const commands = [
    { publish: { channel: 'open:a', data: 1 } },
    { publish: { channel: 'nowhere', data: 1 } },
    { teleport: {} },
    { publish: { channel: 'open:a', data: 'passed over', b64data: Buffer.from('"encoded"').toString('base64') } },
    { history: { channel: 'open:a', limit: 1, reverse: true } },
    { batch: { commands: [] } },
  ]
  const { status, body } = await call(at, 'batch', { commands, parallel: true })
  expect(status).toBe(200)
  expect(body.replies).toEqual([
    { publish: { offset: 1, epoch: expect.any(String) } },
    { error: { code: 102, message: 'unknown channel' } },
    { error: { code: 104, message: 'method not found' } },
    { publish: { offset: 2, epoch: expect.any(String) } },
    { history: { offset: 2, epoch: expect.any(String), publications: [{ data: 'encoded', offset: 2 }] } },
    { error: { code: 104, message: 'method not found' } },
  ])
  expect((await call(at, 'batch', {})).body.error).toMatchObject({ code: 107 })
})

test('two concurrent publications with one key publish once', async () => {
  await using at = await openTestHub({ apiKey })
  const body = { channel: 'open:a', data: 1, idempotency_key: 'same' }
  const replies = await Promise.all([call(at, 'publish', body), call(at, 'publish', body)])
  expect(replies.map((reply) => reply.body)).toEqual(Array(2).fill({ result: { offset: 1, epoch: expect.any(String) } }))
})

test('a broadcast reports the outcome of each channel', async () => {
  await using at = await openTestHub({ apiKey })
  const { body } = await call(at, 'broadcast', { channels: ['open:a', 'nowhere', 'live:b'], data: 1 })
  expect(body.result).toEqual({
    responses: [
      { result: { offset: 1, epoch: expect.any(String) } },
      { error: { code: 102, message: 'unknown channel' } },
      { result: {} },
    ],
  })
})

test('servers disconnect and unsubscribe one user, never everyone by mistake', async () => {
  await using at = await openTestHub({ apiKey })
  using ada = await at.speak({ sub: 'ada' })
  using bob = await at.speak({ sub: 'bob' })
  for (const speaker of [ada, bob]) await speaker.ask({ subscribe: { channel: 'open:a' } })
  expect((await call(at, 'presence_stats', { channel: 'open:a' })).body.result).toEqual({ num_clients: 2, num_users: 2 })
  expect((await call(at, 'presence', { channel: 'open:a' })).body).toMatchObject({ result: { presence: expect.any(Object) } })
  expect((await call(at, 'info', {})).body).toMatchObject({
    result: { nodes: [{ num_clients: 2, num_users: 2, num_subs: 2, num_channels: 1 }] },
  })

  await call(at, 'unsubscribe', { user: 'bob', channel: 'open:a' })
  await eventually(() => expect(bob.heard.at(-1)).toMatchObject({ push: { channel: 'open:a', unsubscribe: { code: 2000 } } }))
  for (const body of [{}, { user: '' }]) expect((await call(at, 'disconnect', body)).body.error).toMatchObject({ code: 107 })
  expect((await call(at, 'disconnect', { user: 'ada', disconnect: { code: 1000, reason: 'x' } })).body.error).toMatchObject({
    code: 107,
  })
  await call(at, 'disconnect', { user: 'ada', disconnect: { code: 4501, reason: '' } })
  expect(await ada.closed).toEqual({ code: 4501, reason: 'disconnected' })
  await call(at, 'disconnect', { user: 'bob' })
  expect(await bob.closed).toMatchObject({ code: 3503 })
})
