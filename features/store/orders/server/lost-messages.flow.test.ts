import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandboxPayments, type SitePayments } from '#apps/site/testing/sandbox-payments.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { getOrder, openOrder, payOrder } from '../contract.ts'

let payments: SitePayments
let site: TestSite
beforeAll(async () => {
  payments = await startSandboxPayments()
  site = await openTestSite({ payments: [payments.provider] })
  payments.connect(site)
})
afterAll(async () => void (await Promise.all([site.close(), payments.close()])))
beforeEach(() => payments.script({ refunds: 'done', webhooks: 'once' }))

async function begun() {
  const player = await site.player()
  const { data } = (await player.call(openOrder, { body: { presetId: 'starter' } })).body
  const params = { id: data!.payment.id }
  await player.call(payOrder, { params, body: { methodId: 'card' } })
  return { player, params, reference: payments.lastReference() }
}

async function after(ms: number): Promise<void> {
  site.advance(ms)
  await site.runJobs()
}

const stateOf = async (player: TestPlayer, params: { id: string }) =>
  (await (await backAgain(site, player)).call(getOrder, { params })).body.data.state
const refundsOf = async (reference: string) =>
  (await site.database.pool.query('select state from purchase_refund where attempt = $1', [reference])).rows

test('a refund whose end is not told is asked about', async () => {
  const { reference } = await begun()
  payments.script({ refunds: 'slow' })
  await payments.act(reference, 'wrong-amount')
  await payments.deliver()
  await after(MINUTE_MS)
  expect(await refundsOf(reference)).toEqual([{ state: 'pending' }])
  payments.script({ webhooks: 'lost' })
  await payments.finish()
  await after(MINUTE_MS)
  expect(await refundsOf(reference)).toEqual([{ state: 'done' }])
  const asked = await site.database.pool.query('select from payment_question where reference = $1', [reference])
  expect(asked.rowCount, 'nothing is open any more').toBe(0)
})

test('a refund whose reply is an error forever is found by asking', async () => {
  const { reference } = await begun()
  await payments.act(reference, 'wrong-amount')
  await payments.deliver()
  payments.answer('refund', 'kept-500')
  payments.script({ webhooks: 'lost' })
  await after(MINUTE_MS)
  expect(await refundsOf(reference)).toEqual([{ state: 'done' }])
})

test('a dispute whose end is not told is asked about', async () => {
  const { player, params, reference } = await begun()
  await payments.act(reference, 'approve')
  await payments.act(reference, 'dispute-opened')
  await payments.deliver()
  expect(await stateOf(player, params)).toBe('disputed')
  await payments.act(reference, 'dispute-won', { webhooks: 'lost' })
  await after(30 * DAY_MS)
  expect(await stateOf(player, params)).toBe('paid')
})

test('a payment that is pending after it was refused is asked about', async () => {
  const declined = await begun()
  await payments.act(declined.reference, 'decline:do-not-honor')
  await payments.deliver()
  await payments.act(declined.reference, 'pending')
  await payments.deliver()
  await payments.act(declined.reference, 'approve', { webhooks: 'lost' })
  await after(HOUR_MS)
  expect(await stateOf(declined.player, declined.params)).toBe('paid')
})
