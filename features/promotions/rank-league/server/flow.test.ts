import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { PASSWORD } from '#apps/site/testing/people.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { addDays, type CalendarDay, HOUR_MS } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { getInfo, payCashback } from '../contract.ts'
import { rankLeagueServer } from './index.ts'

/** A Saturday; the week ends with the next day. */
const TODAY = '2026-11-21' as CalendarDay
const MONDAY = '2026-11-23' as CalendarDay
const COIN = 100

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await rankLeagueServer.seed?.(site.context)
})
afterAll(() => site.close())

async function newPlayer(state?: string): Promise<TestPlayer> {
  site.moveTo(TODAY)
  site.advance(HOUR_MS)
  return site.player(state ? { state } : {})
}

/** A settled round in coins. */
async function play(player: TestPlayer, stake: number, win = 0): Promise<void> {
  const payload = settledRound(site.context.newId('rnd'), { stake: stake * COIN, win: win * COIN })
  await site.context.transaction((tx) => emit(tx, roundSettled, { playerId: player.playerId, at: site.clock.now(), payload }))
  await site.deliverEvents()
}

/** After Monday's calculation, with a session that is awake. */
async function nextMonday(player: TestPlayer, monday = MONDAY): Promise<void> {
  site.moveTo(monday)
  site.advance(HOUR_MS)
  await site.runJobs()
  await wake(player)
}

const wake = ({ playerId }: TestPlayer) =>
  site.database.pool.query('update player_session set last_active_at = $2, confirmed_at = $2 where player = $1', [
    playerId,
    new Date(site.clock.now()),
  ])

const infoOf = async (player: TestPlayer) => (await player.call(getInfo)).body.data
const claim = async (player: TestPlayer) => (await player.call(payCashback)).body

test('a round earns points, a level pays its coins, and the profile tells what the pushes told', async () => {
  const player = await newPlayer()
  expect(await infoOf(player)).toMatchObject({
    campaign: { state: 'running', finishedAt: null },
    player: { currentLevel: { index: 1, currentExperience: 0 }, cashback: { status: 'unavailable' } },
  })
  await play(player, 9_500)
  await expectPostings(site, player, 'rank-league', [
    ...Array.from({ length: 8 }, () => ({ coins: 500 * COIN })),
    { coins: 1_000 * COIN },
    { coins: 5_000 * COIN },
  ])
  const position = { currentLevel: { index: 10, title: 'silver', currentExperience: 500 }, currentSection: { id: 2 } }
  await expectPush(site, player, 'rankLeague', position)
  expect((await infoOf(player)).player).toMatchObject(position)
  expect((await player.call(getProfile)).body.data.rankLeague).toMatchObject({ enabled: true, ...position })
  expect((await site.visitor().call(getInfo)).body.data).toMatchObject({
    player: null,
    sections: [{ key: 'bronze' }, {}, {}, {}, {}, {}],
  })
  await site.deliverEvents()
  const facts = 'select vip_level from promotion.player_facts where player = $1'
  expect((await site.database.pool.query(facts, [player.playerId])).rows).toEqual([{ vip_level: 10 }])
})

test('the weekly reward is calculated on Monday, kept, and paid once on its claim', async () => {
  const player = await newPlayer()
  await play(player, 20_000, 10_000)
  expect((await infoOf(player)).player?.cashback).toMatchObject({ status: 'unavailable', nextReward: 20_000 })
  await nextMonday(player)
  await expectPush(site, player, 'cashback', { status: 'available', currentReward: 20_000 })
  expect((await infoOf(player)).player?.cashback).toMatchObject({ status: 'available', availableAfterDay: '2026-11-30' })
  const before = await postedTo(player)
  const lock = { sql: 'select from promotion.player_cells where player = $1 for update', values: [player.playerId] }
  const answers = await atOnce(site, lock, [() => claim(player), () => claim(player), () => claim(player)])
  for (const body of [...answers, await claim(player)]) expect(body).toEqual({ success: true, data: { prize: 20_000 } })
  expect(await postedTo(player)).toBe(before + 20_000)
  expect((await player.call(getProfile)).body.data.rankLeague).toMatchObject({ cashback: { status: 'unavailable' } })
})

