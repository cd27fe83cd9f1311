import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { PASSWORD } from '#apps/site/testing/people.ts'
import { mintWith, played, STAKE } from '#apps/site/testing/spins.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { grantGiven, roundReversed, roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { forecastWeek } from '#promotions/testing/forecast-week.ts'
import { publishRun } from '#promotions/testing/toy-promotion.ts'
import { CURRENT_SEASON, getSeason } from '../contract.ts'
import { seasonCampaign } from '../shared/campaign.ts'
import { seasonServer } from './index.ts'
import { season } from './promotion.ts'
import { demoSeason } from './seed-campaigns.ts'

const COIN = 100

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seasonServer.seed?.(site.context)
})
afterAll(() => site.close())

/** Rounds in whole coins, read by two processes at once. */
async function play(player: TestPlayer, ...stakes: number[]): Promise<Id<'rnd'>[]> {
  const rounds = stakes.map((stake) => settledRound(site.context.newId('rnd'), { stake: stake * COIN }))
  await site.context.transaction(async (tx) => {
    for (const payload of rounds) await emit(tx, roundSettled, { playerId: player.playerId, at: site.clock.now(), payload })
  })
  await Promise.all([site.deliverEvents(), site.deliverEvents()])
  return rounds.map(({ roundId }) => roundId)
}

/** The player's pushes of one action, earliest first. */
async function pushesTo({ playerId }: TestPlayer, action: string): Promise<object[]> {
  const { rows } = await site.database.pool.query<{ data: object }>(
    `select payload::json->'data' as data from outbox.message
     where channel = $1 and payload::json->>'type' = 'season' and payload::json->'data'->>'action' = $2 order by seq`,
    [`player:${playerId}`, action],
  )
  return rows.map(({ data }) => data)
}

const seasonOf = async (client: TestClient, name: string = CURRENT_SEASON) =>
  (await client.call(getSeason, { params: { season: name } })).body.data
const profileOf = async (player: TestPlayer) => (await player.call(getProfile)).body.data.season
const coins = (...levels: number[]) => levels.map((level) => ({ coins: level * 1_000 * COIN }))

test('a level pays its prize once, and pushes, page and profile tell the same, also after a reload', async () => {
  const player = await site.player()
  expect(await profileOf(player)).toMatchObject({ isEnabled: true, currentLevel: 0, points: 0 })
  await play(player, 900, 2_200)
  await expectPostings(site, player, 'season', coins(1, 2))
  expect(await pushesTo(player, 'prizeAssigned')).toMatchObject([
    { level: 1, coins: 100_000 },
    { level: 2, coins: 200_000 },
  ])
  const progress = { currentLevel: 2, points: 3_100, totalProgressPercents: 3.9 }
  await site.deliverEvents()
  expect((await pushesTo(player, 'progressUpdate')).at(-1)).toMatchObject(progress)
  const shown = await seasonOf(player)
  expect(shown).toMatchObject({ campaign: { state: 'running' }, ...progress, pointsPerReward: 250 })
  expect(await profileOf(player)).toEqual({ isEnabled: true, slug: shown.slug, ...progress })
  expect(await seasonOf(player, shown.slug!)).toEqual(shown)
  await expectPostings(site, player, 'season', coins(1, 2))
})

test('a reward of another promotion earns points, and the season’s own prizes earn none', async () => {
  const player = await site.player()
  const payload = {
    grantId: 'a reward',
    run: null,
    feature: 'daily-login',
    kind: 'balance',
    value: { kind: 'balance', coins: 200_000, entries: 0 },
    costCents: 0,
  } as const
  await site.context.transaction((tx) => emit(tx, grantGiven, { playerId: player.playerId, at: site.clock.now(), payload }))
  await site.deliverEvents()
  await play(player, 750)
  await site.deliverEvents()
  expect(await seasonOf(player)).toMatchObject({ points: 1_000, currentLevel: 1 })
})

test('a reversed round takes its points back, but neither level nor prize', async () => {
  const player = await site.player()
  const [roundId] = await play(player, 1_000)
  const payload = { ...settledRound(roundId!, { stake: 1_000 * COIN }), reason: 'rolled-back', isWhole: true } as const
  await site.context.transaction((tx) => emit(tx, roundReversed, { playerId: player.playerId, at: site.clock.now(), payload }))
  await site.deliverEvents()
  expect(await seasonOf(player)).toMatchObject({ points: 0, currentLevel: 1 })
  await play(player, 1_000)
  await expectPostings(site, player, 'season', coins(1))
})

test('where entries are closed a level pays and shows its coins; elsewhere entries come with it', async () => {
  const [open, closed] = [await site.player(), await site.player({ state: 'CT' })]
  for (const player of [open, closed]) await play(player, 10_000)
  expect((await pushesTo(open, 'prizeAssigned')).at(-1)).toMatchObject({ level: 4, coins: 400_000, entries: 0.005 })
  expect((await pushesTo(closed, 'prizeAssigned')).at(-1)).toMatchObject({ level: 4, coins: 400_000, entries: 0 })
  await expectPostings(site, open, 'season', [...coins(1, 2, 3), { coins: 400_000, entries: 50 }])
  await expectPostings(site, closed, 'season', coins(1, 2, 3, 4))
  expect(await seasonOf(closed)).toMatchObject({ isCoinsOnly: true })
  expect((await seasonOf(closed)).levels.every(({ entries }) => entries === 0)).toBe(true)
  expect((await seasonOf(open)).levels[3]).toEqual({ level: 4, points: 10_000, coins: 400_000, entries: 0.005 })
})

