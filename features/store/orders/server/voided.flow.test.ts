import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { shopAt } from '#apps/site/testing/shop.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import { type CashOrder, getOrder, payOrder } from '../contract.ts'

const provider = scriptedProvider()
let site: TestSite
let shop: ReturnType<typeof shopAt>
beforeAll(async () => {
  site = await openTestSite({ payments: [provider] })
  shop = shopAt(site, provider)
})
afterAll(() => site.close())

const orderOf = async (player: TestPlayer, { payment: { id } }: CashOrder) =>
  (await player.call(getOrder, { params: { id } })).body.data
const pay = async (player: TestPlayer, { payment: { id } }: CashOrder) =>
  (await player.call(payOrder, { params: { id }, body: { methodId: 'trustly' } })).body

/** An order whose payment is authorized. */
async function authorized(player: TestPlayer) {
  const order = (await shop.open(player, { presetId: 'stack' })).data!
  const reference = await shop.begin(player, order)
  await shop.hear(reference, { kind: 'authorized', amount: { cents: order.orderSummary.money, currency: 'usd' } })
  return { order, reference }
}

test('an authorization that the provider voided ends: the limit is given back, and another method may be tried', async () => {
  const player = await site.player()
  const { order, reference } = await authorized(player)
  expect(await orderOf(player, order)).toMatchObject({ state: 'checking' })
  expect(await pay(player, order)).toEqual({ success: false, reasonType: 'checking' })
  for (let times = 0; times < 2; times++) await shop.hear(reference, { kind: 'voided' })
  expect(await orderOf(player, order)).toMatchObject({ state: 'open', transactions: [{ status: 'cancelled' }] })
  const { rows } = await site.database.pool.query('select given from play_hour where player = $1', [player.playerId])
  expect(rows).toEqual([{ given: 0n }])
  expect(await pay(player, order)).toMatchObject({ success: true })
  await shop.charge(provider.begun.at(-1)!.reference, order)
  expect(await orderOf(player, order)).toMatchObject({ state: 'paid' })
})

test('a charge wins over a voided authorization, whichever is told first', async () => {
  const player = await site.player()
  const { order, reference } = await authorized(player)
  await shop.hear(reference, { kind: 'voided' })
  await shop.charge(reference, order)
  expect(await orderOf(player, order)).toMatchObject({ state: 'paid' })
  expect(await findMoneyFaults(site.database.reader, site.slices, 0)).toEqual([])
})
