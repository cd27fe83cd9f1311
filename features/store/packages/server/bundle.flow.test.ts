import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { switchPlayer } from '#features/back-office/player-admin/contract.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { leaveOrder } from '#features/store/orders/contract.ts'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { shopAt } from '#apps/site/testing/shop.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { setCap } from '#platform/caps/caps.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import * as contract from '../contract.ts'

const provider = scriptedProvider()
const brand = { id: 'velmora', name: 'velmora', timeZone: 'America/New_York', hosts: ['velmora.example'], features: {} }
const BUNDLE = 'welcome-pack'
let site: TestSite
let shop: ReturnType<typeof shopAt>
beforeAll(async () => {
  site = await openTestSite({
    themes: [brand],
    payments: [provider],
    trustProxy: true,
    jurisdiction: { check: 'address', privatePlace: 'US-TX', hiddenNetworks: ['198.51.100.0/24'] },
  })
  shop = shopAt(site, provider)
})
afterAll(() => site.close())

const offer = (presetId: string) => ({ presetId, offerType: 'promoOffer' }) as const
const bundleOf = async (player: TestPlayer) => (await player.call(contract.getPackages)).body.data.bundle
const currentOf = async (player: TestPlayer) => (await bundleOf(player))?.promoOffers.find(({ current }) => current)?.id
const reasonsFor = async (player: TestPlayer, promoOfferId: string, headers = {}) => {
  const body = { promoOfferBundleId: BUNDLE, promoOfferId }
  return (await player.call(contract.checkAvailability, { body, headers })).body.data.unavailabilityReasons
}

describe('a bundle', () => {
  test('advances with each purchase, is bought in order and once, and ends with its last package', async () => {
    const player = await site.player()
    expect(await reasonsFor(player, 'welcome-1')).toEqual([])
    expect(await reasonsFor(player, 'welcome-2')).toEqual(['not-its-turn'])
    expect(await shop.open(player, offer('welcome-2'))).toEqual({ success: false, reasonType: 'not-its-turn' })
    for (const [presetId, next] of [
      ['welcome-1', 'welcome-2'],
      ['welcome-2', 'welcome-3'],
      ['welcome-3', undefined],
    ] as const) {
      await shop.buy(player, offer(presetId))
      expect(await currentOf(player)).toBe(next)
      expect(await reasonsFor(player, presetId)).toEqual(['already-bought'])
      expect(await shop.open(player, offer(presetId))).toEqual({ success: false, reasonType: 'already-bought' })
      expect((await player.call(getProfile)).body.data.popupPresetPackage).toEqual(
        next ? expect.objectContaining({ id: next, isOnSale: true }) : null,
      )
    }
    expect((await player.call(contract.getBundles)).body.data.bundles).toEqual([])
    expect(await currentOf(await site.player())).toBe('welcome-1')
  })

  test('outside its offer a package sells at its usual price, any number of times, and the bundle stays', async () => {
    const player = await site.player()
    const { order } = await shop.buy(player, { presetId: 'welcome-1' })
    expect(order).toMatchObject({ orderSummary: { money: 1_699 }, offerType: 'package' })
    await shop.buy(player, { presetId: 'welcome-1' })
    expect(await currentOf(player)).toBe('welcome-1')
  })

  test('an unpaid order at the usual price gives way to one at the price of the offer', async () => {
    const player = await site.player()
    const usual = (await shop.open(player, { presetId: 'welcome-1' })).data!
    const cheaper = (await shop.open(player, offer('welcome-1'))).data!
    expect([usual.orderSummary.money, cheaper.orderSummary.money]).toEqual([1_699, 999])
    expect(usual.promoOfferPreset).toBeUndefined()
    expect(cheaper.promoOfferPreset).toEqual(cheaper.preset)
    expect((await shop.open(player, offer('welcome-1'))).data!.payment.id).toBe(cheaper.payment.id)
  })

  test('two charges for one package buy it once, and the second is given back', async () => {
    const player = await site.player()
    const first = (await shop.open(player, offer('welcome-1'))).data!
    const late = await shop.begin(player, first)
    await player.call(leaveOrder, { params: { id: first.payment.id } })
    const second = (await shop.open(player, offer('welcome-1'))).data!
    const reference = await shop.begin(player, second)
    await Promise.all([shop.charge(late, first), shop.charge(reference, second)])
    expect((await player.call(getProfile)).body.data.depositsCount).toBe(1)
    site.advance(MINUTE_MS)
    await site.runJobs()
    const refunded = provider.refunds.filter((refund) => [late, reference].includes(refund.reference))
    expect(refunded).toHaveLength(1)
    expect(await findMoneyFaults(site.database.reader, site.slices, 0)).toEqual([])
  })

  test('a charge that is given back bought nothing, and a refused payment leaves the bundle where it was', async () => {
    const player = await site.player()
    const order = (await shop.open(player, offer('welcome-1'))).data!
    await shop.hear(await shop.begin(player, order), { kind: 'declined', code: 'do-not-honor', message: null })
    expect(await currentOf(player)).toBe('welcome-1')
    await shop.charge(await shop.begin(player, order), { ...order, orderSummary: { money: 1 } })
    expect(await currentOf(player)).toBe('welcome-1')
  })

  test('a disputed package stays used, and the next one stays open', async () => {
    const player = await site.player()
    const { order, reference } = await shop.buy(player, offer('welcome-1'))
    const dispute = { dispute: `dsp_${reference}`, cents: order.orderSummary.money, reason: 'fraud', evidenceDueAt: null }
    await shop.hear(reference, { kind: 'dispute', ...dispute, stage: 'opened' })
    expect(await currentOf(player)).toBe('welcome-2')
    expect(await reasonsFor(player, 'welcome-1')).toEqual(['already-bought'])
  })

  test('names what keeps its player from a purchase: the limit, the place, a break, a stop', async () => {
    const player = await site.player()
    await site.context.transaction((tx) =>
      setCap(tx, player.playerId, { scope: 'Purchases', kind: 'gross', period: 'day', setBy: 'player', amount: 998n }),
    )
    expect(await reasonsFor(player, 'welcome-1')).toEqual(['limit-reached'])
    expect(await reasonsFor(player, 'welcome-1', { 'x-forwarded-for': '198.51.100.7' })).toEqual(['not-here', 'limit-reached'])
    const other = await site.player()
    await other.call(beginAbsence, { body: { length: 'six-months' } })
    expect(await reasonsFor(await backAgain(site, other), 'welcome-1')).toEqual(['on-break'])
    const [stopped, off] = [await site.player(), await site.player()]
    await site.database.pool.query(
      `insert into care_case (brand, player, level, opened_at, due_at, evidence_on, stopped_at)
       values ('velmora', $1, 4, now(), now(), now(), now())`,
      [stopped.playerId],
    )
    expect(await reasonsFor(stopped, 'welcome-1')).toEqual(['play-paused'])
    const ann = await signedInOperator(site, 'switches', 'owner')
    const switched = await ann.call(switchPlayer, { body: { playerId: off.playerId, isOn: false, why: 'a chargeback' } })
    expect(switched.body).toEqual({ success: true })
    await expect.poll(() => reasonsFor(off, 'welcome-1')).toEqual(['player-off'])
  })

  test('five refused payments in ten minutes are a reason', async () => {
    const player = await site.player()
    const order = (await shop.open(player, offer('welcome-1'))).data!
    for (let times = 0; times < 5; times++)
      await shop.hear(await shop.begin(player, order), { kind: 'declined', code: 'do-not-honor', message: null })
    expect(await reasonsFor(player, 'welcome-1')).toEqual(['too-many-tries'])
  })

  test('a package that no offer opened to the player is not for sale at its price', async () => {
    const player = await site.player()
    expect(await shop.open(player, offer('heads'))).toEqual({ success: false, reasonType: 'not-for-sale' })
    expect(await shop.open(player, offer('nothing'))).toEqual({ success: false, reasonType: 'not-for-sale' })
  })
})

