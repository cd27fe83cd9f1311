import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectEvents, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { planBudget } from '#apps/site/testing/plan-budget.ts'
import { openTestSite, type TestPlayer, type TestSite, type TestSiteOptions } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { launchGame } from '#features/play/game-session/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { addDays, type CalendarDay, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
import { publishRun } from '#promotions/testing/toy-promotion.ts'
import { applyPrize, getInfo } from '../contract.ts'
import { dailyLoginCampaign } from '../shared/campaign.ts'
import { dailyLoginServer } from './index.ts'
import { demos } from './seed-campaigns.ts'

const KIND = 'daily-login'
const TODAY = '2026-11-21' as CalendarDay
const { prizes } = demos[0]!.config(TODAY)
const FIRST_COINS = prizes[0]!.coins

let site: TestSite
beforeAll(async () => void (site = await openWithPrizes()))
afterAll(() => site.close())

async function openWithPrizes(options?: TestSiteOptions): Promise<TestSite> {
  const opened = await openTestSite(options)
  await dailyLoginServer.seed?.(opened.context)
  return opened
}

const claim = (player: TestPlayer) => player.call(applyPrize)
const infoOf = async (player: TestPlayer) => (await player.call(getInfo)).body.data

/** Claims on `days` consecutive days, the last of them today. */
async function claimDays(player: TestPlayer, days: number, from: CalendarDay = TODAY): Promise<CalendarDay> {
  for (let day = 0; day < days; day++) {
    site.moveTo(addDays(from, day))
    await wake(player)
    await claim(player)
  }
  return addDays(from, days - 1)
}

/** A day of inactivity requires the password again; this simulates a fresh confirmation. */
const wake = (player: TestPlayer) =>
  site.database.pool.query('update player_session set last_active_at = $2, confirmed_at = $2 where player = $1', [
    player.playerId,
    new Date(site.clock.now()),
  ])

describe('a claim', () => {
  test('gives the prize of the day, posts it, pushes the balance and updates the profile', async () => {
    site.moveTo(TODAY)
    const player = await site.player()
    expect(await infoOf(player)).toMatchObject({ isAvailable: true, activeLevel: 1, levels: 7, reasonType: null })
    expect((await claim(player)).body).toMatchObject({ success: true, prizes: [{ coins: FIRST_COINS, entries: 0 }] })
    await expectPostings(site, player, KIND, [{ coins: FIRST_COINS }])
    await expectPush(site, player, 'setBalance', { coins: FIRST_COINS, reason: KIND })
    expect(await infoOf(player)).toMatchObject({ isAvailable: false, activeLevel: 1, reasonType: 'claimed' })
    expect((await player.call(getProfile)).body.data).toMatchObject({ dailyLogin: { isActive: true, isAvailable: false } })
  })

  test('repeated on the same day returns the same prize and moves nothing', async () => {
    site.moveTo(TODAY)
    const player = await site.player()
    const first = await claim(player)
    site.advance(2 * HOUR_MS)
    await wake(player)
    const again = await claim(player)
    expect(again.body).toEqual(first.body)
    await expectPostings(site, player, KIND, [{ coins: FIRST_COINS }])
  })

  test('sent several times concurrently pays once', async () => {
    site.moveTo(TODAY)
    const player = await site.player()
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(player)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    await expectPostings(site, player, KIND, [{ coins: FIRST_COINS }])
  })

  test('of free spins grants them once, also when sent several times concurrently', async () => {
    const player = await site.player()
    const day = addDays(await claimDays(player, 2), 1)
    site.moveTo(day)
    await wake(player)
    const lock = { sql: 'select from promotion.player_cells where player = $1 for update', values: [player.playerId] }
    await atOnce(site, lock, [() => claim(player), () => claim(player), () => claim(player)])
    const spins = prizes[2]?.freeSpins
    const { rows } = await site.database.pool.query<{ id: string }>("select id from campaign where feature = 'daily-login'")
    const id = `${rows[0]!.id}:${player.playerId}:day:${day}:spins`
    await expectEvents(site, player, 'free-spins.granted', [{ id, ...spins }])
    expect((await claim(player)).body).toMatchObject({
      success: true,
      prizes: [{ freeSpinCount: spins?.count, gameId: spins?.game, freeSpinId: id, link: `/?game=${spins?.game}` }],
    })
    await expectEvents(site, player, 'free-spins.granted', [{ id, ...spins }])
    const paid = prizes.slice(0, 3).map(({ coins, entries }) => (entries > 0 ? { coins, entries } : { coins }))
    await expectPostings(site, player, KIND, paid)
    await site.deliverEvents()
    const { body } = await player.call(launchGame, { params: { slug: String(spins?.game) } })
    expect(body.data.freeSpins).toMatchObject([{ id, left: spins?.count, stake: spins?.betLevel }])
  })
})

