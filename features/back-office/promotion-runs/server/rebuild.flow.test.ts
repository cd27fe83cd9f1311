import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { route } from '#kernel/contract.ts'
import { DAY_MS, HOUR_MS, type Instant, SECOND_MS } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import type { PlayedRound } from '#promotions/forecast/played-round.ts'
import { callAct, promotionEntry } from '#promotions/index.ts'
import { rankOf } from '#promotions/boards/places.ts'
import { publishRun, toyCampaign, toyPromotion } from '#promotions/testing/toy-promotion.ts'
import * as contract from '../contract.ts'

/** The round store: rounds stay in it, whatever becomes of their events. */
const store: (PlayedRound & { readonly openedAt: Instant })[] = []
const draw = route({
  method: 'POST',
  path: '/rest/toy/draw/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  summary: 'A draw of the toy.',
  reply: z.object({ isDone: z.boolean() }),
})

const toySlice: ServerFeature = {
  ...promotionEntry(toyPromotion, 'toy'),
  isInEveryTheme: true,
  routes: [bind(draw, async (ctx) => ({ isDone: (await callAct(ctx, toyPromotion, 'draw')).isDone }))],
  settledRounds: async (_, { players, since }) =>
    store.filter(({ player, openedAt }) => players.includes(player) && openedAt >= since),
}

let site: TestSite
let ann: TestClient
let bob: TestClient
let run: string
const config = { every: 2, coins: 100 }
beforeAll(async () => void (site = await openTestSite({ besides: [toySlice] })))
beforeEach(async () => {
  ann = await signedInOperator(site, `ann-${site.clock.now()}`, 'crm')
  bob = await signedInOperator(site, `bob-${site.clock.now()}`, 'crm')
  run = await publishRun(site.context, toyCampaign, { config, endsAt: site.clock.now() + HOUR_MS })
})
afterEach(async () => {
  site.advance(3 * HOUR_MS)
  await site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'")
})
afterAll(() => site.close())

const keep = ({ playerId }: TestPlayer, stake: number, openedAt = site.clock.now()): PlayedRound => {
  const round = { player: playerId, openedAt, at: site.clock.now(), payload: settledRound(site.context.newId('rnd'), { stake }) }
  store.push(round)
  return round
}
const settle = async (player: TestPlayer, stake: number, openedAt = site.clock.now()) => {
  const { payload, at } = keep(player, stake, openedAt)
  await site.context.transaction((tx) => emit(tx, roundSettled, { playerId: player.playerId, at, payload }))
  await site.deliverEvents()
}
const why = 'an event was lost'
const start = (by = ann) => by.call(contract.startRebuild, { body: { run, why } })
const read = async () => (await ann.call(contract.readRebuild, { params: { id: run } })).body.data.rebuild!
type RebuildRoute = typeof contract.approveRebuild
const decide = (route: RebuildRoute, by: TestClient, rebuild: string) => by.call(route, { body: { run, rebuild, why } })
const compared = async () => {
  expect((await start()).body).toEqual({ success: true })
  await site.runJobs()
  return read()
}
const cellOf = async ({ playerId }: TestPlayer, of = run): Promise<unknown> => {
  const { rows } = await site.database.pool.query(
    "select cells -> $2 -> 'cell' as cell from promotion.player_cells where player = $1",
    [playerId, of],
  )
  return rows[0]?.cell ?? null
}
const coinsOf = async ({ playerId }: TestPlayer, of = run): Promise<number> => {
  const { rows } = await site.database.pool.query(
    `select coalesce(sum(m.amount), 0)::int as sum from ledger.transfer t, unnest(t.movements) m
     where t.player = $1 and t.ref ->> 'run' = $2 and m.asset = 'coins'`,
    [playerId, of],
  )
  return rows[0].sum
}

