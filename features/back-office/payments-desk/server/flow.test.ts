import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce, expectPostings } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { type SitePayments, startSandboxPayments } from '#apps/site/testing/sandbox-payments.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { switchFeature } from '#features/back-office/feature-switches/contract.ts'
import { openOrder, payOrder } from '#features/store/orders/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { checkInvariants } from '#ledger/index.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import type { TestClient } from '#platform/testing/client.ts'
import {
  answerDispute,
  decideRefund,
  findPayments,
  proposeRefund,
  readEvidence,
  readPayment,
  readPaymentsDesk,
  repeatGiveBack,
  replayWebhook,
} from '../contract.ts'

let payments: SitePayments
let site: TestSite
let ann: TestClient
let bob: TestClient
beforeAll(async () => {
  payments = await startSandboxPayments()
  site = await openTestSite({
    mayBreakMoney: true,
    payments: [payments.provider],
    options: { 'payments-desk': { onePersonMaxCents: 120, operatorDayMaxCents: 250 } },
  })
  payments.connect(site)
  ann = await signedInOperator(site, 'ann', 'payments')
  bob = await signedInOperator(site, 'bob', 'payments')
})
beforeEach(() => payments.script({ refunds: 'done', refuses: null, webhooks: 'once' }))
afterAll(async () => {
  await site.close()
  await payments.close()
})

const why = 'the player asked for it'

async function begun(player: TestPlayer, methodId: 'card' | 'trustly' | 'aonepay' = 'card') {
  const { body } = await player.call(openOrder, { body: { presetId: 'starter' } })
  const { id } = body.data!.payment
  await player.call(payOrder, { params: { id }, body: { methodId } })
  return { id, cents: body.data!.orderSummary.money, coins: body.data!.preset.coins, reference: payments.lastReference() }
}

/** A paid order of a new player. */
async function paid(methodId?: 'card' | 'trustly' | 'aonepay') {
  const player = await site.player()
  const order = await begun(player, methodId)
  await payments.act(order.reference, 'approve')
  await payments.deliver()
  return { player, ...order }
}

const record = async (id: string) => (await ann.call(readPayment, { params: { id } })).body.data
const desk = async (by = ann) => (await by.call(readPaymentsDesk)).body.data
const propose = async (by: TestClient, id: string, cents: number, key?: string) =>
  (
    await by.call(proposeRefund, {
      params: { id },
      body: { cents, reason: 'player-request', why },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    })
  ).body
const decide = async (by: TestClient, id: string, cents: number, isApproved = true) =>
  (await by.call(decideRefund, { body: { id, cents, isApproved, why } })).body
const trail = async (player: string) =>
  (
    await site.database.pool.query('select what from audit_event where subject = $1 and actor_kind = $2 order by id', [
      player,
      'operator',
    ])
  ).rows.map(({ what }) => what)
const coinsOf = async (player: TestPlayer) => (await player.call(getProfile)).body.data.playerInfo.playerBalance.coins

describe('an order is found and shown', () => {
  test('by its id, player, receipt, attempt and provider reference', async () => {
    const { id, player, reference } = await paid()
    const { order, attempts, webhooks, postings } = await record(id)
    expect(order).toMatchObject({ id, player: { id: player.playerId, login: player.login }, state: 'paid', depositNumber: 1 })
    expect(attempts).toMatchObject([{ id: reference, state: 'charged', facts: [{ kind: 'needs-action' }, { kind: 'charged' }] }])
    expect(webhooks.flatMap(({ kinds }) => kinds)).toContain('charged')
    expect(postings).toMatchObject([{ kind: 'purchase' }])
    expect(postings[0]?.sides).toContainEqual({ account: 'payment-clearing', asset: 'usd', amount: order.cents })
    const providerRef = attempts[0]!.providerRef!
    for (const search of [id, player.playerId, player.login, order.receipt!, reference, providerRef]) {
      const { body } = await ann.call(findPayments, { body: { search } })
      expect(body.data.payments.map((found) => found.id)).toEqual([id])
    }
    expect((await ann.call(findPayments, { body: { search: id, state: 'expired' } })).body.data.payments).toEqual([])
    expect((await ann.call(findPayments, { body: {} })).body.data.payments[0]).toMatchObject({ id })
    expect((await ann.call(readPayment, { params: { id: 'ord_nothing' } })).status).toBe(404)
  })

  test('to roles that may see payments, and refunded by those that may decide', async () => {
    const { id } = await paid()
    const support = await signedInOperator(site, 'helps', 'support')
    expect((await support.call(readPayment, { params: { id } })).status).toBe(200)
    const body = { cents: 1, reason: 'other', why } as const
    expect((await support.call(proposeRefund, { params: { id }, body })).status).toBe(403)
    const editor = await signedInOperator(site, 'writes', 'editor')
    expect((await editor.call(readPaymentsDesk)).status).toBe(403)
    expect((await ann.call(proposeRefund, { params: { id }, body: { ...body, why: 'no' } })).status).toBe(422)
  })
})

