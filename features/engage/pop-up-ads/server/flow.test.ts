import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { initApp } from '#features/account/account/contract.ts'
import { HOUR_MS } from '#kernel/time.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import { limitsKind, popUpKind } from './kinds.ts'

let site: TestSite
/** A player protection: every slice can veto, and this one represents them all. */
let isProtected = false
const shield: ServerFeature = { id: 'shield', isInEveryTheme: true, mayPromote: async () => !isProtected }
beforeAll(async () => void (site = await openTestSite({ besides: [shield] })))
afterAll(() => site.close())

const back = { body: { triggerType: 'sessionStart' } } as const
const adsFor = async (player: TestClient) => (await player.call(contract.getPlayerAds, back)).body.ads
const tell = (who: TestClient, log_id: string, action_id: contract.AdAction, is_player = true) =>
  who.call(contract.logAction, { body: { log_id, action_id, is_player } })

test('a returning player gets the ad in the language of the page, and not again once seen', async () => {
  const player = await site.player()
  const [ad] = await adsFor(player)
  expect(ad).toMatchObject({
    popup_id: 'welcome-back',
    popup_delay_time: 3,
    popup_data: { title: 'Welcome back', link: '?openModal=prize-vault', hoursBetween: 24 },
  })
  expect(await adsFor(player), 'answered is not seen').toHaveLength(1)
  const logId = ad?.log_id ?? ''
  expect((await tell(player, logId, 'view')).status).toBe(200)
  expect(await adsFor(player)).toEqual([])
  site.advance(24 * HOUR_MS)
  expect(await adsFor(player)).toHaveLength(1)
})

test('the outcome of a showing is stored once, and only for its own visitor', async () => {
  const [player, other] = [await site.player(), await site.player()]
  const [ad] = await adsFor(player)
  const logId = ad?.log_id ?? ''
  expect((await tell(other, logId, 'click')).status).toBe(404)
  expect((await tell(site.visitor(), logId, 'click', false)).status).toBe(404)
  const kept = async () =>
    (await site.database.pool.query('select viewed_at, clicked_at, closed_at from pop_up_ad_showing where id = $1', [logId]))
      .rows[0]
  expect(await kept()).toEqual({ viewed_at: null, clicked_at: null, closed_at: null })
  await tell(player, logId, 'click')
  const first = await kept()
  site.advance(1_000)
  await tell(player, logId, 'click')
  expect(await kept()).toEqual(first)
  expect(first).toMatchObject({ viewed_at: null, closed_at: null })
})

test('at another trigger, for a guest or a protected player there is no ad', async () => {
  const player = await site.player()
  const first = await player.call(contract.getPlayerAds, { body: { triggerType: 'visitStart' } })
  expect(first.body.ads).toEqual([])
  const guest = site.visitor()
  expect((await guest.call(contract.getGuestAds, back)).body.ads).toEqual([])
  expect((await guest.call(contract.getPlayerAds, back)).status).toBe(401)
  expect((await player.call(contract.getGuestAds, back)).body.ads).toEqual([])
  expect(await adsFor(player)).toHaveLength(1)
  isProtected = true
  expect(await adsFor(player)).toEqual([])
  isProtected = false
})

test('a page learns whether asking is worthwhile', async () => {
  const isActive = async (who: TestClient) => (await who.call(initApp)).body.data['popUpAds']
  expect(await isActive(site.visitor())).toEqual({ isActive: false })
  expect(await isActive(await site.player())).toEqual({ isActive: true })
})

describe('operators cap the views of a day', () => {
  const guestAds = async () => (await site.visitor().call(contract.getGuestAds, back)).body
  const write = async (kind: string, name: string, over: object | null) => {
    const operator = await signedInOperator(site, `o-${kind}-${name}`)
    const key = { kind, brand: '*', name, locale: '*' } as const
    const { blank } = kind === limitsKind.kind ? limitsKind : popUpKind
    const basedOn = name === 'limits' ? 1 : 0
    const body = over && { ...blank, ...over }
    const saved = (await operator.post('/rest/operator/content/save/', { ...key, basedOn, body })).body
    if (!saved.success) return saved
    const { version } = saved.data
    const published = (await operator.post('/rest/operator/content/publish/', { ...key, version, goesLiveAt: null })).body
    await site.liveSettings.refresh()
    return published
  }
  const words = { en: { title: 'A', text: 'B', action: 'C' }, es: { title: 'A', text: 'B', action: 'C' } }
  const see = async (who: TestClient, name: string, isPlayer = true) => {
    const ads = isPlayer ? await adsFor(who) : (await who.call(contract.getGuestAds, back)).body.ads
    const ad = ads.find(({ popup_id }) => popup_id === name)
    if (ad) await tell(who, ad.log_id, 'view', isPlayer)
    return ad !== undefined
  }

  test('of one ad, for one player and for all visitors, until the brand’s next day', async () => {
    const often = { words, hoursBetween: 1, viewsPerVisitorPerDay: 2, viewsPerDay: 3 }
    expect(await write('pop-up-ad', 'often', { ...often, audience: 'everyone' })).toEqual({ success: true })
    site.moveTo('2026-12-01')
    const [one, other] = [await site.player(), await site.player()]
    expect((await guestAds()).ads).toMatchObject([{ popup_id: 'often', popup_data: { viewsPerVisitorPerDay: 2 } }])
    expect(await see(one, 'often')).toBe(true)
    site.advance(HOUR_MS)
    expect(await see(one, 'often')).toBe(true)
    site.advance(HOUR_MS)
    expect(await see(one, 'often'), 'twice for a player').toBe(false)
    expect(await see(site.visitor(), 'often', false), 'a guest counts for all').toBe(true)
    expect(await see(other, 'often'), 'three times for all').toBe(false)
    expect((await guestAds()).ads).toEqual([])
    site.moveTo('2026-12-02')
    expect(await see(one, 'often')).toBe(true)
    expect(await see(other, 'often')).toBe(true)
  })

  test('of all ads together, and the page of a guest learns it', async () => {
    site.moveTo('2026-12-03')
    expect(await guestAds()).toMatchObject({ day: '2026-12-03', viewsPerDay: 3 })
    expect(await write('pop-up-limits', 'limits', { viewsPerDay: 1 })).toEqual({ success: true })
    expect(await guestAds()).toMatchObject({ viewsPerDay: 1 })
    const player = await site.player()
    expect(await adsFor(player)).toHaveLength(2)
    expect(await see(player, 'welcome-back')).toBe(true)
    expect(await adsFor(player)).toEqual([])
    site.moveTo('2026-12-04')
    expect(await adsFor(player)).toHaveLength(2)
  })

  test('within reason', async () => {
    expect(await write('pop-up-ad', 'wrong', { words, viewsPerVisitorPerDay: -1 })).toMatchObject({ reasonType: 'not-valid' })
    expect(await write('pop-up-limits', 'others', { viewsPerDay: 2 })).toMatchObject({ reasonType: 'not-valid' })
  })
})
