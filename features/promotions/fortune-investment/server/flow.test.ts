import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectEvents, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { shopAt } from '#apps/site/testing/shop.ts'
import { openTestSite, type TestPlayer, type TestSite, type TestSiteOptions } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getRewards } from '#features/promotions/rewards/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { openOrder } from '#features/store/orders/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
import { getChosenPackage, getPackages, presetOf } from '../contract.ts'
import { demos } from './seed-campaigns.ts'

const KIND = 'fortune-investment'
const [threeDays, sevenDays, fourteenDays] = demos[0]!.config('2026-11-21').packages
const presetId = presetOf(threeDays!)

const provider = scriptedProvider()
const brand = { id: 'velmora', name: 'velmora', timeZone: 'America/New_York', hosts: ['velmora.example'], features: {} }

async function openWithPackages(options: TestSiteOptions = {}): Promise<TestSite> {
  const opened = await openTestSite({ themes: [brand], payments: [provider], ...options })
  await opened.slices.find(({ id }) => id === KIND)?.seed?.(opened.context)
  return opened
}

let site: TestSite
beforeAll(
  async () =>
    void (site = await openWithPackages({ trustProxy: true, jurisdiction: { check: 'address', privatePlace: 'US-TX' } })),
)
afterAll(() => site.close())

const packagesFor = async (visitor: Pick<TestPlayer, 'call'>) => (await visitor.call(getPackages)).body.data.packages
const ownOf = async (player: TestPlayer) => (await player.call(getChosenPackage)).body.data

/** A player who bought the package; the engine has read the purchase. */
async function buyer(on = site, preset = presetId) {
  const player = await on.player()
  const bought = await shopAt(on, provider).buy(player, { presetId: preset })
  await on.deliverEvents()
  return { player, ...bought }
}

/** A new day's first call of the player, which the engine reads, and pays. */
async function comeBack(player: TestPlayer, on: TestSite, days = 1): Promise<TestPlayer> {
  on.advance(days * DAY_MS)
  const back = await backAgain(on, player)
  await back.call(getProfile)
  for (let times = 0; times < 2; times++) await on.deliverEvents()
  return back
}

describe('a purchase', () => {
  test('brings the coins with the order, and begins the days: page, profile and push say the same', async () => {
    const { player, order } = await buyer()
    expect(order).toMatchObject({ preset: { coins: threeDays!.coins, entries: 0, title: 'Fortune days: 3 days' } })
    const { package: pack, ...own } = await ownOf(player)
    expect(pack).toEqual(threeDays)
    expect(own).toMatchObject({ packageId: 'three-days', today: 0, daysTaken: [] })
    const { fortuneInvestment, playerInfo } = (await player.call(getProfile)).body.data
    expect(fortuneInvestment).toEqual({ isActive: true, ...own })
    expect(playerInfo.playerBalance.coins).toBe(threeDays!.coins)
    await expectPush(site, player, 'fortuneInvestment', { action: 'bought', ...own })
  })

  test('is possible once in a run, also of another package, and also after its reversal', async () => {
    const { player, order, reference } = await buyer()
    const again = (preset: string) => player.call(openOrder, { body: { presetId: preset } }).then(({ body }) => body)
    expect(await again(presetOf(sevenDays!))).toEqual({ success: false, reasonType: 'already-bought' })
    expect((await packagesFor(player)).map(({ unavailabilityReasons }) => unavailabilityReasons)).toEqual(
      [1, 2, 3].map(() => ['already-bought']),
    )
    await shopAt(site, provider).hear(reference, { kind: 'returned', cents: order.orderSummary.money, code: 'R10' })
    await site.deliverEvents()
    expect(await again(presetId)).toMatchObject({ success: false })
  })

  test('of two packages at once is taken once: the second charge is given back', async () => {
    const player = await site.player()
    const shop = shopAt(site, provider)
    const [one, other] = [await shop.open(player, { presetId }), await shop.open(player, { presetId: presetOf(sevenDays!) })]
    const references = [await shop.begin(player, one.data!), await shop.begin(player, other.data!)]
    await shop.charge(references[0]!, one.data!)
    await shop.charge(references[1]!, other.data!)
    await site.deliverEvents()
    expect((await ownOf(player)).packageId).toBe('three-days')
    expect((await player.call(getProfile)).body.data.playerInfo.playerBalance.coins).toBe(threeDays!.coins)
  })

  test('is refused for an unknown package, to a guest, where the feature is off and while promotions are stopped', async () => {
    const player = await site.player()
    const open = (preset = presetId) => player.call(openOrder, { body: { presetId: preset } }).then(({ body }) => body)
    const notForSale = { success: false, reasonType: 'not-for-sale' }
    expect(await open('fortune-nothing')).toEqual(notForSale)
    expect((await site.visitor().call(openOrder, { body: { presetId } })).status).toBe(401)
    const turn = async (isOn: boolean) => {
      await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: KIND, isOn }))
      await site.liveSettings.refresh()
    }
    await turn(false)
    expect(await open()).toEqual(notForSale)
    await turn(true)
    const stop = (isOn: boolean) =>
      site.context.transaction((tx) => setKillSwitch(tx, { brand: site.theme.id, isOn, by: 'a test', at: site.clock.now() }))
    await stop(true)
    expect(await open()).toEqual(notForSale)
    expect((await packagesFor(player))[0]).toMatchObject({ available: false, unavailabilityReasons: ['not-running'] })
    await stop(false)
    expect(await open()).toMatchObject({ success: true })
  })

  test('GEO-1 is refused to a resident of a blocked state; a coins-only resident gets all of it', async () => {
    const blocked = await site.player({ state: 'WA' })
    expect(await blocked.call(openOrder, { body: { presetId } })).toMatchObject({ status: 403 })
    const coinsOnly = await site.player({ state: 'NY' })
    const { order } = await shopAt(site, provider).buy(coinsOnly, { presetId })
    expect(order.preset).toMatchObject({ coins: threeDays!.coins, entries: 0 })
  })
})

