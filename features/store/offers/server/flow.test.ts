import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectPostings } from '#apps/site/testing/expectations.ts'
import { backAgain, balancesOf } from '#apps/site/testing/people.ts'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { shopAt } from '#apps/site/testing/shop.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getSeeds, listDraws, rotateSeeds } from '#features/play/fair-play/contract.ts'
import { getRewards } from '#features/promotions/rewards/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { checkPrizeClaim } from '#engine/claim.ts'
import { addDays, HOUR_MS } from '#kernel/time.ts'
import { EVERY } from '#platform/content/content-kind.ts'
import { insertDraft, publishDraft } from '#platform/content/store.ts'
import { publishContent, setFeatureSwitch } from '#platform/theme/live-settings.ts'
import * as contract from '../contract.ts'

const SET = 'heads-or-tails'

const provider = scriptedProvider()
let site: TestSite
let shop: ReturnType<typeof shopAt>
beforeAll(async () => {
  site = await openTestSite({ payments: [provider] })
  shop = shopAt(site, provider)
  await site.slices.find(({ id }) => id === 'offers')?.seed?.(site.context)
})
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

/** Publishes an offer by link. */
async function addOffer(name: string, body: object): Promise<void> {
  const key = { kind: 'promo-offer', brand: EVERY, name, locale: EVERY }
  const at = site.clock.now()
  await site.context.transaction(async (tx) => {
    await insertDraft(tx, { ...key, version: 1, body, isFinal: false, by: 'a test', at })
    await publishDraft(tx, { ...key, version: 1, by: 'a test', at, goesLiveAt: at })
    await publishContent(tx)
  })
  await site.liveSettings.refresh()
}

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

  test('followed twice at once is stored once, and both names its package', async () => {
    const player = await site.player()
    const lock = { sql: 'lock table offer_taken in share row exclusive mode', values: [] }
    const taken = { success: true, presetId: 'welcome-1' }
    const follow = () => subscribe(player, 'welcome')
    expect(await atOnce(site, lock, [follow, follow])).toEqual([taken, taken])
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
  const buy = async (player: TestPlayer, presetId = 'stack') => {
    await shop.buy(player, { presetId })
    await site.deliverEvents()
  }
  const rewardsOf = async (player: TestPlayer) =>
    (await player.call(getRewards)).body.data.rewards.map(({ state, value }) => ({ state, value }))
  const entriesOf = async (player: TestPlayer) => (await balancesOf(player))['entries']!

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

  test.each(['nothing', '../etc'])('%s is not found', async (message) => {
    expect(await open(await site.player(), message)).toEqual({ bonusInfo: null, playerBonusInfo: null })
  })

  test('comes with the first large enough purchase, once, and is a reward of the player', async () => {
    const player = await site.player()
    await open(player, 'hello-again')
    await buy(player, 'starter')
    expect(await rewardsOf(player)).toEqual([])
    const before = await entriesOf(player)
    const { order } = await shop.buy(player, { presetId: 'stack' })
    await site.deliverEvents()
    expect((await entriesOf(player)) - before).toBe(order.preset.entries + 200)
    await buy(player)
    expect(await rewardsOf(player)).toEqual([{ state: 'paid', value: { kind: 'balance', coins: 0, entries: 200 } }])
    expect((await open(player, 'hello-again')).playerBonusInfo).toMatchObject({ isGranted: true })
  })

  test('that was not opened, or opened by another player, brings nothing', async () => {
    const player = await site.player()
    await open(await site.player(), 'hello-again')
    await buy(player)
    expect(await rewardsOf(player)).toEqual([])
  })

  test('of free spins brings spins in its game', async () => {
    const player = await site.player()
    expect((await open(player, 'spin-on-us')).bonusInfo).toMatchObject({ spins: 10, game: 'Voltage Sevens' })
    await buy(player)
    expect(await rewardsOf(player)).toEqual([{ state: 'paid', value: { kind: 'free-spins', game: 'voltage-sevens', count: 10 } }])
  })

  test('without a purchase is granted when it is opened: once, also if it is opened twice at once', async () => {
    const player = await site.player()
    await open(player, 'hello-again')
    const lock = { sql: 'select from promotion.player_cells where player = $1 for update', values: [player.playerId] }
    const replies = await atOnce(site, lock, [() => open(player, 'thank-you'), () => open(player, 'thank-you')])
    for (const reply of replies) expect(reply.playerBonusInfo).toMatchObject({ isGranted: true })
    expect(await rewardsOf(player)).toEqual([{ state: 'paid', value: { kind: 'free-spins', game: 'voltage-sevens', count: 5 } }])
  })

  test('BON-2 is given up once, also twice at once and during a break, and brings nothing afterward', async () => {
    const player = await site.player()
    await open(player, 'hello-again')
    const decline = (by: Pick<TestPlayer, 'call'>, message_id: string) => by.call(contract.declineBonus, { body: { message_id } })
    const before = await balancesOf(player)
    const replies = await Promise.all([decline(player, 'hello-again'), decline(player, 'hello-again')])
    expect(replies.map(({ body }) => body)).toEqual([{ success: true }, { success: true }])
    expect(await balancesOf(player)).toEqual(before)
    expect((await player.call(contract.getBonuses)).body.data.bonuses).toEqual([])
    expect(await open(player, 'hello-again')).toEqual({ bonusInfo: null, playerBonusInfo: null })
    await buy(player)
    expect(await rewardsOf(player)).toEqual([])
    expect((await decline(player, 'nothing')).body).toEqual({ success: false, reasonType: 'no-bonus' })
    await open(player, 'thank-you')
    expect((await decline(player, 'thank-you')).body).toEqual({ success: false, reasonType: 'granted' })
    expect((await decline(site.visitor(), 'hello-again')).status).toBe(401)
  })

  test('of two purchases at once, read by two readers at once, comes once', async () => {
    const player = await site.player()
    await open(player, 'hello-again')
    for (let times = 0; times < 2; times++) await shop.buy(player, { presetId: 'stack' })
    await Promise.all([site.promotions.drain(), site.promotions.drain()])
    await site.deliverEvents()
    expect(await rewardsOf(player)).toEqual([{ state: 'paid', value: { kind: 'balance', coins: 0, entries: 200 } }])
  })

  test('goes with the purchase that brought it, and comes back with a dispute that is won', async () => {
    const player = await site.player()
    await open(player, 'hello-again')
    await open(player, 'spin-on-us')
    const { order, reference } = await shop.buy(player, { presetId: 'stack' })
    await site.deliverEvents()
    const dispute = { kind: 'dispute', dispute: `dsp_${reference}`, reason: 'fraud', evidenceDueAt: null } as const
    const told = async (stage: 'opened' | 'won') => {
      await shop.hear(reference, { ...dispute, cents: order.orderSummary.money, stage })
      await site.deliverEvents()
      const { rewards } = (await player.call(getRewards)).body.data
      return new Set(rewards.map(({ takenBack }) => takenBack && takenBack.entries + takenBack.count))
    }
    expect(await told('opened')).toEqual(new Set([10, 200]))
    const { rows } = await site.database.pool.query('select count from game_free_spins where player = $1', [player.playerId])
    expect(rows).toEqual([{ count: 0 }])
    expect(await told('won')).toEqual(new Set([null]))
    await expectPostings(site, player, 'reward-restored', [{ entries: 200 }])
  })

  test('is refused during a self-exclusion, and bonuses of entries are not offered where entries are closed', async () => {
    const player = await site.player()
    await player.call(beginAbsence, { body: { length: 'six-months' } })
    const body = { message_id: 'thank-you' }
    const absent = { status: 403, body: { code: 'absent' } }
    expect(await (await backAgain(site, player)).call(contract.checkBonus, { body })).toMatchObject(absent)
    const there = await site.player({ state: 'CA' })
    expect(await open(there, 'hello-again')).toEqual({ bonusInfo: null, playerBonusInfo: null })
    expect((await open(there, 'thank-you')).playerBonusInfo).toMatchObject({ isGranted: true })
  })
})