test('a prize of a player on a break is held and paid after it', async () => {
  const player = await site.player({ password: PASSWORD })
  const client = site.visitor()
  await client.call(signIn, { body: { identifier: player.login, password: PASSWORD } })
  expect((await client.call(beginAbsence, { body: { length: 'day' } })).body).toEqual({ success: true })
  await play(player, 1_000)
  await expectPostings(site, player, 'season', [])
  site.advance(25 * HOUR_MS)
  await site.deliverEvents()
  await expectPostings(site, player, 'season', coins(1))
})

test('a guest sees the levels without progress, and an unknown season is not found', async () => {
  expect(await seasonOf(site.visitor())).toMatchObject({ currentLevel: 0, points: 0, levels: Array(12).fill({}) })
  expect((await site.visitor().call(getSeason, { params: { season: 'nobody-knows' } })).status).toBe(404)
})

test('a feature that is off answers 404', async () => {
  await using off = await openTestSite({ options: { season: false } })
  const params = { season: CURRENT_SEASON }
  expect((await off.visitor().call(getSeason, { params })).status).toBe(404)
  await using switched = await openTestSite()
  await switched.context.transaction((tx) => setFeatureSwitch(tx, { brand: switched.theme.id, feature: 'season', isOn: false }))
  await switched.liveSettings.refresh()
  expect((await switched.visitor().call(getSeason, { params })).status).toBe(404)
})

test('after the end the season shows what was reached, and play earns nothing more; the next one starts over', async () => {
  await using own = await openTestSite()
  const startsAt = own.clock.now()
  await publishRun(own.context, seasonCampaign, { config: demoSeason, startsAt, endsAt: startsAt + DAY_MS, slug: 'first' })
  const player = await own.player({ password: PASSWORD })
  const settle = async () => {
    const payload = settledRound(own.context.newId('rnd'), { stake: 1_500 * COIN })
    await own.context.transaction((tx) => emit(tx, roundSettled, { playerId: player.playerId, at: own.clock.now(), payload }))
    await own.deliverEvents()
  }
  await settle()
  own.advance(DAY_MS + HOUR_MS)
  await own.deliverEvents()
  await own.runJobs()
  await settle()
  const back = own.visitor()
  await back.call(signIn, { body: { identifier: player.login, password: PASSWORD } })
  const shown = async (name: string) => (await back.call(getSeason, { params: { season: name } })).body.data
  expect(await shown(CURRENT_SEASON)).toMatchObject({
    campaign: { state: 'ended' },
    slug: 'first',
    points: 1_500,
    currentLevel: 1,
  })
  expect((await back.call(getProfile)).body.data.season).toMatchObject({ isEnabled: false })
  await publishRun(own.context, seasonCampaign, { config: demoSeason, slug: 'second' })
  await settle()
  expect(await shown(CURRENT_SEASON)).toMatchObject({ slug: 'second', points: 1_500, currentLevel: 1 })
  expect(await shown('first')).toMatchObject({ points: 1_500 })
})

test('a forecast replays past rounds to the exact prizes of their levels', async () => {
  await using own = await openTestSite()
  const [much, little] = [await mintWith(own, { coins: 20 * STAKE }), await mintWith(own, { coins: 20 * STAKE })]
  for (let round = 0; round < 3; round++) await played(much)
  await played(little)
  await own.deliverEvents()
  // Accounts of a test site are test accounts, which no audience counts.
  await own.database.pool.query('update promotion.player_facts set is_counted = true')
  const level = (number: number, rounds: number, entries: number) => {
    return { level: number, points: (rounds * STAKE) / COIN, coins: 100_000, entries }
  }
  const config = { ...demoSeason, levels: [level(1, 1, 0), level(2, 3, 50), level(3, 4, 900)] }
  const forecast = await forecastWeek(own, season, { config })
  expect(forecast).toMatchObject({ players: 2, leftOut: [] })
  expect(forecast?.coins.mean).toBeCloseTo(3 * 100_000)
  expect(forecast?.entries.mean).toBeCloseTo(50)
})

test('a shadow run notes what it would pay and pays nothing', async () => {
  await using own = await openTestSite()
  const run = await publishRun(own.context, seasonCampaign, { config: demoSeason })
  await own.database.pool.query("update campaign set status = 'shadow' where id = $1", [run])
  await own.database.pool.query('update promotion.revision set no = no + 1')
  const player = await own.player()
  const payload = settledRound(own.context.newId('rnd'), { stake: 1_500 * COIN })
  await own.context.transaction((tx) => emit(tx, roundSettled, { playerId: player.playerId, at: own.clock.now(), payload }))
  await own.deliverEvents()
  const { rows } = await own.database.pool.query('select key, state from promotion.grant where player = $1', [player.playerId])
  expect(rows).toEqual([{ key: `${run}:${player.playerId}:level:1`, state: 'shadow' }])
  await expectPostings(own, player, 'season', [])
})
