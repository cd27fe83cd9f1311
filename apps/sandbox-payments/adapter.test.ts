import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { declineCodes, mayTryAfter } from '#platform/payments/decline-codes.ts'
import { foldCharge } from '#platform/payments/fold-charge.ts'
import type { ChargeOrder, HeardCall } from '#platform/payments/provider.ts'
import { sandboxProvider } from '#platform/payments/sandbox/sandbox-provider.ts'
import { createManualClock } from '#platform/testing/manual-clock.ts'
import type { Post } from './post.ts'
import { openSandbox, type TestPayments } from './testing/open-sandbox.ts'
import { order, usd } from './testing/sample-orders.ts'

const clock = createManualClock(Date.parse('2026-11-21T17:00:00Z'))
const posts: Post[] = []
let status = 200
let payments: TestPayments
const open = (options = {}) =>
  openSandbox({
    clock,
    post: async (post) => {
      posts.push(post)
      return status
    },
    ...options,
  })

beforeEach(async () => {
  posts.length = 0
  status = 200
  payments = await open()
})
afterEach(() => payments.close())

const begin = (changes: Partial<ChargeOrder> = {}) => payments.provider.begin({ ...order, ...changes })
const charged = { kind: 'charged', amount: usd(999), merchant: 'croupier-sandbox' }
const hear = ({ headers, body }: Post): HeardCall => payments.provider.hear({ headers, body }, clock.now())
const factsHeard = () =>
  posts.flatMap((post): object[] => {
    const heard = hear(post)
    return heard.is === 'own' ? heard.facts.map(({ fact }) => fact) : [{ is: heard.is }]
  })

describe('a charge', () => {
  test('begins without money, once by reference, and has a page', async () => {
    const first = await begin()
    expect(first).toMatchObject({ is: 'told', facts: [{ kind: 'needs-action' }], page: expect.stringContaining('/pay/') })
    expect(await begin()).toEqual(first)
    expect(await begin({ amount: usd(1) })).toEqual({ is: 'unknown' })
    expect(payments.provider.frameOrigins).toEqual([payments.url])
  })

  test('is told as a webhook and as an answer alike', async () => {
    await begin()
    await payments.act('att_1', 'approve', { savesMethod: true })
    const asked = await payments.provider.askCharge('att_1')
    expect(asked).toEqual({
      is: 'facts',
      facts: [{ kind: 'needs-action' }, charged, expect.objectContaining({ kind: 'saved-method', method: 'card' })],
    })
    expect(await payments.deliver()).toEqual([200, 200, 200])
    expect(factsHeard()).toEqual(asked.is === 'facts' ? asked.facts : [])
    expect(posts[0]).toMatchObject({ url: order.callbackUrl })
    expect(await payments.deliver()).toEqual([])
  })

  test.each([
    ['authentication-pass', 'charged'],
    ['authentication-fail', 'declined'],
    ['authentication-abandon', 'declined'],
    ['pending', 'pending'],
    ['cancel', 'cancelled'],
    ['expire', 'expired'],
    ['abandon', 'needs-action'],
  ] as const)('that ends with %s is %s', async (what, word) => {
    await begin()
    await payments.act('att_1', what)
    expect(await wordOf('att_1')).toBe(word)
  })

  test.each(declineCodes)('can be declined with %s', async (code) => {
    await begin()
    await payments.act('att_1', `decline:${code}`)
    expect(await factsOf('att_1')).toContainEqual({ kind: 'declined', code, message: null })
  })

  test('can be charged with a wrong amount, in a wrong currency, and for another merchant', async () => {
    for (const [what, fact] of [
      ['wrong-amount', { ...charged, amount: usd(1_099) }],
      ['wrong-currency', { ...charged, amount: { cents: 999, currency: 'cad' } }],
      ['other-merchant', { ...charged, merchant: 'croupier-sandbox-other' }],
    ] as const) {
      await begin({ reference: what })
      await payments.act(what, what)
      expect(await factsOf(what)).toContainEqual(fact)
    }
  })

  test('can be pending first, and charged after a while', async () => {
    await begin()
    await payments.act('att_1', 'pending-then-charged')
    expect(await wordOf('att_1')).toBe('pending')
    await payments.finish()
    await payments.finish()
    expect((await factsOf('att_1')).filter(({ kind }) => kind === 'charged')).toHaveLength(1)
  })

  test('can be disputed after a while', async () => {
    await begin()
    await payments.act('att_1', 'approve-then-dispute')
    expect(await wordOf('att_1')).toBe('charged')
    await payments.finish()
    expect(await factsOf('att_1')).toContainEqual(expect.objectContaining({ kind: 'dispute', stage: 'opened', cents: 999 }))
  })

  test('can be authorized first, and captured once', async () => {
    await begin({ isAuthorizationOnly: true })
    await payments.act('att_1', 'approve')
    expect(await wordOf('att_1')).toBe('authorized')
    await payments.provider.capture?.('att_1')
    await payments.provider.capture?.('att_1')
    expect((await factsOf('att_1')).filter(({ kind }) => kind === 'charged')).toEqual([charged])
  })

  test('is cancelled while it is open, and not once money moves', async () => {
    await begin()
    expect(await payments.provider.cancel('att_1')).toMatchObject({ is: 'told', facts: [{}, { kind: 'cancelled' }] })
    await begin({ reference: 'att_2' })
    await payments.act('att_2', 'pending')
    expect(await payments.provider.cancel('att_2')).toEqual({
      is: 'told',
      facts: [{ kind: 'needs-action' }, { kind: 'pending' }],
    })
    expect(await payments.provider.cancel('att_3')).toEqual({ is: 'not-sent' })
  })

  test('expires after half an hour, and can still be charged late', async () => {
    await begin()
    clock.advance(29 * MINUTE_MS)
    expect(await wordOf('att_1')).toBe('needs-action')
    clock.advance(MINUTE_MS)
    expect(await wordOf('att_1')).toBe('expired')
    await payments.act('att_1', 'approve')
    expect(await wordOf('att_1')).toBe('charged')
  })

  test('a saved method charges again, for its own player alone', async () => {
    await begin()
    await payments.act('att_1', 'approve', { savesMethod: true, paidBy: 'debit' })
    const saved = (await factsOf('att_1')).find((fact) => fact.kind === 'saved-method')
    expect(saved).toMatchObject({ title: 'Test debit card •• 0002' })
    const token = saved?.kind === 'saved-method' ? saved.token : ''
    await begin({ reference: 'att_2' })
    expect(await payments.provider.confirm?.('att_2', token)).toEqual({ is: 'told', facts: [{ kind: 'needs-action' }, charged] })
    await payments.provider.confirm?.('att_2', token)
    expect((await factsOf('att_2')).filter(({ kind }) => kind === 'charged')).toHaveLength(1)
    await begin({ reference: 'att_3', player: 'plr_2' })
    expect(await payments.provider.confirm?.('att_3', token)).toMatchObject({ is: 'refused', code: 'method-unsupported' })
    payments.script({ confirms: 'decline:insufficient-funds' })
    await begin({ reference: 'att_4' })
    await payments.provider.confirm?.('att_4', token)
    expect(await wordOf('att_4')).toBe('declined')
  })

  test('a shared method has one fingerprint for all players, and an own one does not', async () => {
    const fingerprintOf = async (player: string, paidBy: string) => {
      const reference = `${player} ${paidBy}`
      await begin({ reference, player })
      await payments.act(reference, 'approve', { savesMethod: true, paidBy })
      return (await factsOf(reference)).flatMap((fact) => (fact.kind === 'saved-method' ? [fact.fingerprint] : []))
    }
    expect(await fingerprintOf('plr_1', 'shared-card')).toEqual(await fingerprintOf('plr_2', 'shared-card'))
    expect(await fingerprintOf('plr_1', 'credit')).not.toEqual(await fingerprintOf('plr_2', 'credit'))
  })
})

