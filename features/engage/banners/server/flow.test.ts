import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { getHomeBanners } from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const DAILY = '?openModal=daily-login'

test('guests see the welcome first, players their brand’s own scene and the daily prize, which opens over the page', async () => {
  const seen = async (client: ReturnType<TestSite['visitor']>) => (await client.call(getHomeBanners)).body.data.banners
  expect((await seen(site.visitor()))[0]).toMatchObject({ id: 'welcome' })
  expect((await seen(await site.player())).slice(0, 2)).toMatchObject([{ id: 'house' }, { id: 'daily-login', link: DAILY }])
})

test('no banner advertises a slice that is off', async () => {
  await using other = await openTestSite({ options: { 'daily-login': false } })
  const { banners } = (await (await other.player()).call(getHomeBanners)).body.data
  expect(banners.map(({ link }) => link)).not.toContain(DAILY)
  expect(banners.length).toBeGreaterThan(0)
})

test('a brand without a slider has one banner on top and the others below, and its profile says so', async () => {
  await using other = await openTestSite({ options: { banners: { isSliderEnabled: false } } })
  const seen = async (on: TestSite) => {
    const player = await on.player()
    const { banners, promoBanners } = (await player.call(getHomePage)).body.payload
    const { isBannerSliderEnabled } = (await player.call(getProfile)).body.data
    return { isBannerSliderEnabled, top: banners.map(({ id }) => id), below: promoBanners.map(({ id }) => id) }
  }
  const [usual, alone] = [await seen(site), await seen(other)]
  expect(usual.top.length).toBeGreaterThan(1)
  expect(usual.isBannerSliderEnabled).toBe(true)
  const [first, ...others] = usual.top
  expect(alone).toEqual({ isBannerSliderEnabled: false, top: [first], below: [...usual.below, ...others] })
})

test('home has the same banners, and none where an operator switched them off', async () => {
  const { context, theme, liveSettings } = site
  const { payload } = (await site.visitor().call(getHomePage)).body
  expect(payload.banners).toEqual((await site.visitor().call(getHomeBanners)).body.data.banners)
  await context.transaction((tx) => setFeatureSwitch(tx, { brand: theme.id, feature: 'banners', isOn: false }))
  await liveSettings.refresh()
  expect((await (await site.player()).call(getProfile)).body.data.isBannerSliderEnabled).toBe(false)
  expect((await site.visitor().call(getHomePage)).body.payload).toMatchObject({
    banners: [],
    promoBanners: [],
    schemaBanners: [],
  })
})