describe('days', () => {
  test('climb one level each, and start over after the last', async () => {
    const player = await site.player()
    const last = await claimDays(player, 7)
    expect(await infoOf(player)).toMatchObject({ activeLevel: 7 })
    site.moveTo(addDays(last, 1))
    expect(await infoOf(player)).toMatchObject({ isAvailable: true, activeLevel: 1 })
  })

  test('missed send the run back to level 1, but for the one that the campaign allows', async () => {
    const player = await site.player()
    const last = await claimDays(player, 3)
    site.moveTo(addDays(last, 2))
    expect(await infoOf(player)).toMatchObject({ isAvailable: true, activeLevel: 4, missed: 1, missable: 1 })
    site.moveTo(addDays(last, 3))
    expect(await infoOf(player)).toMatchObject({ isAvailable: true, activeLevel: 1, missed: 0 })
  })

  test('begin at midnight of the brand, not of the server', async () => {
    site.moveTo(TODAY)
    const player = await site.player()
    await claim(player)
    const midnight = Date.parse('2026-11-22T05:00:00Z')
    site.advance(midnight - 1 - site.clock.now())
    expect(await infoOf(player)).toMatchObject({ isAvailable: false, finishedAt: midnight / 1_000 })
    site.advance(1)
    expect(await infoOf(player)).toMatchObject({ isAvailable: true, activeLevel: 2 })
  })

  test('last 25 hours when the clocks go back', async () => {
    await using other = await openWithPrizes({ now: '2026-11-01T04:00:00Z' })
    const player = await other.player()
    await claim(player)
    other.advance(24.5 * HOUR_MS)
    expect(await infoOf(player)).toMatchObject({ isAvailable: false })
    other.advance(HOUR_MS)
    expect(await infoOf(player)).toMatchObject({ isAvailable: true, activeLevel: 2 })
  })
})

describe('a claim is refused', () => {
  test('until the email address is confirmed, where the brand requires it', async () => {
    site.moveTo(TODAY)
    const player = await site.player({ email: 'unconfirmed@mail.example' })
    expect(await infoOf(player)).toMatchObject({ isAvailable: false, reasonType: 'email-unconfirmed' })
    expect((await claim(player)).body).toEqual({ success: false, reasonType: 'email-unconfirmed' })
    await expectPostings(site, player, KIND, [])
  })

  test('for a guest', async () => {
    expect(await site.visitor().call(applyPrize)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })

  test('where the theme has the feature off or an operator switched it off', async () => {
    await using without = await openTestSite({ options: { 'daily-login': false }, now: '2026-11-21T17:00:00Z' })
    expect(await (await without.player()).call(getInfo)).toMatchObject({ status: 404 })
    await using switched = await openWithPrizes()
    await switched.context.transaction((tx) =>
      setFeatureSwitch(tx, { brand: switched.theme.id, feature: 'daily-login', isOn: false }),
    )
    await switched.liveSettings.refresh()
    expect(await (await switched.player()).call(applyPrize)).toMatchObject({ status: 404 })
  })

  test('to a self-excluded player, and while the brand’s promotions are stopped', async () => {
    await using other = await openWithPrizes()
    const player = await other.player()
    const stop = (isOn: boolean) =>
      other.context.transaction((tx) => setKillSwitch(tx, { brand: other.theme.id, isOn, by: 'a test', at: other.clock.now() }))
    await stop(true)
    expect((await claim(player)).body).toEqual({ success: false, reasonType: 'not-running' })
    await stop(false)
    await player.call(beginAbsence, { body: { length: 'six-months' } })
    expect(await claim(await backAgain(other, player))).toMatchObject({ status: 403, body: { code: 'absent' } })
    await expectPostings(other, player, KIND, [])
  })

  test('while the budget of the run does not cover the prize', async () => {
    await using other = await openWithPrizes()
    const player = await other.player()
    await planBudget(other, 'daily-login', { coins: 1, entries: null })
    expect((await claim(player)).body).toEqual({ success: false, reasonType: 'budget-exhausted' })
    await expectPostings(other, player, KIND, [])
    await planBudget(other, 'daily-login', null)
    expect((await claim(player)).body).toMatchObject({ success: true })
  })

  test('while no run is active: nothing is shown as claimable', async () => {
    await using bare = await openTestSite()
    const player = await bare.player()
    expect(await infoOf(player)).toMatchObject({ isActive: false, isAvailable: false, levels: 7, activeLevel: 1, prizes: [] })
    expect((await claim(player)).body).toEqual({ success: false, reasonType: 'not-running' })
    expect((await player.call(getProfile)).body.data.dailyLogin).toMatchObject({ isActive: false, isAvailable: false })
  })
})

describe('the first run', () => {
  test('is opened by itself on every site, once', async () => {
    await using bare = await openTestSite()
    const runs = async () =>
      (await bare.database.pool.query("select status, ends_at from campaign where feature = 'daily-login'")).rows
    for (let times = 0; times < 2; times++) {
      bare.advance(10 * MINUTE_MS)
      await bare.runJobs()
      expect(await runs()).toEqual([{ status: 'published', ends_at: null }])
    }
    expect((await claim(await bare.player())).body).toMatchObject({ success: true, prizes: [{ coins: FIRST_COINS }] })
    await bare.database.pool.query("update campaign set ends_at = $1 where feature = 'daily-login'", [new Date(bare.clock.now())])
    bare.moveTo(addDays(TODAY, 3))
    await bare.runJobs()
    expect(await runs()).toHaveLength(1)
  })
})

test('a brand sets its own prizes', async () => {
  await using other = await openTestSite()
  const config = { prizes: [{ coins: 100, entries: 200, freeSpins: null }], missable: 0 }
  await publishRun(other.context, dailyLoginCampaign, { config })
  const player = await other.player()
  expect(await infoOf(player)).toMatchObject({ levels: 1, prizes: [{ coins: 100, entries: 200 }] })
  expect((await player.call(applyPrize)).body).toMatchObject({ prizes: [{ coins: 100, entries: 200 }] })
  await expectPostings(other, player, KIND, [{ coins: 100, entries: 200 }])
})
