import { generatedFace } from '#kernel/public-face.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { saidByCommand, saidByPython } from '#apps/site/testing/verifiers.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { listSharedDraws, proveSharedDraw } from '#features/play/fair-play/contract.ts'
import { chooseVisibility } from '#features/play/winners/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import type { Id } from '#kernel/id.ts'
import { publicChannel } from '#kernel/push.ts'
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { factsChanged } from '#promotions/audience/facts-changed.ts'
import { forecastWeek } from '#promotions/testing/forecast-week.ts'
import { publishRun } from '#promotions/testing/toy-promotion.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
import { momentsOfRuns } from '#promotions/shared-draws/moments-of-runs.ts'
import { getInfo } from '../contract.ts'
import { prizeDropsCampaign } from '../shared/campaign.ts'
import { prizeDrops } from './promotion.ts'

const LEVEL = 20
/** Of 48 a day, an hour has two. */
const config = {
  minimalLevelPlay: LEVEL,
  openMinutes: 5,
  kinds: [{ prizeLvl: 3 as const, prizeValue: 500_000, count: 48 }],
}
const PATIENCE = { timeout: 30_000 }

/** A site with a run of an hour, whose draw is committed. */
async function openWithDrops() {
  const site = await openTestSite()
  const startsAt = site.clock.now()
  const run = await publishRun(site.context, prizeDropsCampaign, { config, startsAt, endsAt: startsAt + HOUR_MS })
  await site.promotions.runDue()
  const moments = (await momentsOfRuns(() => site.context)(site.context.reader, [{ id: run, brand: site.theme.id }])).get(run)!
  return { site, run, moments: Object.values(moments).flat() }
}
type Opened = Awaited<ReturnType<typeof openWithDrops>>

async function playerOn(site: TestSite, vipLevel = LEVEL): Promise<TestPlayer> {
  const player = await site.player()
  await site.database.pool.query('update player set is_test = false where id = $1', [player.playerId])
  await site.context.transaction((tx) => emit(tx, factsChanged, { playerId: player.playerId, payload: { vipLevel } }))
  await site.deliverEvents()
  return player
}

const settle = (site: TestSite, { playerId }: { playerId: Id<'plr'> }, at: Instant, told: object = {}) =>
  site.context.transaction((tx) =>
    emit(tx, roundSettled, { playerId, payload: settledRound(site.context.newId('rnd'), told), at }),
  )
const goTo = (site: TestSite, at: Instant): void => site.advance(at - site.clock.now())
const infoOf = async (site: TestSite) => (await site.visitor().call(getInfo)).body

/** Two processes at once, until every race that is due has its winner; other tests on the server hold snapshots back. */
async function decide(site: TestSite): Promise<void> {
  site.advance(3 * SECOND_MS)
  await expect
    .poll(async () => {
      await Promise.all([site.promotions.runDue(), site.promotions.runDue()])
      const { rows } = await site.database.pool.query<{ open: number }>(
        'select count(*)::int as open from promotion.race where decided_at is null and at <= $1',
        [new Date(site.clock.now() - 2 * SECOND_MS)],
      )
      return rows[0]!.open
    }, PATIENCE)
    .toBe(0)
  await site.deliverEvents()
}

async function told(site: TestSite) {
  const { rows } = await site.database.pool.query<{ data: { action: string; winner?: string | null } }>(
    "select payload::jsonb -> 'data' as data from outbox.message where channel = $1 and payload::jsonb ->> 'type' = 'prizeDrops' order by seq",
    [publicChannel(site.theme.id)],
  )
  return rows.map(({ data }) => data)
}
const grantsOf = async (site: TestSite) => {
  const { rows } = await site.database.pool.query<{ player: string; state: string }>(
    "select player, state from promotion.grant where feature = 'prize-drops' order by earned_at",
  )
  return rows
}

