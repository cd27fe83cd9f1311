import { expect, test } from 'vitest'
import { ApiError } from '#ui/api/api-error.ts'
import { type ApiRequest, ApiClient } from '#ui/api/client.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { retrySpin } from './retry-spin.ts'

type Answer = 'cut' | { status: number; body: unknown }

/** A scripted server that records what it was sent. */
function spinWith(answers: Answer[]) {
  const sent: ApiRequest[] = []
  const waits: number[] = []
  let troubles = 0
  const api = new ApiClient({
    locale: 'en',
    newKey: () => 'never used',
    async transport(request) {
      sent.push(request)
      const answer = answers[sent.length - 1] ?? 'cut'
      if (answer === 'cut') throw new TypeError('Failed to fetch')
      return answer
    },
  })
  const outcome = retrySpin(
    () => api.call(spin, { params: { slug: 'cherry-royale' }, body: { stake: 1_000 }, key: 'one-round' }),
    { wait: async (ms) => void waits.push(ms), onTrouble: () => troubles++, isGivenUp: () => sent.length > 20 },
  )
  return { outcome, sent, waits, troubles: () => troubles }
}

const keysOf = (sent: readonly ApiRequest[]) => new Set(sent.map(({ headers }) => headers['idempotency-key']))

test('a lost reply is requested again under the same request id', async () => {
  const call = spinWith(['cut', 'cut', { status: 503, body: {} }, { status: 200, body: { success: true } }])
  expect(await call.outcome).toEqual({ success: true })
  expect(call.sent).toHaveLength(4)
  expect(keysOf(call.sent)).toEqual(new Set(['one-round']))
  expect(new Set(call.sent.map(({ body }) => body)).size).toBe(1)
  expect(call.waits).toEqual([400, 800, 1_600])
  expect(call.troubles()).toBe(3)
})

test('a server’s requested delay is respected', async () => {
  const busy = { status: 429, body: { code: 'too-many-requests', retryAfterSeconds: 7 } }
  const call = spinWith([busy, { status: 200, body: { success: true } }])
  await call.outcome
  expect(call.waits).toEqual([7_000])
})

test('DSGN-1 a round that begins too early is sent again when its time has come, without a word of trouble', async () => {
  const early = { status: 429, body: { code: 'too-fast', retryAfterSeconds: 3 } }
  const call = spinWith([early, { status: 200, body: { success: true } }])
  await call.outcome
  expect([call.waits, call.troubles()]).toEqual([[3_000], 0])
  expect(keysOf(call.sent)).toEqual(new Set(['one-round']))
})

test('a round in another tab is waited for, then reported', async () => {
  const call = spinWith(Array.from({ length: 20 }, () => ({ status: 409, body: { code: 'already-spinning' } })))
  await expect(call.outcome).rejects.toMatchObject({ code: 'already-spinning' })
  expect(call.sent).toHaveLength(7)
  expect(keysOf(call.sent)).toEqual(new Set(['one-round']))
})

test('a refusal is not retried', async () => {
  const call = spinWith([{ status: 403, body: { code: 'terms-needed' } }])
  await expect(call.outcome).rejects.toBeInstanceOf(ApiError)
  expect(call.sent).toHaveLength(1)
})
