import { describe, expect, test } from 'vitest'
import { verifyWebhook, webhookHeaders } from './standard-webhooks.ts'

const KEY = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const OTHER = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
const AT = 1_614_265_330
const NOW = AT * 1_000
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' }

const signed = (keys = [KEY], now = NOW) => webhookHeaders(message, keys, now)
const verify = (headers: Record<string, string>, { body = message.body, keys = [KEY], now = NOW } = {}) =>
  verifyWebhook(headers, body, { keys, now })

describe('the Standard Webhooks format', () => {
  test('signs the example of its libraries alike', () => {
    expect(signed()).toEqual({
      'webhook-id': message.id,
      'webhook-timestamp': String(AT),
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
    expect(verify(signed())).toEqual({ is: 'own', id: message.id })
  })

  test.each([
    [300, 'own'],
    [-300, 'own'],
    [301, 'stale'],
    [-301, 'stale'],
  ])('a message that is %i seconds old is %s', (seconds, is) => {
    expect(verify(signed(), { now: NOW + seconds * 1_000 })).toMatchObject({ is })
  })

  test('an altered byte, id or time is forged, and a forged message is never called stale', () => {
    expect(verify(signed(), { body: message.body.replace('4', '5') }).is).toBe('forged')
    expect(verify({ ...signed(), 'webhook-id': 'msg_other' }).is).toBe('forged')
    expect(verify({ ...signed(), 'webhook-timestamp': String(AT + 1) }).is).toBe('forged')
    expect(verify(signed([OTHER]), { now: NOW + 301_000 }).is).toBe('forged')
  })

  test('during an overlap either key signs, and afterwards only the new one', () => {
    expect(verify(signed([OTHER]), { keys: [KEY, OTHER] }).is).toBe('own')
    expect(verify(signed([OTHER, KEY])).is).toBe('own')
    expect(verify(signed([OTHER])).is).toBe('forged')
  })

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('a message without %s is forged', (name) => {
    const { [name]: _, ...rest } = signed()
    expect(verify(rest).is).toBe('forged')
  })

  test('signatures of another version or length are forged', () => {
    const { 'webhook-signature': signature = '' } = signed()
    for (const other of [signature.replace('v1,', 'v2,'), signature.slice(0, -1), 'v1,', ''])
      expect(verify({ ...signed(), 'webhook-signature': other }).is).toBe('forged')
  })
})