describe('SWP-11 a package shows the entries that its order would bring', () => {
  const shown = async (player: TestPlayer): Promise<number[]> => {
    const { packages } = (await player.call(contract.getPackages)).body.data
    const { popupPresetPackages, bannerPresetPackage } = (await player.call(getProfile)).body.data
    const home = (await player.call(getHomePage)).body.payload.packages as contract.PresetPackage[]
    const init = (await player.call(initApp)).body.data as { bannerPresetPackage: contract.PresetPackage }
    const own = [...(popupPresetPackages as contract.PresetPackage[]), bannerPresetPackage as contract.PresetPackage]
    const promoted = [...own, init.bannerPresetPackage, ...home]
    return [...packages, ...promoted.map(({ promoOfferPreset }) => promoOfferPreset)].map(({ entries }) => entries)
  }
  const ordered = async (player: TestPlayer) => (await shop.open(player, offer('welcome-1'))).data?.preset

  test('all of them for a player who may receive entries', async () => {
    const player = await site.player()
    expect(Math.min(...(await shown(player)))).toBeGreaterThan(0)
    expect((await ordered(player))?.entries).toBeGreaterThan(0)
  })

  test('none for a resident of a coins-only state, and none for a player whom the rules bar', async () => {
    const [resident, barred] = [await site.player({ state: 'NY' }), await site.player()]
    await site.database.pool.query(
      "insert into eligibility_match (player, subject, kind, reason, found_at) values ($1, 'partner:1', 'mail', 'affiliate', now())",
      [barred.playerId],
    )
    for (const player of [resident, barred]) {
      expect(new Set(await shown(player))).toEqual(new Set([0]))
      expect(await ordered(player)).toMatchObject({ entries: 0 })
    }
  })
})