test('guests see what is for sale; without a provider nothing is', async () => {
  expect((await packagesFor(site.visitor())).map(({ available }) => available)).toEqual([true, true, true])
  await using other = await openWithPackages({ payments: [] })
  expect((await packagesFor(other.visitor()))[0]).toMatchObject({ available: false, unavailabilityReasons: ['purchases-closed'] })
})

describe('the days', () => {
  test('pay each visit once, not the missed ones, and are listed among the rewards', async () => {
    await using other = await openWithPackages()
    const { player } = await buyer(other)
    let back = await comeBack(player, other)
    await back.call(getProfile)
    await other.deliverEvents()
    await expectPostings(other, player, KIND, [{ coins: threeDays!.days[0]! }])
    await expectPush(other, player, 'fortuneInvestment', { action: 'part', coins: threeDays!.days[0], today: 1, daysTaken: [1] })
    back = await comeBack(player, other, 2)
    expect(await ownOf(back)).toMatchObject({ today: 3, daysTaken: [1, 3], nextAt: null })
    back = await comeBack(player, other)
    await expectPostings(other, player, KIND, [{ coins: threeDays!.days[0]! }, { coins: threeDays!.days[2]! }])
    expect((await back.call(getRewards)).body.data.rewards).toMatchObject([
      { state: 'paid', value: { coins: threeDays!.days[2] } },
      { state: 'paid', value: { coins: threeDays!.days[0] } },
    ])
  })

  test('remind on the next day, and no more once it is paid', async () => {
    await using other = await openWithPackages()
    const { player } = await buyer(other)
    const wish = (day: string) => expect.objectContaining({ key: `fortune-days:${day}`, kind: 'daily-prize', isForAbsent: true })
    await expectEvents(other, player, 'notification.wanted', [wish('2026-11-22')])
    await comeBack(player, other)
    await expectEvents(other, player, 'notification.withdrawn', [{ key: 'fortune-days:2026-11-22' }])
    await expectEvents(other, player, 'notification.wanted', [wish('2026-11-22'), wish('2026-11-23')])
  })

  test('end with a bank’s return of the payment, which takes what they paid', async () => {
    await using other = await openWithPackages()
    const { player, reference, order } = await buyer(other)
    await comeBack(player, other)
    await shopAt(other, provider).hear(reference, { kind: 'returned', cents: order.orderSummary.money, code: 'R10' })
    await other.deliverEvents()
    await expectPush(other, player, 'fortuneInvestment', { action: 'reversed', packageId: null })
    const back = await comeBack(player, other)
    expect(await ownOf(back)).toMatchObject({ package: null, daysTaken: [] })
    await expectPostings(other, player, KIND, [{ coins: threeDays!.days[0]! }])
    await expectPostings(other, player, 'reward-taken-back', [{ coins: -threeDays!.days[0]! }])
  })

  test('of a self-excluded player are held, and paid at the run’s end as far as they lie after it', async () => {
    await using other = await openWithPackages()
    const { player } = await buyer(other, presetOf(fourteenDays!))
    await player.call(beginAbsence, { body: { length: 'six-months' } })
    await comeBack(player, other)
    await expectPostings(other, player, KIND, [])
    const { rows } = await other.database.pool.query('select state from promotion.grant where player = $1', [player.playerId])
    expect(rows.every(({ state }: { state: string }) => state === 'held')).toBe(true)
  })

  test('that no longer fit before the end are not sold', async () => {
    await using other = await openWithPackages()
    other.advance(35 * DAY_MS)
    const player = await other.player()
    expect((await packagesFor(player)).map(({ unavailabilityReasons }) => unavailabilityReasons)).toEqual([[], [], ['too-late']])
    expect((await player.call(openOrder, { body: { presetId: presetOf(fourteenDays!) } })).body).toMatchObject({
      success: false,
      reasonType: 'not-for-sale',
    })
  })
})
