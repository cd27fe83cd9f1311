import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packages as scale } from '#kernel/economy.ts'
import { wireReward } from '#kernel/reward.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { getHomeBanners } from '#features/engage/banners/contract.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import * as contract from '../contract.ts'
import { packageKind } from './kinds.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const storefront = async (locale = 'en') =>
  (await site.visitor().call(contract.getPackages, { headers: { 'x-locale': locale } })).body.data

describe('the storefront', () => {
  test('of a new site lists packages in order, in the visitor’s language, and says that nothing is sold yet', async () => {
    const { sales, storeIds, packages, bundle } = await storefront()
    expect(storeIds).toEqual(Object.keys(scale))
    expect(packages.find(({ id }) => id === 'stack')).toMatchObject({ ...wireReward(scale.stack), priceCents: 999 })
    expect(sales).toMatchObject({ isOpen: false, opensAt: null, title: 'The store opens soon' })
    expect(bundle).toMatchObject({ available: false, promoOffers: [{ id: 'welcome-1', current: true }, {}, {}] })
    expect((await storefront('es')).sales.title).toBe('La tienda abre pronto')
  })

  test('appears in the profile, the start data, the banners and home, with nothing for sale', async () => {
    const player = await site.player()
    const { data: profile } = (await player.call(getProfile)).body
    const welcome = { id: 'welcome-1', isOnSale: false }
    expect(profile).toMatchObject({ popupPresetPackage: welcome, bannerPresetPackage: welcome })
    expect(profile.popupPresetPackages).toHaveLength(1)
    expect((await site.visitor().call(initApp)).body.data).toMatchObject({ bannerPresetPackage: welcome })
    expect((await site.visitor().call(getHomeBanners)).body.data).toMatchObject({ bannerPresetPackage: welcome })
    const { packages, infoPlate } = (await site.visitor().call(getHomePage)).body.payload
    expect(packages).toHaveLength(Object.keys(scale).length)
    expect(infoPlate?.title).toBe('The store opens soon')
  })

  test('is hidden everywhere if a theme or an operator switches it off', async () => {
    const { context, theme, liveSettings } = site
    const turn = async (isOn: boolean) => {
      await context.transaction((tx) => setFeatureSwitch(tx, { brand: theme.id, feature: 'packages', isOn }))
      await liveSettings.refresh()
    }
    await turn(false)
    expect((await site.visitor().call(contract.getPackages)).status).toBe(404)
    expect((await site.visitor().call(getHomePage)).body.payload.packages).toEqual([])
    await turn(true)
  })
})

describe('a bundle', () => {
  const ask = async (promoOfferBundleId: string, promoOfferId: string) => {
    const body = { promoOfferBundleId, promoOfferId }
    return (await (await site.player()).call(contract.checkAvailability, { body })).body.data
  }

  test.each([
    ['welcome-pack', 'welcome-1', ['purchases-closed']],
    ['welcome-pack', 'welcome-3', ['purchases-closed', 'not-its-turn']],
    ['welcome-pack', 'stack', ['unknown-offer']],
    ['summer-pack', 'stack', ['ended']],
  ] as const)('%s: %s is not available, for %j', async (bundle, offer, unavailabilityReasons) => {
    expect(await ask(bundle, offer)).toEqual({ available: false, unavailabilityReasons })
  })

  test('is visible to everyone but refuses requests of guests', async () => {
    const body = { promoOfferBundleId: 'welcome-pack', promoOfferId: 'welcome-1' }
    expect((await site.visitor().call(contract.checkAvailability, { body })).status).toBe(401)
    const { bundles } = (await site.visitor().call(contract.getBundles)).body.data
    expect(bundles.map(({ id }) => id)).toEqual(['welcome-pack'])
  })
})

test('an operator’s package is validated before it is stored', async () => {
  const [{ body } = { body: {} }] = packageKind.seeds
  const check = (change: object) =>
    packageKind.check!(site.context as never, { brand: '*', name: 'x', locale: '*', body: { ...body, ...change } })
  expect(await check({})).toEqual([])
  expect(await check({ usualPriceCents: 199 })).toEqual(['The usual price is not above the price.'])
  expect(await check({ relatedPresetIds: ['nothing'] })).toEqual(['There is no package “nothing”.'])
  expect(await check({ words: { en: { title: 'Deposit now' }, es: { title: 'Monedas' } } })).toEqual([
    '“Deposit” isn’t allowed in a social casino.',
  ])
})
