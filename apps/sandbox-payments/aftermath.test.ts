import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { foldCharge } from '#platform/payments/fold-charge.ts'
import { createManualClock } from '#platform/testing/manual-clock.ts'
import type { Post } from './post.ts'
import { openSandbox, type TestPayments } from './testing/open-sandbox.ts'
import { order, payout, usd } from './testing/sample-orders.ts'

const clock = createManualClock(Date.parse('2026-11-21T17:00:00Z'))
const posts: Post[] = []
let payments: TestPayments

beforeEach(async () => {
  posts.length = 0
  payments = await openSandbox({
    clock,
    post: async (post) => {
      posts.push(post)
      return 200
    },
  })
})
afterEach(() => payments.close())

const factsOf = async (reference: string) => {
  const asked = await payments.provider.askCharge(reference)
  return asked.is === 'facts' ? asked.facts : []
}
const factsHeard = () =>
  posts.flatMap((post): object[] => {
    const heard = payments.provider.hear(post, clock.now())
    return heard.is === 'own' ? heard.facts.map(({ fact }) => fact) : [{ is: heard.is }]
  })

describe('after a charge', () => {
  beforeEach(async () => {
    await payments.provider.begin(order)
    await payments.act('att_1', 'approve')
  })
  const refund = (id: string, cents = 500) => payments.provider.refund({ refund: id, reference: 'att_1', amount: usd(cents) })
  const refunds = async () => foldCharge(await factsOf('att_1')).refunds

  test('refunds end well once each, and never exceed the charge', async () => {
    expect(await refund('rfd_1')).toMatchObject({ is: 'told' })
    await refund('rfd_1')
    expect(await refunds()).toEqual([{ refund: 'rfd_1', state: 'done', cents: 500 }])
    expect(await refund('rfd_2')).toMatchObject({ is: 'refused', code: 'amount-too-large' })
  })

  test('refunds fail, or end after a while', async () => {
    payments.script({ refunds: 'failed' })
    await refund('rfd_1')
    payments.script({ refunds: 'slow' })
    await refund('rfd_2')
    expect((await refunds()).map(({ state }) => state)).toEqual(['failed', 'pending'])
    await payments.finish()
    expect((await refunds()).map(({ state }) => state)).toEqual(['failed', 'done'])
  })

  test('a dispute is warned of, opened, contested, and won or lost', async () => {
    for (const stage of ['warned', 'opened'] as const) await payments.act('att_1', `dispute-${stage}`)
    const [dispute] = foldCharge(await factsOf('att_1')).disputes
    expect(dispute).toMatchObject({ stage: 'opened', cents: 999 })
    const evidence = { dispute: dispute!.dispute, reference: 'att_1', summary: 'Played.', documents: [] }
    expect(await payments.provider.contest?.(evidence)).toMatchObject({ is: 'told' })
    expect(payments.evidenceOf(evidence.dispute)).toEqual([evidence])
    await payments.act('att_1', 'dispute-lost')
    expect(await payments.provider.contest?.(evidence)).toMatchObject({ is: 'refused' })
    expect(await payments.provider.contest?.({ ...evidence, dispute: 'dsp_other' })).toEqual({ is: 'not-sent' })
  })

  test('a bank takes the money back', async () => {
    await payments.act('att_1', 'return:R10')
    expect(await factsOf('att_1')).toContainEqual({ kind: 'returned', cents: 999, code: 'R10' })
  })

  test('the statement of the day has each movement, its fee and the settlement', async () => {
    await refund('rfd_1')
    await payments.act('att_1', 'dispute-opened')
    const day = new Date(clock.now()).toISOString().slice(0, 10) as '2026-11-21'
    expect(await payments.provider.statement!(day)).toEqual([
      { kind: 'charge', reference: 'att_1', cents: 999, feeCents: 60 },
      { kind: 'refund', reference: 'att_1', cents: -500, feeCents: 0 },
      { kind: 'dispute', reference: 'att_1', cents: -999, feeCents: 1_500 },
      { kind: 'settlement', reference: null, cents: 2_060, feeCents: 0 },
    ])
    expect(await payments.provider.statement!('2026-01-01')).toEqual([])
  })
})

describe('a payout', () => {
  const pay = () => payments.provider.pay(payout)
  const sent = { kind: 'payout-sent' }
  const paid = { kind: 'payout-paid', amount: usd(5_000) }

  test.each([
    ['sent', [sent]],
    ['paid', [sent, paid]],
    ['wrong-account', [sent, { kind: 'payout-failed', code: 'account-unknown' }]],
    ['returned', [sent, paid, { kind: 'payout-returned', code: 'R03' }]],
  ] as const)('that is %s is told alike by reply and question, and sent once', async (plan, facts) => {
    payments.script({ payouts: plan })
    expect(await pay()).toEqual({ is: 'told', facts })
    expect(await pay()).toEqual({ is: 'told', facts })
    expect(await payments.provider.askPayout('pay_1')).toEqual({ is: 'facts', facts })
    await payments.deliver()
    expect(factsHeard()).toEqual(facts)
  })

  test.each([
    ['refused', 'risk-refused'],
    ['out-of-funds', 'out-of-funds'],
  ] as const)('that is %s was never begun', async (plan, code) => {
    payments.script({ payouts: plan })
    expect(await pay()).toMatchObject({ is: 'refused', code })
    expect(await payments.provider.askPayout('pay_1')).toEqual({ is: 'never-heard-of' })
  })

  test('that is unknown stays so until the provider says what became of it', async () => {
    payments.script({ payouts: 'unknown' })
    expect(await pay()).toEqual({ is: 'unknown' })
    expect(await payments.provider.askPayout('pay_1')).toEqual({ is: 'unknown' })
    await payments.act('pay_1', 'payout-sent')
    await payments.act('pay_1', 'payout-paid')
    expect(await payments.provider.askPayout('pay_1')).toEqual({ is: 'facts', facts: [sent, paid] })
  })
})
