import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { openTestSite, type NewTestPlayer, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import type { Id } from '#kernel/id.ts'
import { generatedFace } from '#kernel/public-face.ts'
import { publicChannel } from '#kernel/push.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { roundReversed, roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { publishRun } from '#promotions/testing/toy-promotion.ts'
import { getHistory, getNext, getTournament, type Tournament } from '../contract.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof tournamentsCampaign>

const GAME = 'cherry-royale'
const PRIZES = [
  { fromPlace: 1, toPlace: 1, coins: 500_000, entries: 500 },
  { fromPlace: 2, toPlace: 2, coins: 100_000, entries: 100 },
]

/** A site of its own with one tournament that runs for an hour. */
async function openWith(config: Partial<Config> = {}) {
  const site = await openTestSite()
  const whole: Config = { games: [GAME], mode: 'TournamentPoints', scoreRule: 'sum', prizes: PRIZES, ...config }
  const endsAt = site.clock.now() + HOUR_MS
  const run = await publishRun(site.context, tournamentsCampaign, { config: whole, endsAt })
  return { site, run }
}

let site: TestSite
let run: Id<'cmp'>
beforeAll(async () => void ({ site, run } = await openWith()))
afterAll(() => site.close())

type Round = Parameters<typeof settledRound>[1]

/** Settles a round of 10 coins in the qualifying game, unless told otherwise. */
async function play(player: TestPlayer, win: number, { on = site, ...told }: Round & { on?: TestSite } = {}) {
  const payload = settledRound(on.context.newId('rnd'), { game: GAME, stake: 1_000, win, ...told })
  await on.context.transaction((tx) => emit(tx, roundSettled, { playerId: player.playerId, payload, at: on.clock.now() }))
  await on.deliverEvents()
  return payload
}

/** Past the end of the tournament, with its results. */
async function end(on: TestSite, ms = HOUR_MS + MINUTE_MS): Promise<void> {
  on.advance(ms)
  await on.closeRuns()
  await on.deliverEvents()
}

const shown = async (visitor: Pick<TestPlayer, 'call'>) =>
  (await visitor.call(getTournament, { query: {} })).body.data.tournament!
const past = async (visitor: Pick<TestPlayer, 'call'>) =>
  (await visitor.call(getHistory, { query: {} })).body.data.tournaments[0]!
const placesOf = ({ winners }: Pick<Tournament, 'winners'>) => winners.map(({ place, points }) => [place, points])
const standingOf = async (player: TestPlayer) => (await player.call(getProfile)).body.data['tournaments']

async function pushed(on: TestSite, channel: string): Promise<{ action: string }[]> {
  const { rows } = await on.database.pool.query<{ data: { action: string } }>(
    "select payload::jsonb -> 'data' as data from outbox.message where channel = $1 and payload::jsonb ->> 'type' = 'tournament' order by seq",
    [channel],
  )
  return rows.map(({ data }) => data)
}

test('a guest and a newcomer see a leaderboard that nobody leads', async () => {
  for (const visitor of [site.visitor(), await site.player()]) {
    const tournament = await shown(visitor)
    expect(tournament).toMatchObject({ historyId: run, winners: [], players: 0, isFinal: false, playerData: null })
    expect(tournament.prizes).toEqual(PRIZES)
  }
})

test('a round scores: the page, the profile and the pushes say the same place', async () => {
  await using own = (await openWith()).site
  const [leader, player] = [await own.player(), await own.player()]
  await play(leader, 40_000, { on: own })
  await play(player, 12_300, { on: own })
  await play(player, 0, { on: own })
  await play(player, 5_000, { on: own, game: 'another' })
  await play(player, 5_000, { on: own, mode: 'SweepStakes' })
  own.advance(MINUTE_MS)
  await own.runJobs()
  const playerData = { roundsPlayed: 2, points: 123, place: 2 }
  const tournament = await shown(player)
  expect(tournament).toMatchObject({ playerData, players: 2 })
  expect(placesOf(tournament)).toEqual([
    [1, 400],
    [2, 123],
  ])
  expect(await standingOf(player)).toMatchObject({ id: tournament.historyId, playerData, wins: [] })
  await expectPush(own, player, 'tournament', { action: 'bet', id: tournament.historyId, playerData })
  expect((await pushed(own, publicChannel(own.theme.id))).at(-1)).toEqual({
    action: 'positions',
    id: tournament.historyId,
    winners: tournament.winners,
  })
})

test.each([
  ['sum', [300, 250]],
  ['best-win', [200, 150]],
  ['best-multiplier', [30, 10]],
] as const)('by %s the places are %o', async (scoreRule, points) => {
  await using own = (await openWith({ scoreRule })).site
  const [one, other] = [await own.player(), await own.player()]
  await play(one, 10_000, { on: own })
  await play(one, 20_000, { on: own, stake: 20_000, multiple100: 100 })
  await play(other, 10_000, { on: own })
  await play(other, 15_000, { on: own, stake: 500, multiple100: 3_000 })
  expect(placesOf(await shown(one)).map(([, each]) => each)).toEqual(points)
})

test('of equal scores the earlier one leads', async () => {
  await using own = (await openWith()).site
  const [early, late] = [await own.player(), await own.player()]
  await play(late, 5_000, { on: own })
  await play(early, 10_000, { on: own })
  own.advance(1)
  await play(late, 5_000, { on: own })
  expect(placesOf(await shown(early))).toEqual([
    [1, 100],
    [2, 100],
  ])
  expect((await shown(early)).playerData?.place).toBe(1)
  await end(own)
  await expectPostings(own, early, 'tournaments', [{ coins: 500_000, entries: 500 }])
  await expectPostings(own, late, 'tournaments', [{ coins: 100_000, entries: 100 }])
})

test('a reversed round is taken out again', async () => {
  await using own = (await openWith()).site
  const player = await own.player()
  await play(player, 3_000, { on: own })
  const round = await play(player, 50_000, { on: own })
  const payload = { ...round, reason: 'rolled-back', isWhole: true } as const
  await own.context.transaction((tx) => emit(tx, roundReversed, { playerId: player.playerId, payload, at: own.clock.now() }))
  await own.deliverEvents()
  expect((await shown(player)).playerData).toEqual({ roundsPlayed: 1, points: 30, place: 1 })
})

test('who has nothing left after a reversal wins nothing', async () => {
  await using own = (await openWith()).site
  const player = await own.player()
  const round = await play(player, 50_000, { on: own })
  const payload = { ...round, reason: 'rolled-back', isWhole: true } as const
  await own.context.transaction((tx) => emit(tx, roundReversed, { playerId: player.playerId, payload, at: own.clock.now() }))
  await own.deliverEvents()
  expect((await shown(player)).playerData).toMatchObject({ points: 0, place: 1 })
  own.advance(HOUR_MS + MINUTE_MS)
  await own.closeRuns()
  await expectPostings(own, player, 'tournaments', [])
})

test('players have their public name and avatar, and test accounts and players who hide have none', async () => {
  await using own = (await openWith()).site
  const [named, tester] = [await own.player({ isTest: false }), await own.player()]
  await play(named, 2_000, { on: own })
  await play(tester, 1_000, { on: own })
  const { name, avatar } = generatedFace(named.playerId)
  expect((await shown(own.visitor())).winners).toMatchObject([
    { name, avatar },
    { name: null, avatar: null },
  ])
})

describe('the end', () => {
  test('pays each place once, however often it is looked at, and tells the winners', async () => {
    await using own = (await openWith()).site
    const players = [await own.player(), await own.player(), await own.player()]
    for (const [at, player] of players.entries()) await play(player, 30_000 - at * 10_000, { on: own })
    own.advance(HOUR_MS + MINUTE_MS)
    await Promise.all([own.runJobs(), own.runJobs()])
    for (let times = 0; times < 2; times++) await end(own, DAY_MS)
    await expectPostings(own, players[0]!, 'tournaments', [{ coins: 500_000, entries: 500 }])
    await expectPostings(own, players[1]!, 'tournaments', [{ coins: 100_000, entries: 100 }])
    await expectPostings(own, players[2]!, 'tournaments', [])
    const { historyId: id } = await past(own.visitor())
    const title = { en: 'Tournaments', es: 'Torneos' }
    const win = { id, title, place: 2, coins: 100_000, entries: 100 }
    await expectPush(own, players[1]!, 'tournament', { action: 'playerWin', ...win })
    expect(await standingOf(players[1]!)).toEqual({ id: null, playerData: null, wins: [win] })
    expect(await standingOf(players[2]!)).toMatchObject({ wins: [] })
    await end(own, 7 * DAY_MS)
    expect(await standingOf(players[1]!)).toMatchObject({ wins: [] })
  })

  test('is exact after the server slept through it, and its history stays', async () => {
    await using own = (await openWith()).site
    const player = await own.player()
    const payload = settledRound(own.context.newId('rnd'), { game: GAME, stake: 1_000, win: 7_000 })
    const at = own.clock.now() + HOUR_MS
    const tell = (id: Id<'rnd'>, when: number) =>
      own.context.transaction((tx) =>
        emit(tx, roundSettled, { playerId: player.playerId, payload: { ...payload, roundId: id }, at: when }),
      )
    await tell(own.context.newId('rnd'), at - 1)
    await tell(own.context.newId('rnd'), at)
    await end(own, 3 * DAY_MS)
    const playerData = { roundsPlayed: 1, points: 70, place: 1 }
    expect(await past(player)).toMatchObject({ isFinal: true, players: 1, playerData, winners: [{ place: 1, points: 70 }] })
    await expectPostings(own, player, 'tournaments', [{ coins: 500_000, entries: 500 }])
    const announced = (await pushed(own, publicChannel(own.theme.id))).map(({ action }) => action)
    expect(announced.filter((action) => action !== 'positions')).toEqual(['stop'])
  })

  test('is announced once, as the start is', async () => {
    await using own = (await openWith()).site
    for (const ms of [0, MINUTE_MS, HOUR_MS, MINUTE_MS]) await end(own, ms)
    const announced = await pushed(own, publicChannel(own.theme.id))
    expect(announced.map(({ action }) => action)).toEqual(['start', 'stop'])
  })

  test('holds the prize of a player on a break, and pays and tells it when the break is over', async () => {
    await using own = (await openWith()).site
    const player = await own.player()
    await play(player, 5_000, { on: own })
    await player.call(beginAbsence, { body: { length: 'day' } })
    await end(own)
    await expectPostings(own, player, 'tournaments', [])
    await end(own, DAY_MS)
    await expectPostings(own, player, 'tournaments', [{ coins: 500_000, entries: 500 }])
    await expectPush(own, player, 'tournament', { action: 'playerWin', place: 1, coins: 500_000, entries: 500 })
    const told = (await pushed(own, `player:${player.playerId}`)).filter(({ action }) => action === 'playerWin')
    expect(told).toHaveLength(1)
  })

  test('holds the prize of a self-excluded player', async () => {
    await using own = (await openWith()).site
    const player = await own.player()
    await play(player, 5_000, { on: own })
    await player.call(beginAbsence, { body: { length: 'six-months' } })
    await end(own)
    await expectPostings(own, player, 'tournaments', [])
    const { rows } = await own.database.pool.query('select state from promotion.grant where player = $1', [player.playerId])
    expect(rows).toEqual([{ state: 'held' }])
    expect((await pushed(own, `player:${player.playerId}`)).map(({ action }) => action)).not.toContain('playerWin')
  })

  test('pays a player in a coins-only state without entries, as the page said', async () => {
    await using own = (await openWith()).site
    const options: NewTestPlayer = { state: 'CA' }
    const player = await own.player(options)
    await play(player, 5_000, { on: own })
    expect(await shown(player)).toMatchObject({ isCoinsOnly: true, prizes: PRIZES.map((prize) => ({ ...prize, entries: 0 })) })
    await end(own)
    await expectPostings(own, player, 'tournaments', [{ coins: 500_000 }])
    expect(await standingOf(player)).toMatchObject({ wins: [{ coins: 500_000, entries: 0 }] })
  })
})

test('TRN-2 the final table is what the rounds add up to', async () => {
  await using own = (await openWith()).site
  const players = [await own.player(), await own.player(), await own.player()]
  for (const win of [1_700, 900, 2_300, 400, 5_100, 800, 0, 3_000, 2_600]) {
    await play(players[win % players.length]!, win, { on: own })
  }
  await end(own)
  const { rows } = await own.database.pool.query<{ points: number }>(
    `select sum((payload ->> 'win')::int)::int / 100 as points from outbox.event
     where type = 'round.settled' group by player order by points desc`,
  )
  const final = await past(own.visitor())
  expect(final.isFinal).toBe(true)
  expect(final.winners.map(({ points }) => points)).toEqual(rows.map(({ points }) => points))
})

test('a brand without the feature has no such calls', async () => {
  await using own = (await openWith()).site
  const calls = () => Promise.all([getTournament, getNext, getHistory].map(({ path }) => own.visitor().get(path)))
  expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200])
  await own.context.transaction((tx) => setFeatureSwitch(tx, { brand: own.theme.id, feature: 'tournaments', isOn: false }))
  await own.liveSettings.refresh()
  expect((await calls()).map(({ status }) => status)).toEqual([404, 404, 404])
})

test('the demo starts with a past tournament, running ones that others lead, and more to come', async () => {
  await using own = await openTestSite()
  const slice = own.slices.find(({ id }) => id === 'tournaments')!
  for (let starts = 0; starts < 2; starts++) {
    await slice.seed?.(own.context)
    await own.deliverEvents()
    await own.closeRuns()
    await own.deliverEvents()
  }
  const { tournaments: ended } = (await own.visitor().call(getHistory, { query: {} })).body.data
  expect(ended).toMatchObject([{ campaign: { title: 'Opening cup' }, isFinal: true }])
  expect(ended[0]!.winners.length).toBeGreaterThan(1)
  expect(ended[0]!.winners.every(({ name, avatar }) => name && avatar)).toBe(true)
  const { tournaments: next } = (await own.visitor().call(getNext, { query: {} })).body.data
  expect(next.map(({ campaign }) => [campaign.title, campaign.state])).toEqual([
    ['Weeklong marathon', 'running'],
    ['Daily sprint', 'running'],
    ['Weekend showdown', 'planned'],
    ['Two-week race', 'planned'],
  ])
  expect(next.map(({ players }) => players > 1)).toEqual([true, true, false, false])
})