test('the demo runs from the first start with the pool of the day', async () => {
  await using site = await openTestSite()
  await site.slices.find(({ id }) => id === 'prize-drops')?.seed?.(site.context)
  await site.promotions.runDue()
  const { campaign, general, prizes, lastWinners, openMinutes } = await infoOf(site)
  expect([campaign.state, lastWinners, openMinutes]).toEqual(['running', [], 10])
  expect(general).toMatchObject({
    dailyPrizePool: 100_000,
    highestPrizePerDay: 5_000,
    prizeCountPerDay: 500,
    minimalLevelPlay: 20,
    finishedAt: Date.parse('2026-11-22T05:00:00Z') / SECOND_MS,
    nextPrizePoolStartedAt: Date.parse('2026-11-22T05:00:00Z') / SECOND_MS,
  })
  // The site started at noon: half of the day is left.
  expect(prizes.map(({ prizeLvl, prizeLeft }) => [prizeLvl, prizeLeft])).toEqual([
    [3, 2],
    [2, 38],
    [1, 210],
  ])
  const player = await site.player()
  expect((await player.call(getProfile)).body.data['prizeDrops']).toEqual({
    isActive: true,
    minimalLevelPlay: 20,
    prizesLeft: 250,
    nextPrizeAt: null,
  })
})

let open: Opened
beforeAll(async () => void (open = await openWithDrops()))
afterAll(() => open.site.close())

test('a minute before a prize drops everyone is told, and the call says the seconds left', async () => {
  const { site, moments } = open
  goTo(site, moments[0]! - 61 * SECOND_MS)
  await site.promotions.runDue()
  expect(await infoOf(site)).toMatchObject({
    nextPrizeWillAccrueIn: null,
    nextPrizeAt: null,
    prizes: [{ prizeLeft: 2, count: 48 }],
  })
  expect(await told(site)).toEqual([])
  site.advance(21 * SECOND_MS)
  await site.promotions.runDue()
  await site.promotions.runDue()
  const nextPrizeAt = moments[0]! / SECOND_MS
  expect(await infoOf(site)).toMatchObject({ nextPrizeWillAccrueIn: 40, nextPrizeAt })
  expect(await told(site)).toEqual([{ action: 'nextPrize', nextPrizeAt }])
})

test('the first of many rounds after the moment wins, though it is read last, and nobody else', async () => {
  const { site, run, moments } = open
  const moment = moments[0]!
  const [early, ...others] = [await playerOn(site), await playerOn(site), await playerOn(site), await playerOn(site)]
  const [low, late] = [await playerOn(site, LEVEL - 1), others[0]!]
  goTo(site, moment)
  // Before the moment, below the level, and not with coins.
  await settle(site, late, moment - 1)
  await settle(site, low, moment)
  await settle(site, early!, moment + 100, { mode: 'SweepStakes' })
  for (const [nth, other] of others.entries()) await settle(site, other, moment + 500 + nth)
  await site.deliverEvents()
  await settle(site, early!, moment + 400)
  await decide(site)
  expect(await grantsOf(site)).toEqual([{ player: early!.playerId, state: 'paid' }])
  await expectPostings(site, early!, 'prize-drops', [{ coins: 500_000 }])
  const dropId = `${run}:gold:${moment / SECOND_MS}`
  const assigned = { action: 'prizeAssigned', dropId, asset: 'coins', prizeValue: 500_000, prizeLvl: 3 }
  await expectPush(site, early!, 'prizeDrops', { ...assigned, isOwn: true, winner: null, avatar: null })
  const { name: winner, avatar } = generatedFace(early!.playerId)
  expect((await told(site)).at(-1)).toEqual({ ...assigned, isOwn: false, winner, avatar })
  const { lastWinners, prizes } = await infoOf(site)
  const at = Math.floor((moment + 400) / SECOND_MS)
  expect(lastWinners).toEqual([{ dropId, winner, avatar, prizeValue: 500_000, prizeLvl: 3, at }])
  expect(prizes[0]).toMatchObject({ prizeLeft: 1 })
  // Later rounds, and an earlier one whose event came too late, change nothing.
  await settle(site, late, moment + 1)
  await settle(site, late, moment + 5_000)
  await decide(site)
  expect(await grantsOf(site)).toHaveLength(1)
  await hide(site, early!)
})