describe('a refund', () => {
  test('up to the limit of one person is ordered at once, takes its share of the coins, and counts once', async () => {
    const { id, player, cents, coins } = await paid()
    const before = await coinsOf(player)
    expect((await record(id)).room).toMatchObject({ leftCents: cents, isWholeOnly: false, coins, coinsLeft: coins })
    expect([await propose(ann, id, 100, 'once'), await propose(ann, id, 100, 'once')]).toEqual(
      Array.from({ length: 2 }, () => ({ success: true, data: { outcome: 'ordered' } })),
    )
    expect(await record(id)).toMatchObject({ order: { state: 'paid' }, refunds: [{ cents: 100, state: 'done' }] })
    expect(before - (await coinsOf(player))).toBe(Math.ceil((coins * 100) / cents))
    expect(await trail(player.playerId)).toEqual(['refund-ordered'])
    expect(await propose(ann, id, cents)).toEqual({ success: false, reasonType: 'too-much' })
  })

  test('of a part tells the part that it reverses, and a dispute of the whole the rest: each cent once', async () => {
    const { id, player, cents, coins, reference } = await paid()
    await propose(ann, id, 100)
    await propose(bob, id, 20)
    for (let times = 0; times < 2; times++) await payments.act(reference, 'dispute-opened')
    await payments.act(reference, 'dispute-lost')
    await payments.deliver()
    const { rows } = await site.database.pool.query<{ payload: Record<string, number> }>(
      "select payload from outbox.event where type = 'purchase.reversed' and player = $1 order by id",
      [player.playerId],
    )
    const told = rows.map(({ payload }) => payload)
    expect(told).toMatchObject([
      { cents: 100, priceCents: cents, leftCents: cents - 100, nth: 1, coins: Math.ceil((coins * 100) / cents) },
      { cents: 20, leftCents: cents - 120 },
      { cents: cents - 120, leftCents: 0 },
    ])
    expect(told.reduce((sum, each) => sum + each.coins!, 0)).toBe(coins)
  })

  test('above it waits for a second operator, who approves what was seen (PAY-5)', async () => {
    const { id, player, cents } = await paid()
    expect(cents).toBeGreaterThan(120)
    expect(await propose(ann, id, cents)).toEqual({ success: true, data: { outcome: 'proposed' } })
    expect(await propose(bob, id, cents)).toEqual({ success: false, reasonType: 'waiting-already' })
    const proposal = (await desk(bob)).proposals.find(({ order }) => order === id)!
    expect(proposal).toMatchObject({ cents, by: 'ann', isYours: false, why })
    expect(await decide(ann, proposal.id, cents)).toEqual({ success: false, reasonType: 'your-own' })
    expect(await decide(bob, proposal.id, cents - 1)).toEqual({ success: false, reasonType: 'changed' })
    expect((await record(id)).refunds).toEqual([])
    const lock = { sql: 'select from refund_proposal where id = $1 for update', values: [proposal.id] }
    const both = await atOnce(site, lock, [() => decide(bob, proposal.id, cents), () => decide(bob, proposal.id, cents)])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(await record(id)).toMatchObject({
      order: { state: 'refunded' },
      refunds: [{ cents, state: 'done' }],
      block: 'refunded-already',
    })
    expect(await trail(player.playerId)).toEqual(['refund-proposed', 'refund-approved'])
  })

  test('is rejected with a reason, and can be proposed again', async () => {
    const { id, cents } = await paid()
    await propose(ann, id, cents)
    const [proposal] = (await desk()).proposals.filter(({ order }) => order === id)
    expect(await decide(ann, proposal!.id, cents, false)).toEqual({ success: true })
    expect(await decide(bob, proposal!.id, cents)).toEqual({ success: false, reasonType: 'changed' })
    expect(await propose(ann, id, cents)).toMatchObject({ data: { outcome: 'proposed' } })
    const [again] = (await desk()).proposals.filter(({ order }) => order === id)
    await decide(bob, again!.id, cents, false)
  })

  test('waits for a second operator once the first has used up the limit of a day', async () => {
    const carl = await signedInOperator(site, 'carl', 'payments')
    const one = await paid()
    const other = await paid()
    expect(await propose(carl, one.id, 120)).toMatchObject({ data: { outcome: 'ordered' } })
    const lock = { sql: "select from operator where name = 'carl' for update", values: [] }
    const both = await atOnce(site, lock, [() => propose(carl, one.id, 70), () => propose(carl, other.id, 70)])
    expect(both.map((reply) => reply.success && reply.data.outcome)).toEqual(expect.arrayContaining(['ordered', 'proposed']))
    for (const { id, cents } of (await desk()).proposals) await decide(bob, id, cents, false)
    site.advance(DAY_MS)
    ann = await signedInOperator(site, 'ann', 'payments')
    bob = await signedInOperator(site, 'bob', 'payments')
  })

  test('releases the coins if the provider refuses, and is never more than the player has', async () => {
    payments.script({ refunds: 'failed' })
    const { id, player } = await paid()
    const before = await coinsOf(player)
    expect(await propose(ann, id, 100)).toMatchObject({ success: true })
    expect(await record(id)).toMatchObject({ refunds: [{ state: 'failed' }] })
    expect(await coinsOf(player)).toBe(before)
  })

  test('is refused where there is nothing to refund, and of a method that refunds whole charges only', async () => {
    const open = await begun(await site.player())
    expect(await propose(ann, open.id, 100)).toEqual({ success: false, reasonType: 'not-paid' })
    const whole = await paid('trustly')
    expect(await propose(ann, whole.id, 100)).toEqual({ success: false, reasonType: 'whole-only' })
    const never = await paid('aonepay')
    expect(await record(never.id)).toMatchObject({ room: null, block: 'method-refunds-nothing' })
  })

  test('works while purchases are switched off, and not while the desk is', async () => {
    const { id } = await paid()
    const owner = await signedInOperator(site, 'owns')
    const turn = async (feature: string, isOn: boolean) => {
      await owner.call(switchFeature, { params: { feature }, body: { isOn, why: 'an incident at the provider' } })
      await site.liveSettings.refresh()
    }
    await turn('orders', false)
    expect(await propose(bob, id, 50)).toMatchObject({ success: true })
    await turn('orders', true)
    await turn('payments-desk', false)
    expect((await bob.call(readPayment, { params: { id } })).status).toBe(404)
    await turn('payments-desk', true)
  })
})

