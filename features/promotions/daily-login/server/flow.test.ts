import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectEvents, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/contract.ts'
import { launchGame } from '#features/game-session/contract.ts'
import { units } from '#kernel/money.ts'
import { addDays, type CalendarDay, HOUR_MS } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { applyPrize, getInfo } from '../contract.ts'
import { dailyLogin } from '../feature.ts'
import { toPrize } from './prize.ts'
import { recordClaim } from './store.ts'

const KIND = 'daily-login'
const TODAY = '2026-11-21' as CalendarDay
const { prizes } = dailyLogin.defaults
const FIRST_COINS = Number(prizes[0]?.coins.minor)

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const claim = (player: TestPlayer) => player.call(applyPrize)
const infoOf = async (player: TestPlayer) => (await player.call(getInfo)).body.data

/** Claims on `days` days in a row, the last of them today. */
async function claimDays(player: TestPlayer, days: number, from: CalendarDay = TODAY): Promise<CalendarDay> {
  for (let day = 0; day < days; day++) {
    site.moveTo(addDays(from, day))
    await wake(player)
    await claim(player)
  }
  return addDays(from, days - 1)
}

/** A day away from the keyboard asks for the password; here somebody has just given it. */
const wake = (player: TestPlayer) =>
  site.database.pool.query('update player_session set last_active_at = $2, confirmed_at = $2 where player = $1', [
    player.playerId,
    new Date(site.clock.now()),
  ])

describe('a claim', () => {
  test('gives the prize of the day, posts it, pushes the balance and tells the profile', async () => {
    site.moveTo(TODAY)
    const player = await site.player()
    expect(await infoOf(player)).toMatchObject({ isAvailable: true, activeLevel: 1, levels: 7, reasonType: null })
    expect((await claim(player)).body).toMatchObject({ success: true, prizes: [{ coins: FIRST_COINS, entries: 0 }] })
    await expectPostings(site, player, KIND, [{ coins: FIRST_COINS }])
    await expectPush(site, player, 'setBalance', { coins: FIRST_COINS, reason: KIND })
    expect(await infoOf(player)).toMatchObject({ isAvailable: false, activeLevel: 1, reasonType: 'claimed' })
    expect((await player.call(getProfile)).body.data).toMatchObject({ dailyLogin: { isActive: true, isAvailable: false } })
  })

  test('repeated, on the same day, answers with the same prize and moves nothing', async () => {
    site.moveTo(TODAY)
    const player = await site.player()
    const first = await claim(player)
    site.advance(2 * HOUR_MS)
    await wake(player)
    const again = await claim(player)
    expect(again.body).toEqual(first.body)
    await expectPostings(site, player, KIND, [{ coins: FIRST_COINS }])
  })

  test('made many times at once pays once', async () => {
    site.moveTo(TODAY)
    const player = await site.player()
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(player)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    await expectPostings(site, player, KIND, [{ coins: FIRST_COINS }])
  })

  test('of free spins hands them to the games, once, also when made many times at once', async () => {
    const player = await site.player()
    const day = addDays(await claimDays(player, 2), 1)
    site.moveTo(day)
    await wake(player)
    const lock = { sql: 'select from daily_login_progress where player = $1 for update', values: [player.playerId] }
    await atOnce(site, lock, [() => claim(player), () => claim(player), () => claim(player)])
    const spins = prizes[2]?.freeSpins
    const id = `daily-login:${player.playerId}:${day}`
    await expectEvents(site, player, 'free-spins.granted', [{ id, ...spins }])
    expect((await claim(player)).body).toMatchObject({
      success: true,
      prizes: [{ freeSpinCount: spins?.count, gameId: spins?.game, freeSpinId: id, link: `/?game=${spins?.game}` }],
    })
    await expectEvents(site, player, 'free-spins.granted', [{ id, ...spins }])
    await expectEvents(
      site,
      player,
      'daily-login.claimed',
      [-2, -1, 0].map((days) => ({ day: addDays(day, days) })),
    )
    await site.deliverEvents()
    const { body } = await player.call(launchGame, { params: { slug: String(spins?.game) } })
    expect(body.data.freeSpins).toMatchObject([{ id, left: spins?.count, stake: spins?.betLevel }])
  })
})

describe('days', () => {
  test('climb a level each, and start over after the last', async () => {
    const player = await site.player()
    const last = await claimDays(player, 7)
    expect(await infoOf(player)).toMatchObject({ activeLevel: 7 })
    site.moveTo(addDays(last, 1))
    expect(await infoOf(player)).toMatchObject({ isAvailable: true, activeLevel: 1 })
  })

  test('missed send the run back to level 1', async () => {
    const player = await site.player()
    const last = await claimDays(player, 3)
    site.moveTo(addDays(last, 2))
    expect(await infoOf(player)).toMatchObject({ isAvailable: true, activeLevel: 1 })
  })

  test('turn at midnight of the brand, not of the server', async () => {
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
    site.moveTo('2026-11-01' as CalendarDay)
    const player = await site.player()
    await claim(player)
    site.advance(24.5 * HOUR_MS)
    expect(await infoOf(player)).toMatchObject({ isAvailable: false })
    site.advance(HOUR_MS)
    expect(await infoOf(player)).toMatchObject({ isAvailable: true, activeLevel: 2 })
  })

  test('stay claimed when a claim from before midnight is written after the next day’s', async () => {
    site.moveTo(addDays(TODAY, 1))
    const player = await site.player()
    await claim(player)
    const late = { playerId: player.playerId, day: TODAY, level: 1, prize: toPrize(prizes[0]!), claimedAt: site.clock.now() - 1 }
    expect(await site.context.transaction((tx) => recordClaim(tx, late))).toBe(true)
    expect(await infoOf(player)).toMatchObject({ isAvailable: false, reasonType: 'claimed' })
  })
})

describe('refused', () => {
  test('until the address is confirmed, where the brand asks for it', async () => {
    site.moveTo(TODAY)
    const player = await site.player({ email: 'unconfirmed@mail.example' })
    expect(await infoOf(player)).toMatchObject({ isAvailable: false, reasonType: 'email_unconfirmed' })
    expect((await claim(player)).body).toEqual({ success: false, reasonType: 'email_unconfirmed' })
    await expectPostings(site, player, KIND, [])
  })

  test('to a guest', async () => {
    expect(await site.visitor().call(applyPrize)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })

  test('where the theme has it off, or an operator switched it off', async () => {
    await using without = await openTestSite({ options: { 'daily-login': false }, now: '2026-11-21T17:00:00Z' })
    expect(await (await without.player()).call(getInfo)).toMatchObject({ status: 404 })
    await using switched = await openTestSite()
    await switched.context.transaction((tx) =>
      setFeatureSwitch(tx, { brand: switched.theme.id, feature: 'daily-login', isOn: false }),
    )
    await switched.liveSettings.refresh()
    expect(await (await switched.player()).call(applyPrize)).toMatchObject({ status: 404 })
  })
})

test('a brand sets its own prizes', async () => {
  const options = { 'daily-login': { prizes: [{ coins: units('coins', 1), entries: units('entries', 2) }] } }
  await using other = await openTestSite({ options })
  const player = await other.player()
  expect((await player.call(applyPrize)).body).toMatchObject({ prizes: [{ coins: 100, entries: 200 }] })
  await expectPostings(other, player, KIND, [{ coins: 100, entries: 200 }])
})