test('a rebuild lists where log and cells differ, and writes it once a second operator approves', async () => {
  const [exact, lost] = [await site.player(), await site.player()]
  for (const player of [exact, exact, lost, lost, lost]) await settle(player, 50)
  keep(lost, 50)
  expect((await start(await signedInOperator(site, `audrey-${site.clock.now()}`, 'auditor'))).status).toBe(403)
  expect((await start(bob)).body).toEqual({ success: true })
  expect((await start()).body).toEqual({ success: false, reasonType: 'open' })
  await site.runJobs()
  const report = await read()
  expect(report).toMatchObject({
    state: 'compared',
    players: 2,
    waiting: 0,
    differing: 1,
    failed: 0,
    requestedBy: { isYou: false },
  })
  expect(report.rows).toMatchObject([
    {
      player: lost.playerId,
      state: 'different',
      stored: { points: [{ board: run, points: 150 }] },
      rebuilt: { points: [{ board: run, points: 200 }] },
      missing: [{ key: 'round:4', value: '1 coin' }],
      surplus: [],
    },
  ])
  expect(await cellOf(lost)).toMatchObject({ rounds: 3 })
  const approve = (by: TestClient) => decide(contract.approveRebuild, by, report.id)
  expect((await approve(bob)).body).toEqual({ success: false, reasonType: 'your-own' })
  const lock = { sql: 'select from promotion.rebuild where id = $1 for update', values: [report.id] }
  const replies = await atOnce(site, lock, [() => approve(ann), () => approve(ann)])
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
  await site.runJobs()
  await site.runJobs()
  expect(await read()).toMatchObject({ state: 'applied', rows: [{ state: 'applied' }] })
  expect([await cellOf(lost), await coinsOf(lost), await coinsOf(exact)]).toEqual([
    { rounds: 4, sum: 200, tickAt: null },
    200,
    100,
  ])
  expect(await rankOf(site.context.reader, run as never, lost.playerId)).toMatchObject({ place: 1, points: 200 })
  await settle(lost, 50)
  expect(await cellOf(lost)).toMatchObject({ rounds: 5 })
  expect(await compared()).toMatchObject({ state: 'compared', differing: 0, rows: [] })
})

test('an abandoned round counts when the house settles it, a month after it was opened', async () => {
  await settle(await site.player(), 50, site.clock.now() - 31 * DAY_MS)
  expect(await compared()).toMatchObject({ state: 'compared', players: 1, differing: 0, failed: 0 })
})

test('a grant that the log does not earn is listed, and stays', async () => {
  const player = await site.player()
  for (let round = 0; round < 2; round++) await settle(player, 50)
  store.pop()
  const { id, rows } = await compared()
  expect(rows).toMatchObject([{ missing: [], surplus: [{ key: 'round:2', value: '1 coin' }] }])
  expect((await decide(contract.approveRebuild, bob, id)).body).toEqual({ success: true })
  await site.runJobs()
  expect([await cellOf(player), await coinsOf(player)]).toMatchObject([{ rounds: 1 }, 100])
})