describe('a dispute', () => {
  test('is answered once with its evidence, and no refund goes out meanwhile', async () => {
    const { id, reference, cents, player } = await paid()
    await payments.act(reference, 'dispute-opened')
    await payments.deliver()
    const dispute = (await desk()).disputes.find(({ order }) => order === id)!
    expect(dispute).toMatchObject({ cents, stage: 'opened', answer: null })
    expect(await propose(ann, id, 100)).toEqual({ success: false, reasonType: 'disputed' })
    const { documents } = (await ann.call(readEvidence, { params: { id: dispute.id } })).body.data
    expect(documents.map(({ name }) => name)).toEqual(['purchase.txt', 'delivery.txt', 'account.txt'])
    expect(documents[1]!.text).toContain('Delivered at')
    const answer = (by: TestClient, given: 'contested' | 'accepted') =>
      by.call(answerDispute, { body: { id: dispute.id, answer: given, why } })
    payments.answer('contest', 'too-many')
    expect((await answer(ann, 'contested')).body).toEqual({ success: false, reasonType: 'provider-unavailable' })
    expect((await answer(ann, 'contested')).body).toEqual({ success: true })
    expect((await answer(bob, 'accepted')).body).toEqual({ success: false, reasonType: 'answered-already' })
    expect(payments.evidenceOf(dispute.id)).toMatchObject([{ summary: why, documents }])
    await payments.act(reference, 'dispute-won')
    await payments.deliver()
    expect((await answer(bob, 'accepted')).body).toEqual({ success: false, reasonType: 'over' })
    expect((await record(id)).order.state).toBe('paid')
    expect(await trail(player.playerId)).toEqual(['dispute-contested', 'dispute-contested'])
    expect((await ann.call(readEvidence, { params: { id: 'dsp_nothing' } })).status).toBe(404)
  })
})

