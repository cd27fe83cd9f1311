import { afterAll, beforeAll, expect, test } from 'vitest'
import { balancesOf } from '#apps/site/testing/people.ts'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { shopAt } from '#apps/site/testing/shop.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'

const provider = scriptedProvider()
let site: TestSite
let shop: ReturnType<typeof shopAt>
beforeAll(async () => {
  site = await openTestSite({ payments: [provider] })
  shop = shopAt(site, provider)
})
afterAll(() => site.close())

/** A player with a purchase, and with as much again of another one. */
async function bought() {
  const player = await site.player()
  await shop.buy(player, { presetId: 'stack' })
  const before = await goodsOf(player)
  const { order, reference } = await shop.buy(player, { presetId: 'stack' })
  const { money: price } = order.orderSummary
  const dispute = (name: string, cents: number, stage: 'opened' | 'won' | 'lost') =>
    shop.hear(reference, { kind: 'dispute', dispute: `${reference}_${name}`, cents, reason: 'fraud', evidenceDueAt: null, stage })
  return { player, order, price, before, dispute }
}

const goodsOf = async (player: TestPlayer) => {
  const { coins, entries } = await balancesOf(player)
  return { coins, entries }
}

test('the goods that several partial disputes take add up to those of the purchase', async () => {
  const { player, price, before, dispute } = await bought()
  for (const [name, cents] of [
    ['a', 1],
    ['b', 333],
    ['c', 1],
    ['d', price - 335],
  ] as const) {
    await dispute(name, cents, 'opened')
    await dispute(name, cents, 'lost')
  }
  expect(await goodsOf(player)).toEqual(before)
})

test('a won one takes nothing, and what is disputed again takes its exact share', async () => {
  const { player, order, price, before, dispute } = await bought()
  await dispute('a', 1, 'opened')
  await dispute('b', 1, 'opened')
  await dispute('a', 1, 'won')
  await dispute('c', 1, 'opened')
  for (const name of ['b', 'c']) await dispute(name, 1, 'lost')
  const { coins, entries } = order.preset
  const left = (amount: number) => Math.floor((amount * (price - 2)) / price)
  expect(await goodsOf(player)).toEqual({ coins: before.coins! + left(coins), entries: before.entries! + left(entries) })
})

test('each dispute tells what it reverses and, if it is won, what it restores', async () => {
  const { player, price, order, dispute } = await bought()
  await dispute('a', 300, 'opened')
  await dispute('b', price, 'opened')
  await dispute('a', 300, 'won')
  for (let times = 0; times < 2; times++) await dispute('b', price, 'won')
  const { rows } = await site.database.pool.query<{ type: string; payload: Record<string, number> }>(
    "select type, payload from outbox.event where type in ('purchase.reversed', 'purchase.restored') and player = $1 order by id",
    [player.playerId],
  )
  expect(rows.map(({ type, payload: { cents, leftCents } }) => [type, cents, leftCents])).toEqual([
    ['purchase.reversed', 300, price - 300],
    ['purchase.reversed', price - 300, 0],
    // The other one is still about the whole price: nothing is restored yet.
    ['purchase.restored', price, price],
  ])
  expect(rows[2]?.payload).toMatchObject({ nth: 2, priceCents: price, coins: order.preset.coins, entries: order.preset.entries })
})
