import { expect, test } from 'vitest'
import { webhookHeaders } from '../standard-webhooks.ts'
import { hearSandbox } from './hear-sandbox.ts'

const KEY = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const NOW = 1_614_265_330_000

const hear = (body: string) => hearSandbox({ headers: webhookHeaders({ id: 'msg_1', body }, [KEY], NOW), body }, [KEY], NOW)

const heard = { reference: 'att_1', at: 1, fact: { kind: 'pending' as const } }

test('a signed message tells its facts', () => {
  expect(hear(JSON.stringify({ facts: [heard] }))).toEqual({ is: 'own', id: 'msg_1', facts: [heard] })
})

test('a message is verified before it is read', () => {
  const body = JSON.stringify({ facts: [heard] })
  const headers = webhookHeaders({ id: 'msg_1', body: `${body} ` }, [KEY], NOW)
  expect(hearSandbox({ headers, body }, [KEY], NOW)).toEqual({ is: 'forged' })
  expect(hearSandbox({ headers, body: `${body} ` }, [KEY], NOW + 301_000)).toEqual({ is: 'stale' })
})

test.each([
  ['a repeated key', '{"facts":[],"facts":[]}'],
  ['a repeated key deep inside', '{"facts":[{"reference":"att_1","at":1,"fact":{"kind":"pending","kind":"expired"}}]}'],
  ['a key repeated with an escape', String.raw`{"facts":[],"f\u0061cts" :[]}`],
  ['a byte order mark', '\u{feff}{"facts":[]}'],
  ['no JSON', '{"facts":'],
  ['no facts', '{}'],
])('a signed message with %s is forged', (_, body) => {
  expect(hear(body)).toEqual({ is: 'forged' })
})

test('equal keys of different objects, and keys inside of texts, are no repetition', () => {
  const facts = [heard, { ...heard, reference: '{"at":1,"at":2}"' }]
  expect(hear(JSON.stringify({ facts }))).toMatchObject({ facts })
})

test('a signed message of an unknown kind says nothing', () => {
  expect(hear('{"facts":[{"kind":"news"}]}')).toEqual({ is: 'own', id: 'msg_1', facts: [] })
})