/** A hidden player keeps the prize without a name. */
async function hide(site: TestSite, player: TestPlayer): Promise<void> {
  await player.call(chooseVisibility, { body: { isShown: false } })
  expect((await infoOf(site)).lastWinners.map(({ winner }) => winner)).toEqual([null])
  const slice = site.slices.find(({ id }) => id === 'promotions')
  const copy = await slice?.personalData?.({ ...site.context, today: '2026-11-21' }, player.playerId)
  expect(copy).toMatchObject({
    races: [{ name: expect.stringMatching(/^gold:/) }],
    grants: [{ feature: 'prize-drops', state: 'paid' }],
  })
}

test('a prize that nobody plays for is not given out, and while promotions are stopped no round wins', async () => {
  const { site, moments } = open
  const player = await playerOn(site)
  const stop = (isOn: boolean) =>
    site.context.transaction((tx) => setKillSwitch(tx, { brand: site.theme.id, isOn, by: 'a test', at: site.clock.now() }))
  goTo(site, moments[1]!)
  await stop(true)
  site.advance(SECOND_MS)
  await settle(site, player, site.clock.now())
  await site.deliverEvents()
  site.advance(SECOND_MS)
  await stop(false)
  expect((await infoOf(site)).prizes[0]).toMatchObject({ prizeLeft: 1 })
  site.advance(5 * MINUTE_MS)
  await settle(site, player, site.clock.now())
  await decide(site)
  expect(await grantsOf(site)).toHaveLength(1)
  expect((await infoOf(site)).prizes[0]).toMatchObject({ prizeLeft: 0 })
})

test('FAIR-9 the moments of a day are committed before it, revealed after it, and true for both verifiers', async () => {
  const { site, run, moments } = open
  const list = async () => (await site.visitor().call(listSharedDraws, { query: {} })).body.data.draws
  const [sealed] = await list()
  expect(sealed).toMatchObject({ sharedDraw: `${run}/gold-2026-11-21`, revealedAt: null, rules: { kind: 'moments', count: 2 } })
  expect((await site.visitor().call(proveSharedDraw, { query: { commit: sealed!.commit } })).body.data.proof).toBeNull()
  site.advance(HOUR_MS)
  await site.closeRuns()
  expect((await list())[0]!.revealedAt).not.toBeNull()
  const { proof } = (await site.visitor().call(proveSharedDraw, { query: { commit: sealed!.commit } })).body.data
  expect(proof).toMatchObject({ moments: moments.map((moment) => moment / SECOND_MS) })
  expect(await saidByCommand(proof)).toContain('1 true, 0 not')
  expect(await saidByPython([proof])).toBe('1 shared draws, 0 wrong')
  expect(await infoOf(site)).toMatchObject({ campaign: { state: 'ended' }, prizes: [{ prizeLeft: 0 }] })
}, 120_000)

test('a self-excluded winner’s prize is held, and while the feature is off its call is not found', async () => {
  const opened = await openWithDrops()
  const { moments } = opened
  await using site = opened.site
  const player = await playerOn(site)
  expect((await player.call(beginAbsence, { body: { length: 'six-months' } })).status).toBe(200)
  goTo(site, moments[0]! + SECOND_MS)
  await settle(site, player, site.clock.now())
  await decide(site)
  expect(await grantsOf(site)).toEqual([{ player: player.playerId, state: 'held' }])
  await expectPostings(site, player, 'prize-drops', [])
  await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'prize-drops', isOn: false }))
  await site.liveSettings.refresh()
  expect((await site.visitor().call(getInfo)).status).toBe(404)
})

test('a forecast gives out the whole pool of each day', async () => {
  await using site = await openTestSite()
  for (let nth = 0; nth < 2; nth++) await playerOn(site)
  await site.database.pool.query('update promotion.player_facts set is_counted = true')
  const forecast = await forecastWeek(site, prizeDrops as never, { config })
  const all = 7 * 48 * 500_000
  expect(forecast).toMatchObject({
    players: 2,
    triggers: [{ trigger: 'a prize', count: 7 * 48 }],
    coins: { mean: all, p50: all, p99: all },
  })
  expect(forecast!.days * DAY_MS).toBe(7 * DAY_MS)
})