describe('a case', () => {
  test('of a mismatched charge stays until its refund, which an operator orders again after a failure', async () => {
    payments.script({ refunds: 'failed' })
    const { id, reference } = await begun(await site.player())
    await payments.act(reference, 'wrong-amount')
    await payments.deliver()
    const own = async () => (await desk()).cases.filter(({ subject }) => subject === reference)
    expect(await own()).toMatchObject([{ kind: 'mismatch', order: id, state: 'asked', isRepeatable: false }])
    const repeat = async () => (await ann.call(repeatGiveBack, { body: { attempt: reference, why } })).body.success
    expect(await repeat()).toBe(false)
    site.advance(60_000)
    await site.runJobs()
    expect(await own()).toMatchObject([{ state: 'failed', isRepeatable: true }])
    expect(await findMoneyFaults(site.database.reader, site.slices, 0)).toEqual([])
    payments.script({ refunds: 'done' })
    expect([await repeat(), await repeat()]).toEqual([true, false])
    expect(await own()).toEqual([])
    expect((await record(id)).postings.map(({ kind }) => kind)).toEqual(['payment-surplus', 'refund'])
  })

  test('of a message that could not be settled is settled again by an operator, once', async () => {
    const player = await site.player()
    const order = await begun(player)
    await payments.deliver()
    const root = async (statement: string) => {
      const client = await site.database.sessions.connect()
      await client.query('set role none')
      await client.query(statement)
      await client.query('set role croupier_app')
      client.release()
    }
    await root('alter table purchase_order add constraint broken check (receipt_no is null) not valid')
    await payments.act(order.reference, 'approve')
    expect(await payments.deliver()).toEqual([500])
    const failed = (await desk()).cases.find(({ kind }) => kind === 'webhook-failed')!
    expect(failed.state).toContain('broken')
    const replay = async () => (await ann.call(replayWebhook, { body: { id: failed.subject, why } })).body
    expect(await replay()).toMatchObject({ success: false, reasonType: 'still-failing' })
    await root('alter table purchase_order drop constraint broken')
    expect([await replay(), await replay()]).toEqual([
      { success: true, data: { isChanged: true } },
      { success: true, data: { isChanged: false } },
    ])
    expect((await record(order.id)).order.state).toBe('paid')
    await expectPostings(site, player, 'purchase', [expect.objectContaining({ coins: order.coins })])
    expect((await ann.call(replayWebhook, { body: { id: '999999', why } })).status).toBe(404)
  })
})

test('a large refund by one person is found by the checks', async () => {
  expect(await checkInvariants(site.database.reader)).toEqual([])
  expect(await findMoneyFaults(site.database.reader, site.slices, 0)).toEqual([])
  const { reference } = await paid()
  await site.database.pool.query(
    `insert into purchase_refund (id, attempt, cents, reason, asked_at, state)
     values ('rfd-alone', $1, 100, 'requested', $2, 'failed')`,
    [reference, new Date(site.clock.now()).toISOString()],
  )
  const found = await findMoneyFaults(site.database.reader, site.slices, 0)
  expect(found).toMatchObject([{ check: 'two-people-decide-large-amounts', subject: 'rfd-alone' }])
})

test('a charge in a foreign currency is a case, as the ledger cannot book it', async () => {
  const { reference } = await begun(await site.player())
  await payments.act(reference, 'wrong-currency')
  await payments.deliver()
  expect((await desk()).cases).toContainEqual(expect.objectContaining({ kind: 'not-bookable', subject: reference, state: 'cad' }))
})