const factsOf = async (reference: string) => {
  const asked = await payments.provider.askCharge(reference)
  return asked.is === 'facts' ? asked.facts : []
}
const wordOf = async (reference: string) => foldCharge(await factsOf(reference)).word

describe('an answer', () => {
  test.each([
    ['never', 'unknown', 'never-heard-of'],
    ['error', 'unknown', 'never-heard-of'],
    ['too-many', 'not-sent', 'never-heard-of'],
    ['after-effect', 'unknown', 'facts'],
    ['kept-500', 'unknown', 'facts'],
    ['cut', 'unknown', 'facts'],
  ] as const)('that goes wrong with %s is %s, and asking tells %s', async (fault, is, asked) => {
    payments.answer('begin', fault)
    const isSilent = fault === 'never' || fault === 'after-effect'
    const provider = isSilent ? payments.impatientProvider(500) : payments.provider
    expect(await provider.begin(order)).toEqual({ is })
    expect((await payments.provider.askCharge('att_1')).is).toBe(asked)
    const again = (await begin()).is
    expect(again).toBe(fault === 'kept-500' ? 'unknown' : 'told')
  })

  test('a question without an answer is unknown', async () => {
    await begin()
    payments.answer('ask', 'error')
    expect(await payments.provider.askCharge('att_1')).toEqual({ is: 'unknown' })
    expect(await payments.provider.askCharge('att_2')).toEqual({ is: 'never-heard-of' })
  })

  test('a refusal names its code and what may be tried', async () => {
    for (const code of ['risk-refused', 'provider-busy'] as const) {
      payments.script({ refuses: code })
      expect(await begin()).toEqual({ is: 'refused', code, mayTry: mayTryAfter(code), message: null })
    }
  })

  test('nothing was sent to a provider that is down', async () => {
    await payments.close()
    expect(await begin()).toEqual({ is: 'not-sent' })
    expect(await payments.provider.askCharge('att_1')).toEqual({ is: 'unknown' })
  })

  test('a call with a wrong key has no effect', async () => {
    const wrong = sandboxProvider({ url: () => payments.url, apiKey: 'whsec_AAAA', webhookKeys: [], merchant: 'x', clock })
    expect(await wrong.begin(order)).toEqual({ is: 'not-sent' })
    expect(await payments.provider.askCharge('att_1')).toEqual({ is: 'never-heard-of' })
  })
})

