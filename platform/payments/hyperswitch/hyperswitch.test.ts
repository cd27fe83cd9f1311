import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '#platform/testing/manual-clock.ts'
import { checkProvider } from '../conformance/kit.ts'
import type { ChargeFact } from '../fact.ts'
import type { ChargeOrder, PaymentProvider } from '../provider.ts'
import { factsOfPayment, type Payment } from './facts.ts'
import { hyperswitchProvider } from './provider.ts'
import { MERCHANT, openHyperswitch } from './testing/hyperswitch-server.ts'

const clock = createManualClock(Date.parse('2026-11-21T17:00:00Z'))
let server: Awaited<ReturnType<typeof openHyperswitch>>
let provider: PaymentProvider
let count = 0
beforeEach(async () => {
  server = await openHyperswitch()
  provider = hyperswitchProvider(server.access)
})
afterEach(() => server.close())

const newReference = () => `att_${String(count++).padStart(26, '0')}`
const usd = (cents: number) => ({ cents, currency: 'usd' })
const order = (change: Partial<ChargeOrder> = {}): ChargeOrder => ({
  reference: newReference(),
  method: 'card',
  amount: usd(999),
  description: '10,000 coins',
  locale: 'en',
  player: 'plr_1',
  callbackUrl: 'https://site.example/rest/payments/hear/hyperswitch/',
  returnUrl: 'https://site.example/cash/orders/ord_1/',
  needsAuthentication: false,
  isAuthorizationOnly: false,
  ...change,
})

test('it does everything that the site relies on, by requests that its document allows', async () => {
  const results = await checkProvider({
    provider,
    clock,
    newReference,
    callbackUrl: 'https://site.example/hear/',
    returnUrl: 'https://site.example/back/',
    areMessagesDated: false,
    act: async (reference, deed) =>
      deed === 'approve' ? server.act(reference, 'succeeded') : server.act(reference, 'failed', 'insufficient_funds'),
    messages: async () => server.takeMessages(),
  })
  expect(results.filter(({ fault, isLeftOut }) => fault !== undefined || isLeftOut)).toEqual([])
  expect(server.faults).toEqual([])
})

test.each<[string, Partial<Payment>, ChargeFact[]]>([
  ['requires_confirmation', {}, [{ kind: 'needs-action' }]],
  ['processing', {}, [{ kind: 'pending' }]],
  ['requires_capture', {}, [{ kind: 'authorized', amount: usd(999) }]],
  ['succeeded', { amount_received: 900 }, [{ kind: 'charged', amount: usd(900), merchant: MERCHANT }]],
  ['failed', { error_code: 'expired_card' }, [{ kind: 'declined', code: 'card-expired', message: null }]],
  ['failed', { error_code: 'a_new_code' }, [{ kind: 'declined', code: 'unspecified', message: null }]],
  ['expired', {}, [{ kind: 'expired' }, { kind: 'voided' }]],
  ['partially_captured', { amount_received: 500 }, [{ kind: 'charged', amount: usd(500), merchant: MERCHANT }]],
  ['partially_captured', { amount_received: null }, [{ kind: 'pending' }]],
  ['partially_captured_and_processing', { amount_received: 500 }, [{ kind: 'pending' }]],
  ['partially_authorized_and_requires_capture', { amount_capturable: 500 }, [{ kind: 'authorized', amount: usd(500) }]],
  ['conflicted', { amount_received: 1_099 }, [{ kind: 'charged', amount: usd(1_099), merchant: MERCHANT }]],
  ['conflicted', {}, [{ kind: 'pending' }]],
  ['cancelled_post_capture', {}, [{ kind: 'cancelled' }, { kind: 'voided' }]],
  [
    'cancelled_post_capture',
    { amount_received: 999 },
    [
      { kind: 'charged', amount: usd(999), merchant: MERCHANT },
      { kind: 'refund', refund: 'p:voided', state: 'done', cents: 999 },
    ],
  ],
  ['a_new_status', {}, []],
])('a payment that is %s says so: %o', (status, change, facts) => {
  const paid = { payment_id: 'p', merchant_id: MERCHANT, status, amount: 999, currency: 'USD', ...change }
  expect(factsOfPayment(paid)).toEqual(facts)
})

test('its page offers to keep a card, and the kept ones of the same player', async () => {
  const charge = order()
  await provider.begin(charge)
  expect(server.requestOf(charge.reference)).toMatchObject({
    customer_id: charge.player,
    setup_future_usage: 'on_session',
    payment_link_config: { enabled_saved_payment_method: true },
  })
})