test('a dispute pack holds all that a grant was decided by, and explains which events counted', async () => {
  const player = await site.player()
  for (const stake of [50, 60]) await settle(player, stake)
  const pack = async (by: TestClient, key = 'round:2') =>
    by.call(contract.readDisputePack, { body: { run, player: player.playerId, key } })
  const editor = await signedInOperator(site, `ed-${site.clock.now()}`, 'editor')
  expect([(await pack(editor)).status, (await pack(player)).status, (await pack(ann, 'round:3')).status]).toEqual([403, 401, 404])
  const told = (await pack(ann)).body.data.pack
  expect(told).toMatchObject({
    grant: { key: 'round:2', player: player.playerId, state: 'paid', paid: { kind: 'balance', coins: 100 } },
    event: { id: expect.stringMatching(/^\d+$/), type: 'round.settled', payload: { stake: 60 } },
    cell: { before: { rounds: 1, sum: 50 }, after: { rounds: 2, sum: 110 } },
    draws: [],
    transfer: { kind: 'toy', ref: { run } },
  })
  expect(createHash('sha256').update(told.config.text!).digest('hex')).toBe(told.config.hash)
  const { rows } = await site.database.pool.query("select after from audit_event where what = 'promotion-dispute-pack-seen'")
  expect(rows.at(-1)?.after).toEqual({ seen: [player.playerId] })
  expect((await player.call(draw)).body).toEqual({ isDone: true })
  const drawn = (await pack(ann, 'draw:2')).body.data.pack
  expect(drawn).toMatchObject({ act: { name: 'draw' }, event: null })
  expect(drawn.draws).toHaveLength(2)
  expect(drawn.draws[0]).toMatchObject({
    rules: { id: 'toy' },
    serverSeed: null,
    commit: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const { explanation } = (await ann.call(contract.explainPlayer, { body: { run, player: player.playerId } })).body.data
  expect(explanation!.events.map(({ type, reason }) => [type, reason])).toEqual([
    ['round.settled', null],
    ['round.settled', null],
  ])
})

test('a discarded rebuild changes nothing, and is not approved', async () => {
  const player = await site.player()
  await settle(player, 50)
  keep(player, 50)
  const { id } = await compared()
  expect((await decide(contract.discardRebuild, ann, id)).body).toEqual({ success: true })
  expect((await decide(contract.approveRebuild, bob, id)).body).toEqual({ success: false, reasonType: 'decided' })
  await site.runJobs()
  expect(await cellOf(player)).toMatchObject({ rounds: 1 })
})

/** The run is open to players with two rounds in four weeks: the second round joins. */
const openToPlayersOfTwo = (of: string) =>
  site.database.pool.query('update campaign set join_audience = $2 where id = $1', [
    of,
    { combinator: 'and', rules: [{ field: 'rounds28', operator: '>=', value: 2 }] },
  ])

test('in a run with an audience, players who joined are compared from then on', async () => {
  await openToPlayersOfTwo(run)
  const [exact, lost, foreign] = [await site.player(), await site.player(), await site.player()]
  for (const player of [exact, lost, foreign]) await settle(player, 50)
  site.advance(SECOND_MS)
  for (const player of [exact, lost]) await settle(player, 50)
  keep(lost, 50)
  keep(foreign, 50)
  const report = await compared()
  expect(report).toMatchObject({ differing: 1, failed: 0 })
  expect(report.rows).toMatchObject([{ player: lost.playerId, missing: [{ key: 'round:2' }], surplus: [] }])
  await decide(contract.approveRebuild, ann, report.id)
  await decide(contract.approveRebuild, bob, report.id)
  await site.runJobs()
  await site.runJobs()
  expect([await cellOf(exact), await cellOf(lost), await cellOf(foreign)]).toMatchObject([{ rounds: 1 }, { rounds: 2 }, null])
  expect((await compared()).differing).toBe(0)
})

test('a parked cell is not compared; a run with results is not rebuilt', async () => {
  const player = await site.player()
  for (const stake of [50, 666]) await settle(player, stake)
  expect(await compared()).toMatchObject({ failed: 1, rows: [{ failure: expect.stringContaining('parked') }] })
  await decide(contract.discardRebuild, ann, (await read()).id)
  site.advance(2 * HOUR_MS)
  await site.runJobs()
  // The parked cell holds the results back for an hour.
  site.advance(2 * HOUR_MS)
  await site.closeRuns()
  ann = await signedInOperator(site, `late-${site.clock.now()}`, 'crm')
  expect((await start()).body).toEqual({ success: false, reasonType: 'closed' })
})

test('a run counts since a moment before its start: once it has started, and each event once', async () => {
  const [player, idle] = [await site.player(), await site.player()]
  await settle(player, 7)
  site.advance(HOUR_MS)
  const since = site.clock.now()
  for (const stake of [50, 50, 50]) await settle(player, stake)
  site.advance(HOUR_MS)
  const startsAt = site.clock.now() + HOUR_MS
  const counting = await publishRun(site.context, toyCampaign, {
    config,
    startsAt,
    endsAt: startsAt + HOUR_MS,
    countsSince: since,
  })
  await settle(player, 50)
  await site.runJobs()
  expect(await cellOf(player, counting)).toBeNull()
  site.advance(HOUR_MS)
  await settle(player, 50)
  expect(await cellOf(player, counting)).toMatchObject({ rounds: 1 })
  for (let twice = 0; twice < 2; twice++) await site.runJobs()
  expect(await cellOf(player, counting)).toMatchObject({ rounds: 5, sum: 250 })
  expect(await coinsOf(player, counting)).toBe(200)
  expect(await rankOf(site.context.reader, counting, player.playerId)).toMatchObject({ points: 250 })
  expect(await cellOf(idle, counting)).toBeNull()
  await settle(player, 50)
  expect([await cellOf(player, counting), await coinsOf(player, counting)]).toMatchObject([{ rounds: 6 }, 300])
})

test('a run with an audience counts the time before its start for every player who fits, and a rebuild finds the same', async () => {
  const [fitting, foreign] = [await site.player(), await site.player()]
  const since = site.clock.now()
  for (const player of [fitting, fitting, fitting, foreign]) await settle(player, 50)
  const startsAt = site.clock.now() + HOUR_MS
  const counting = await publishRun(site.context, toyCampaign, {
    config,
    startsAt,
    endsAt: startsAt + HOUR_MS,
    countsSince: since,
  })
  await openToPlayersOfTwo(counting)
  site.advance(HOUR_MS)
  for (let twice = 0; twice < 2; twice++) await site.runJobs()
  expect([await cellOf(fitting, counting), await cellOf(foreign, counting)]).toMatchObject([{ rounds: 3 }, null])
  run = counting
  ann = await signedInOperator(site, `ann-${site.clock.now()}`, 'crm')
  expect(await compared()).toMatchObject({ differing: 0, failed: 0 })
})