const postedTo = async ({ playerId }: TestPlayer): Promise<number> => {
  const { rows } = await site.database.pool.query<{ sum: string }>(
    `select coalesce(sum(e.amount), 0) as sum from ledger.transfer t join ledger.entry e on e.transfer = t.no
     where t.player = $1 and t.kind = 'rank-league' and e.player is not null`,
    [playerId],
  )
  return Number(rows[0]!.sum)
}

async function pushedTo({ playerId }: TestPlayer): Promise<string[]> {
  const { rows } = await site.database.pool.query<{ action: string }>(
    "select payload::json->'data'->>'action' as action from outbox.message where channel = $1",
    [`player:${playerId}`],
  )
  return rows.map(({ action }) => action)
}

test('a claim that is repeated with its key answers as the first did and pays nothing more', async () => {
  const player = await newPlayer()
  await play(player, 10_000)
  await nextMonday(player)
  const before = await postedTo(player)
  const repeated = () => player.call(payCashback, { headers: { 'idempotency-key': 'one-press' } })
  const first = (await repeated()).body
  expect(first).toMatchObject({ success: true })
  expect((await repeated()).body).toEqual(first)
  expect(await postedTo(player)).toBe(before + (first as { data: { prize: number } }).data.prize)
})

test('an unclaimed reward expires on the following Monday', async () => {
  const player = await newPlayer()
  await play(player, 10_000)
  await nextMonday(player)
  await nextMonday(player, addDays(MONDAY, 7))
  expect(await pushedTo(player)).toContain('rankLeagueCashbackExpired')
  expect(await claim(player)).toEqual({ success: false, reasonType: 'no-reward' })
})

test('a claim is refused without a reward and where no league runs, and one right after the week calculates it', async () => {
  const player = await newPlayer()
  expect(await claim(player)).toEqual({ success: false, reasonType: 'no-reward' })
  await play(player, 10_000)
  site.moveTo(MONDAY)
  await wake(player)
  expect((await infoOf(player)).player?.cashback).toMatchObject({ status: 'calculating' })
  expect(await claim(player)).toEqual({ success: true, data: { prize: 200 * COIN } })
  await using without = await openTestSite()
  expect((await (await without.player()).call(payCashback)).body).toEqual({ success: false, reasonType: 'not-running' })
})

test('a claim is refused to a guest, in a closed state and on a break, and the reward waits', async () => {
  expect(await site.visitor().call(payCashback)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  const closed = await newPlayer('WA')
  await play(closed, 10_000)
  await nextMonday(closed)
  expect(await closed.call(payCashback)).toMatchObject({ status: 403, body: { code: 'jurisdiction-refused' } })
  site.moveTo(TODAY)
  const away = await site.player({ password: PASSWORD })
  await play(away, 10_000)
  await nextMonday(away)
  expect((await (await signedIn(away)).call(beginAbsence, { body: { length: 'day' } })).body).toEqual({ success: true })
  const back = await signedIn(away)
  expect(await back.call(payCashback)).toMatchObject({ status: 403, body: { code: 'absent' } })
  await site.deliverEvents()
  expect((await back.call(getInfo)).body.data.player).toMatchObject({
    cashback: { status: 'available' },
    progressBlockedReason: 'break',
  })
})

async function signedIn({ login }: TestPlayer): Promise<TestClient> {
  const client = site.visitor()
  await client.call(signIn, { body: { identifier: login, password: PASSWORD } })
  return client
}

test('a level of a player who goes on a break is paid after it', async () => {
  site.moveTo(TODAY)
  const player = await site.player({ password: PASSWORD })
  expect((await (await signedIn(player)).call(beginAbsence, { body: { length: 'day' } })).body).toEqual({ success: true })
  await play(player, 1_000)
  await expectPostings(site, player, 'rank-league', [])
  site.advance(25 * HOUR_MS)
  await site.deliverEvents()
  await expectPostings(site, player, 'rank-league', [{ coins: 500 * COIN }])
})

test('a feature that is off answers 404', async () => {
  await using off = await openTestSite({ options: { 'rank-league': false } })
  expect(await (await off.player()).call(payCashback)).toMatchObject({ status: 404 })
  await using switched = await openTestSite()
  await switched.context.transaction((tx) =>
    setFeatureSwitch(tx, { brand: switched.theme.id, feature: 'rank-league', isOn: false }),
  )
  await switched.liveSettings.refresh()
  expect(await (await switched.player()).call(payCashback)).toMatchObject({ status: 404 })
})