describe('webhooks', () => {
  test.each([
    ['once', [200]],
    ['twice', [200, 200]],
    ['ten-times', Array.from({ length: 10 }, () => 200)],
    ['lost', []],
  ] as const)('arrive %s', async (webhooks, statuses) => {
    await begin()
    await payments.deliver()
    posts.length = 0
    await payments.act('att_1', 'approve', { webhooks })
    expect(await payments.deliver()).toEqual(statuses)
    expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(Math.min(1, statuses.length))
  })

  test('arrive reversed, by script or at delivery', async () => {
    await begin()
    await payments.deliver()
    posts.length = 0
    await payments.act('att_1', 'authentication-pass', { webhooks: 'reversed' })
    await payments.deliver()
    expect(factsHeard()).toEqual([charged, { kind: 'needs-action' }])
    posts.length = 0
    await payments.act('att_1', 'authentication-pass')
    await payments.deliver({ isReversed: true })
    expect(factsHeard()).toEqual([charged, { kind: 'needs-action' }])
  })

  test('arrive before the answer', async () => {
    payments.script({ webhooks: 'before-the-answer' })
    await begin()
    expect(factsHeard()).toEqual([{ kind: 'needs-action' }])
    status = 503
    await payments.act('att_1', 'approve')
    status = 200
    expect(await payments.deliver(), 'one that was not accepted is repeated').toEqual([200])
  })

  test('arrive late only when late ones are asked for', async () => {
    payments.script({ webhooks: 'late' })
    await begin()
    expect(await payments.deliver()).toEqual([])
    expect(await payments.deliver({ isLate: true })).toEqual([200])
  })

  test('with a wrong key are forged, with the old key and with both their own', async () => {
    await begin()
    await payments.act('att_1', 'approve', { webhooks: 'old-key' })
    await payments.act('att_1', 'dispute-opened', { webhooks: 'wrong-key' })
    await payments.deliver()
    expect(posts.map((post) => hear(post).is)).toEqual(['own', 'own', 'forged'])
    expect(posts[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(2)
    expect(posts[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1)
    clock.advance(301_000)
    expect(posts.map((post) => hear(post).is)).toEqual(['stale', 'stale', 'forged'])
  })

  test('of an unknown kind say nothing', async () => {
    payments.script({ webhooks: 'unknown-kind' })
    await begin()
    await payments.deliver()
    expect(posts.map(hear)).toMatchObject([{ is: 'own', facts: [] }])
  })

  test('are repeated until they are accepted, also by the next process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'croupier-sandbox-'))
    await payments.close()
    payments = await open({ folder })
    await begin()
    status = 500
    expect(await payments.deliver()).toEqual([500])
    await payments.close()
    payments = await open({ folder })
    expect(await payments.provider.askCharge('att_1')).toMatchObject({ is: 'facts' })
    status = 200
    expect(await payments.deliver()).toEqual([200])
    expect(await payments.deliver()).toEqual([])
    expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    rmSync(folder, { recursive: true })
  })
})

describe('control', () => {
  test('acts, scripts, finishes and delivers for a signed caller', async () => {
    await begin()
    const control = async (body: object) => (await payments.fetch('POST', '/control', body)).json()
    expect(await control({ is: 'act', reference: 'att_1', what: 'pending-then-charged' })).toEqual({ ok: true })
    expect(await control({ is: 'finish' })).toEqual({ ok: true })
    expect(await control({ is: 'deliver' })).toEqual({ statuses: [200, 200, 200] })
    expect(await control({ is: 'script', script: { answers: [{ call: 'ask', fault: 'error' }] } })).toEqual({ ok: true })
    expect((await payments.provider.askCharge('att_1')).is).toBe('unknown')
    expect(await control({ is: 'act', reference: 'att_9', what: 'approve' })).toEqual({ error: 'not-found' })
    expect(await control({ is: 'act', reference: 'att_1', what: 'nonsense' })).toEqual({ error: 'unreadable' })
    const unsigned = await fetch(new URL('/control', payments.url), { method: 'POST', body: '{"is":"finish"}' })
    expect(unsigned.status).toBe(401)
  })
})
