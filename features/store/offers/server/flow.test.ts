import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getSeeds, listDraws, rotateSeeds } from '#features/play/fair-play/contract.ts'
import { checkPrizeClaim } from '#engine/claim.ts'
import { addDays, HOUR_MS } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import * as contract from '../contract.ts'

const SET = 'heads-or-tails'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const flip = async (player: TestPlayer, { set = SET, key = '' } = {}) => {
  const headers = key ? { 'idempotency-key': key } : {}
  return (await player.call(contract.flipTheCoin, { query: { promoOfferSet: set }, headers })).body
}
const setsOf = async (player: TestPlayer) => (await player.call(contract.checkSets)).body.data.sets
const open = async (player: TestPlayer, message_id: string) =>
  (await player.call(contract.checkBonus, { body: { message_id } })).body.data
const subscribe = async (player: TestPlayer, urlHash: string) =>
  (await player.call(contract.subscribe, { body: { urlHash } })).body

/** A player active just now, however far the clock was moved. */
const wake = (player: TestPlayer) =>
  site.database.pool.query('update player_session set last_active_at = $2, confirmed_at = $2 where player = $1', [
    player.playerId,
    new Date(site.clock.now()),
  ])

describe('an offer by link', () => {
  test('names its package, returns the same on every repeat, and is stored once', async () => {
    const player = await site.player()
    const taken = { success: true, presetId: 'welcome-1' }
    expect([await subscribe(player, 'welcome'), await subscribe(player, 'welcome')]).toEqual([taken, taken])
    const { rows } = await site.database.pool.query('select offer from offer_taken where player = $1', [player.playerId])
    expect(rows).toEqual([{ offer: 'welcome' }])
  })

  test.each(['nothing', 'heads', '../etc', "'; drop table player"])('%j is not found', async (urlHash) => {
    expect(await subscribe(await site.player(), urlHash)).toEqual({ success: false, reasonType: 'no_offers_found' })
  })
})

describe('a coin flip', () => {
  test('draws one offer of its set, once a day, and never the same offer twice', async () => {
    const player = await site.player()
    expect(await setsOf(player)).toMatchObject([{ promoOfferSet: SET, available: true, availableAt: null, presetId: null }])
    const first = await flip(player)
    expect(first).toMatchObject({ success: true })
    expect(await flip(player)).toEqual({ success: false, reasonType: 'limit_by_time' })
    const came = first.success ? first.data.data.promoOfferPreset.id : ''
    expect(['heads', 'tails']).toContain(came)
    expect(await setsOf(player)).toMatchObject([{ available: false, presetId: came }])
    site.moveTo(addDays('2026-11-21', 1))
    await wake(player)
    const second = await flip(player)
    expect(second.success && second.data.data.promoOfferPreset.id).toBe(came === 'heads' ? 'tails' : 'heads')
    site.moveTo(addDays('2026-11-21', 2))
    await wake(player)
    expect(await flip(player)).toEqual({ success: false, reasonType: 'limit_by_promo_offers' })
    expect(await setsOf(player)).toMatchObject([{ available: false, availableAt: null }])
  })

  test('returns the same answer to the same request, and concurrent requests flip once', async () => {
    const player = await site.player()
    const [one, again] = [await flip(player, { key: 'flip-1' }), await flip(player, { key: 'flip-1' })]
    expect(again).toEqual(one)
    const other = await site.player()
    const lock = { sql: 'lock table offer_flip in share row exclusive mode', values: [] }
    const answers = await atOnce(site, lock, [() => flip(other), () => flip(other), () => flip(other)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter((reply) => !reply.success && reply.reasonType === 'limit_by_time')).toHaveLength(2)
  })

  test('FAIR-9: is drawn from the player’s own seeds for prizes and can be proved once they are revealed', async () => {
    const player = await site.player()
    const listed = async () => (await player.call(listDraws)).body.data.draws
    const pair = (await player.call(getSeeds)).body.data.next.find(({ mode }) => mode === 'prizes')!
    const flipped = await flip(player)
    expect(await flip(player)).toMatchObject({ reasonType: 'limit_by_time' })
    const [draw, ...others] = await listed()
    expect(others).toEqual([])
    expect(draw).toMatchObject({ commit: pair.commit, nonce: 1, serverSeed: null })
    const prizes = ['heads', 'tails'].map((id) => ({ id, weight: 1 }))
    expect(draw?.rules).toEqual({ id: 'flip-the-coin', prizes })
    expect(flipped.success && flipped.data.data.promoOfferPreset.id).toBe(draw?.prize)
    await player.call(rotateSeeds, { body: { mode: 'prizes' } })
    const { at: _, ...claim } = (await listed())[0]!
    expect(checkPrizeClaim(JSON.stringify(claim))).toMatchObject({ ok: true, value: { verified: { isTrue: true } } })
  })

  test('of an unknown set finds no offers', async () => {
    expect(await flip(await site.player(), { set: 'nothing' })).toEqual({ success: false, reasonType: 'no_offers_found' })
  })
})

describe('a message bonus', () => {
  test('runs for its hours from the first opening, and is listed', async () => {
    const player = await site.player()
    const first = await open(player, 'hello-again')
    expect(first.bonusInfo).toMatchObject({ type: 'free-entries', entries: 200, title: 'Two extra entries' })
    site.advance(24 * HOUR_MS)
    await wake(player)
    expect(await open(player, 'hello-again')).toEqual(first)
    await open(player, 'spin-on-us')
    const { bonuses } = (await player.call(contract.getBonuses)).body.data
    expect(bonuses.map(({ bonusInfo }) => bonusInfo.id)).toEqual(['hello-again', 'spin-on-us'])
    site.advance(49 * HOUR_MS)
    await wake(player)
    expect(await open(player, 'hello-again')).toEqual({ bonusInfo: null, playerBonusInfo: null })
    expect((await player.call(contract.getBonuses)).body.data.bonuses).toHaveLength(1)
  })

  test('is not found if it is not configured', async () => {
    expect(await open(await site.player(), 'nothing')).toEqual({ bonusInfo: null, playerBonusInfo: null })
  })
})

test('offers and bonuses are refused to guests and absent where the slice is off', async () => {
  const calls = [
    () => site.visitor().call(contract.subscribe, { body: { urlHash: 'welcome' } }),
    () => site.visitor().call(contract.flipTheCoin, { query: { promoOfferSet: SET } }),
    () => site.visitor().call(contract.checkBonus, { body: { message_id: 'hello-again' } }),
  ]
  for (const call of calls) expect((await call()).status).toBe(401)
  const { context, theme, liveSettings } = site
  await context.transaction((tx) => setFeatureSwitch(tx, { brand: theme.id, feature: 'offers', isOn: false }))
  await liveSettings.refresh()
  const player = await site.player()
  expect((await player.call(contract.subscribe, { body: { urlHash: 'welcome' } })).status).toBe(404)
})