describe('from an offer to a purchase', () => {
  const offered = (presetId: string) => ({ presetId, offerType: 'promoOffer' }) as const

  test('the package that the coin brought sells once at its price, to this player alone', async () => {
    const player = await site.player()
    const flipped = await flip(player)
    const came = flipped.success ? flipped.data.data.promoOfferPreset.id : ''
    const other = came === 'heads' ? 'tails' : 'heads'
    expect(await shop.open(player, offered(other))).toEqual({ success: false, reasonType: 'not-for-sale' })
    expect(await shop.open(await site.player(), offered(came))).toEqual({ success: false, reasonType: 'not-for-sale' })
    const { order } = await shop.buy(player, offered(came))
    expect(order).toMatchObject({ orderSummary: { money: came === 'heads' ? 999 : 499 }, offerType: 'promoOffer' })
    expect(await shop.open(player, offered(came))).toEqual({ success: false, reasonType: 'already-bought' })
  })

  test('the package of a link sells once to a player who followed it', async () => {
    const player = await site.player()
    await addOffer('spring', { presetId: 'tails', set: '', until: '' })
    expect(await shop.open(player, offered('tails'))).toEqual({ success: false, reasonType: 'not-for-sale' })
    expect(await subscribe(player, 'spring')).toEqual({ success: true, presetId: 'tails' })
    await shop.buy(player, offered('tails'))
    expect(await shop.open(player, offered('tails'))).toEqual({ success: false, reasonType: 'already-bought' })
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
