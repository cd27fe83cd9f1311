import { afterAll, beforeAll, expect, test } from 'vitest'
import { balancesOf } from '#apps/site/testing/people.ts'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { shopAt } from '#apps/site/testing/shop.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { listDraws } from '#features/play/fair-play/contract.ts'
import { forgetMethod, getMethods, payOrder } from '#features/store/orders/contract.ts'
import { getPackages } from '#features/store/packages/contract.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { getConfigs, spin } from '../contract.ts'
import { dailyWheelServer } from './index.ts'
import { sectorsOf, wheelOdds } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const provider = scriptedProvider()
let site: TestSite
let shop: ReturnType<typeof shopAt>
beforeAll(async () => {
  site = await openTestSite({ payments: [provider] })
  shop = shopAt(site, provider)
  await dailyWheelServer.seed?.(site.context)
})
afterAll(() => site.close())

const extraOf = async (player: TestPlayer) =>
  (await player.call(getConfigs)).body.data.wheels.find(({ type }) => type === 'extraWheel')!
const turn = async (player: TestPlayer, key: string) =>
  player.call(spin, { params: { id: (await extraOf(player)).wheelId }, headers: { 'idempotency-key': key } })
const statusOf = async (player: TestPlayer) => (await player.call(getProfile)).body.data.featuresInfo['extraWheel']

async function switchWheel(isOn: boolean): Promise<void> {
  await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'daily-wheel', isOn }))
  await site.liveSettings.refresh()
}

/** Buys in the ordinary way, keeps the card, and returns what a quick buy does with it. */
async function withCard() {
  const player = await site.player()
  const { reference } = await shop.buy(player, { presetId: 'stack' })
  await shop.hear(reference, {
    kind: 'saved-method',
    token: `tok_${reference}`,
    method: 'card',
    title: 'Visa 4242',
    fingerprint: reference,
  })
  await site.deliverEvents()
  const quickBuy = async () => {
    const [saved] = (await player.call(getMethods)).body.data.saved
    const { payment } = (await shop.open(player, { presetId: 'stack' })).data!
    await player.call(payOrder, { params: { id: payment.id }, body: { methodId: 'card', savedMethodId: saved!.id } })
    await site.deliverEvents()
  }
  return { player, quickBuy }
}

test('a quick buy opens the extra wheel for one spin, which pays coins and can be proved; another purchase does not', async () => {
  const { player, quickBuy } = await withCard()
  expect(await extraOf(player)).toMatchObject({ available: false, minDeposit: 499 })
  expect(await statusOf(player)).toEqual({ isActive: false, available: false, minDeposit: 499 })
  expect((await turn(player, 'early')).body).toEqual({ success: false, reasonType: 'needs-purchase' })
  await quickBuy()
  expect(await extraOf(player)).toMatchObject({ available: true })
  expect(await statusOf(player)).toEqual({ isActive: true, available: true, minDeposit: 499 })
  const before = (await balancesOf(player))['coins']!
  const { body } = await turn(player, 'one-click')
  if (!body.success) throw new Error(body.reasonType)
  const { coins, entries } = body.data.winSector.sectorDto
  expect(entries).toBe(0)
  expect((await balancesOf(player))['coins']! - before).toBe(coins)
  const odds = wheelOdds(sectorsOf(demos[0]!.config('2026-11-21'), 'extra'), 'extra-wheel')
  expect(body.data).toMatchObject({
    wheelData: { type: 'extraWheel', available: false },
    proof: { gameId: 'extra-wheel', defHash: odds.hash },
  })
  expect((await turn(player, 'one-click')).body).toEqual(body)
  expect((await turn(player, 'again')).body).toEqual({ success: false, reasonType: 'needs-purchase' })
  expect((await player.call(listDraws)).body.data.draws).toMatchObject([{ rules: odds.rules, nonce: body.data.proof.nonce }])
})

test('the store lists what one press can buy, and the wheel that it opens: nothing to buy for a guest or without a saved card', async () => {
  const quickBuyOf = async (client: Pick<TestPlayer, 'call'>) => (await client.call(getPackages)).body.data.quickBuy
  const extraWheel = { minDeposit: 499 }
  const none = { packages: [], promoOffers: { bundle: null, extraWheel } }
  expect(await quickBuyOf(site.visitor())).toEqual(none)
  expect(await quickBuyOf(await site.player())).toEqual(none)
  const { player } = await withCard()
  const { storeIds, bundle } = (await player.call(getPackages)).body.data
  expect(storeIds).toContain('stack')
  expect(await quickBuyOf(player)).toEqual({ packages: storeIds, promoOffers: { bundle: bundle!.id, extraWheel } })
  const [saved] = (await player.call(getMethods)).body.data.saved
  await player.call(forgetMethod, { params: { id: saved!.id } })
  expect(await quickBuyOf(player)).toEqual(none)
  await switchWheel(false)
  expect((await quickBuyOf(player)).promoOffers.extraWheel).toBeNull()
  await switchWheel(true)
})

test('of two spins at once one draws', async () => {
  const { player, quickBuy } = await withCard()
  await quickBuy()
  const replies = await Promise.all([turn(player, 'one'), turn(player, 'two')])
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
})

test('a guest sees it closed, with its odds', async () => {
  const { wheels } = (await site.visitor().call(getConfigs)).body.data
  expect(wheels.map(({ type, available }) => [type, available])).toEqual([
    ['availableWheel', false],
    ['boosterWheel', false],
    ['extraWheel', false],
  ])
  expect(wheels[2]?.sectors.reduce((sum, { chancePer100k }) => sum + chancePer100k, 0)).toBe(100_000)
})