describe('what is not certain', () => {
  test('an order with another amount under a known reference is neither refused nor taken', async () => {
    const first = order()
    await provider.begin(first)
    expect(await provider.begin({ ...first, amount: usd(1) })).toEqual({ is: 'unknown' })
  })

  test('a provider that is down, or that does not know us, received nothing, and tells nothing for certain', async () => {
    const closed = await openHyperswitch()
    closed.close()
    const down = hyperswitchProvider(closed.access)
    expect(await down.begin(order())).toEqual({ is: 'not-sent' })
    const wrong = hyperswitchProvider({ ...server.access, apiKey: 'wrong' })
    expect(await wrong.begin(order())).toEqual({ is: 'not-sent' })
    expect(await wrong.askCharge(newReference())).toEqual({ is: 'unknown' })
  })
})

describe('what the API refuses', () => {
  test('for a setting that is wrong offers another method, for a processor’s error the same one', async () => {
    server.faulty.push({ status: 400, code: 'IR_04', message: 'Missing required param: profile_id' })
    expect(await provider.begin(order())).toMatchObject({ is: 'refused', code: 'method-unsupported', mayTry: 'other' })
    server.faulty.push({ status: 400, code: 'CE_01', message: 'Payment failed' })
    expect(await provider.begin(order())).toMatchObject({ is: 'refused', code: 'provider-busy', mayTry: 'same' })
  })

  test('because the payment is locked, or for another missing thing, is not certain', async () => {
    server.faulty.push({ status: 423, code: 'HE_00', message: 'Resource is busy. Please try again later.' })
    expect(await provider.begin(order())).toEqual({ is: 'unknown' })
    server.faulty.push({ status: 404, code: 'HE_02', message: 'Merchant account does not exist in our records' })
    expect(await provider.askCharge(newReference())).toEqual({ is: 'unknown' })
    expect(await provider.askCharge(newReference())).toEqual({ is: 'never-heard-of' })
  })
})

test('a dispute is told by asking, too', async () => {
  const charge = order()
  await provider.begin(charge)
  server.act(charge.reference, 'succeeded')
  const [stage, status] = ['dispute', 'dispute_lost']
  const dispute = { dispute_id: 'dp_2', dispute_stage: stage, dispute_status: status, amount: '999' }
  server.dispute(charge.reference, dispute)
  server.dispute(charge.reference, { ...dispute, dispute_id: 'of an older version', amount: undefined })
  const asked = await provider.askCharge(charge.reference)
  expect(asked.is === 'facts' && asked.facts.filter(({ kind }) => kind === 'dispute')).toEqual([
    { kind: 'dispute', dispute: 'dp_2', stage: 'lost', cents: 999, reason: '', evidenceDueAt: null },
  ])
})

test('a refund below a dollar, and one above the charge, are refused', async () => {
  const charge = order()
  await provider.begin(charge)
  server.act(charge.reference, 'succeeded')
  const refund = (cents: number) => provider.refund({ refund: newReference(), reference: charge.reference, amount: usd(cents) })
  expect((await refund(99)).is).toBe('refused')
  expect((await refund(1_000)).is).toBe('refused')
  expect(await refund(500)).toMatchObject({ is: 'told', facts: [{ kind: 'refund', state: 'done', cents: 500 }] })
})

test('an authorization is captured once', async () => {
  const charge = order({ isAuthorizationOnly: true, needsAuthentication: true })
  await provider.begin(charge)
  server.act(charge.reference, 'requires_capture')
  expect(await provider.capture!(charge.reference)).toMatchObject({ is: 'told', facts: [{ kind: 'charged' }] })
  expect((await provider.capture!(charge.reference)).is).toBe('refused')
})

test('disputes are heard; another merchant’s message is forged, and an unknown event says nothing', () => {
  const dispute = { dispute_id: 'dp_1', payment_id: 'att_1', amount: '999', connector_reason: 'fraud' }
  const stages = [
    ['pre_dispute', 'dispute_opened', 'warned'],
    ['pre_dispute', 'dispute_expired', 'warned'],
    ['pre_dispute', 'dispute_accepted', 'lost'],
    ['arbitration', 'dispute_challenged', 'opened'],
    ['dispute', 'dispute_opened', 'opened'],
    ['dispute', 'dispute_expired', 'lost'],
    ['dispute', 'dispute_cancelled', 'won'],
  ] as const
  for (const [stage, status] of stages)
    server.tell('dispute_details', {
      ...dispute,
      dispute_stage: stage,
      dispute_status: status,
      challenge_required_by: '2026-12-01T00:00:00Z',
    })
  server.tell('mandate_details', {})
  const messages = server.takeMessages()
  const heard = messages.map((message) => provider.hear(message, clock.now()))
  const facts = heard.map((each) => (each.is === 'own' ? each.facts.map(({ fact }) => fact) : each.is))
  const expected = { kind: 'dispute', dispute: 'dp_1', cents: 999, reason: 'fraud', evidenceDueAt: 1_796_083_200 }
  expect(facts).toEqual([...stages.map(([, , stage]) => [{ ...expected, stage }]), []])
  const other = hyperswitchProvider({ ...server.access, merchant: 'merchant_other' })
  expect(other.hear(messages[0]!, clock.now())).toEqual({ is: 'forged' })
})
