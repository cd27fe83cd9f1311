import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { type CashOrder, getOrder, leaveOrder, listOrders, openOrder, payOrder } from '../contract.ts'

const provider = scriptedProvider()
let site: TestSite
beforeAll(async () => void (site = await openTestSite({ payments: [provider] })))
afterAll(() => site.close())

const opened = async (player: TestPlayer): Promise<CashOrder> =>
  (await player.call(openOrder, { body: { presetId: 'starter' } })).body.data!

/** Opens an order and begins its first attempt; returns what the provider got. */
async function begun(player: TestPlayer) {
  const order = await opened(player)
  await player.call(payOrder, { params: { id: order.payment.id }, body: { methodId: 'card' } })
  return { order, reference: provider.begun.at(-1)!.reference }
}

const orderOf = async (player: TestPlayer, { payment: { id } }: CashOrder) =>
  (await player.call(getOrder, { params: { id } })).body.data

test('an order that was left is cancelled at the provider and can be opened again', async () => {
  const player = await site.player()
  const { order } = await begun(player)
  const { body } = await player.call(leaveOrder, { params: { id: order.payment.id } })
  expect(body).toMatchObject({ success: true, data: { state: 'cancelled' } })
  expect((await opened(player)).payment.id).not.toBe(order.payment.id)
  expect((await player.call(listOrders, { query: {} })).body.data.orders).toHaveLength(2)
})

test('a leave that was noted and not cancelled is finished within two minutes', async () => {
  const player = await site.player()
  const { order, reference } = await begun(player)
  // As a site leaves it that dies after its commit.
  await site.database.pool.query("update purchase_order set left_at = $2, state = 'checking' where id = $1", [
    order.payment.id,
    new Date(site.clock.now()),
  ])
  expect(await orderOf(player, order)).toMatchObject({ state: 'checking' })
  for (let minutes = 0; minutes < 2; minutes++) {
    site.advance(MINUTE_MS)
    await site.runJobs()
  }
  expect(provider.known.get(reference)).toContainEqual({ kind: 'cancelled' })
  const told = provider.known.get(reference)!.length
  expect(await orderOf(player, order)).toMatchObject({ state: 'cancelled' })
  site.advance(MINUTE_MS)
  await site.runJobs()
  expect(provider.known.get(reference)).toHaveLength(told)
})
