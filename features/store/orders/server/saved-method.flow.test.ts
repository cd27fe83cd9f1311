import { afterAll, beforeAll, expect, test } from 'vitest'
import { backAgain } from '#apps/site/testing/people.ts'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { shopAt } from '#apps/site/testing/shop.ts'
import { spin } from '#apps/site/testing/spins.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { money } from '#kernel/money.ts'
import { DAY_MS } from '#kernel/time.ts'
import { post, readBalances } from '#ledger/index.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import { type CashOrder, forgetMethod, getMethods, payOrder } from '../contract.ts'

const provider = scriptedProvider()
let site: TestSite
let shop: ReturnType<typeof shopAt>
beforeAll(async () => {
  site = await openTestSite({ payments: [provider] })
  shop = shopAt(site, provider)
})
afterAll(() => site.close())

/** A player who kept a card with a first purchase. */
async function withCard() {
  const player = await site.player()
  const { reference } = await shop.buy(player, { presetId: 'starter' })
  const card = { method: 'card', title: 'Visa 4242', fingerprint: `print-${reference}` }
  await shop.hear(reference, { kind: 'saved-method', token: `tok_${reference}`, ...card })
  const [saved] = (await player.call(getMethods)).body.data.saved
  return { player, saved: saved! }
}

const order = async (player: TestPlayer, presetId = 'stack') => (await shop.open(player, { presetId })).data!
const pay = (player: TestPlayer, { payment: { id } }: CashOrder, savedMethodId: string) =>
  player.call(payOrder, { params: { id }, body: { methodId: 'card', savedMethodId } })
const purchases = async (player: TestPlayer) => (await player.call(getProfile)).body.data.depositsCount

test('one press with a saved method buys; two presses at once, and a repeat, buy once', async () => {
  const { player, saved } = await withCard()
  expect(saved).toMatchObject({ methodId: 'card', title: 'Visa 4242' })
  const opened = await order(player)
  const before = provider.begun.length
  await Promise.all([pay(player, opened, saved.id), pay(player, opened, saved.id)])
  expect(provider.begun.length).toBe(before + 1)
  expect((await pay(player, opened, saved.id)).body).toEqual({ success: false, reasonType: 'order-over' })
  expect(await purchases(player)).toBe(2)
  const { rows } = await site.database.pool.query(
    "select payload -> 'isQuickBuy' as quick from outbox.event where type = 'purchase.completed' and player = $1 order by id",
    [player.playerId],
  )
  expect(rows).toEqual([{ quick: false }, { quick: true }])
  expect(await findMoneyFaults(site.database.reader, site.slices, 0)).toEqual([])
})

test('a declined charge of a saved method opens the order again with the next method', async () => {
  const { player, saved } = await withCard()
  provider.confirms.push({ kind: 'declined', code: 'card-expired', message: null })
  expect((await pay(player, await order(player), saved.id)).body).toMatchObject({
    success: true,
    data: { state: 'open', decline: { code: 'card-expired', nextMethodId: 'trustly' } },
  })
  expect(await purchases(player)).toBe(1)
})

test('a removed method, and one of another player, pay nothing', async () => {
  const { player, saved } = await withCard()
  const other = await site.player()
  const unknown = { success: false, reasonType: 'method-unknown' }
  expect((await pay(other, await order(other), saved.id)).body).toEqual(unknown)
  await other.call(forgetMethod, { params: { id: saved.id } })
  expect((await player.call(getMethods)).body.data.saved).toHaveLength(1)
  for (let times = 0; times < 2; times++) await player.call(forgetMethod, { params: { id: saved.id } })
  expect((await player.call(getMethods)).body.data.saved).toEqual([])
  expect((await pay(player, await order(player), saved.id)).body).toEqual(unknown)
})

test('a self-excluded player buys nothing with a saved method', async () => {
  const { player, saved } = await withCard()
  const opened = await order(player)
  await player.call(beginAbsence, { body: { length: 'six-months' } })
  const back = await backAgain(site, player)
  expect(await pay(back, opened, saved.id)).toMatchObject({ status: 403, body: { code: 'absent' } })
})

test('DSGN-3 nothing is bought for a player who kept a card and runs out of coins, neither at a round nor later', async () => {
  const { player } = await withCard()
  const { coins } = await readBalances(site.database.reader, player.playerId)
  const movement = {
    from: { player: player.playerId, asset: 'coins' },
    to: { house: 'games', asset: 'coins' },
    amount: money('coins', coins),
  } as const
  await site.context.transaction((tx) =>
    post(tx, { key: 'spent', kind: 'round', player: player.playerId, movements: [movement] }),
  )
  const begun = provider.begun.length
  expect((await spin(player)).body).toMatchObject({ success: false, reasonType: 'insufficient-funds' })
  site.advance(2 * DAY_MS)
  await site.runJobs()
  await site.deliverEvents()
  expect(provider.begun.length).toBe(begun)
  const { rows } = await site.database.pool.query('select state from purchase_order where player = $1', [player.playerId])
  expect(rows).toEqual([{ state: 'paid' }])
})
