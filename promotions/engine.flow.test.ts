import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { settleRound } from '#apps/site/testing/settle-round.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { checkInvariants } from '#ledger/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { readCell } from './cells/store.ts'
import { callAct, promotionEntry, readGrants, readRun } from './index.ts'
import { mendToy } from './testing/mend-toy.ts'
import { publishRun, toyCampaign, toyPromotion } from './testing/toy-promotion.ts'

const act = route({
  method: 'POST',
  path: '/rest/toy/act/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  summary: 'An act of the toy.',
  body: z.object({ name: z.enum(['draw', 'daily']) }),
  reply: z.record(z.string(), z.unknown()),
})

let isReceiving = true
const toySlice: ServerFeature = {
  ...promotionEntry(toyPromotion, 'toy'),
  isInEveryTheme: true,
  routes: [
    bind(act, async (ctx, { body }) => {
      const done = await callAct(ctx, toyPromotion, body.name)
      return done.isDone ? { reply: done.reply, grants: done.grants, isReplay: done.isReplay } : { refused: done.refused }
    }),
  ],
  notReceiving: async (_ctx, _db, players) => (isReceiving ? [] : players),
}

let site: TestSite
let run: Id<'cmp'>
beforeAll(async () => void (site = await openTestSite({ besides: [toySlice] })))
beforeEach(async () => {
  await site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'")
  run = await publishRun(site.context, toyCampaign, { config: { every: 2, coins: 100 }, endsAt: site.clock.now() + HOUR_MS })
})
afterAll(() => site.close())

const settle = (player: TestPlayer, stake: number, at = site.clock.now()) => settleRound(site, player, stake, at)
const cellOf = async (player: TestPlayer) => (await readRun(site.context, toyPromotion, player.playerId))?.cell
const grantsOf = (player: TestPlayer) => readGrants(site.context.reader, { player: player.playerId, run })

describe('the reader', () => {
  test('lets a player join with the round that makes an audience fit, also among others of one batch', async () => {
    const player = await site.player()
    const joinAudience = { combinator: 'and', rules: [{ field: 'rounds', operator: '>=', value: 4 }] }
    await site.database.pool.query('update campaign set join_audience = $1 where id = $2', [JSON.stringify(joinAudience), run])
    await settle(player, 1)
    await site.deliverEvents()
    for (const stake of [10, 100, 1_000, 10_000]) await settle(player, stake)
    await site.deliverEvents()
    expect(await cellOf(player)).toMatchObject({ rounds: 2, sum: 11_000 })
  })

  test('folds each event once, in order, and the grant payer pays what the step grants', async () => {
    const player = await site.player()
    for (const stake of [10, 20, 30, 40]) await settle(player, stake)
    await site.deliverEvents()
    await site.deliverEvents()
    expect(await cellOf(player)).toEqual({ rounds: 4, sum: 100, tickAt: null })
    await expectPostings(site, player, 'toy', [{ coins: 100 }, { coins: 100 }])
    expect((await grantsOf(player)).map(({ state, cause }) => [state, cause.split(':')[0]])).toEqual([
      ['paid', 'event'],
      ['paid', 'event'],
    ])
    expect(await checkInvariants(site.context.reader)).toEqual([])
  })

  test('counts an event by its own time: before the start and from the end on it belongs to no run', async () => {
    const player = await site.player()
    await settle(player, 10, site.clock.now() - 1)
    await settle(player, 20)
    await settle(player, 40, site.clock.now() + HOUR_MS)
    await site.deliverEvents()
    expect(await cellOf(player)).toMatchObject({ rounds: 1, sum: 20 })
  })

  test('parks a cell whose step fails, goes on with all others, and replays it in order once mended', async () => {
    const [failing, other] = [await site.player(), await site.player()]
    for (const stake of [10, 666, 20]) await settle(failing, stake)
    for (const stake of [1, 2]) await settle(other, stake)
    await site.deliverEvents()
    expect(await cellOf(failing)).toMatchObject({ rounds: 1, sum: 10 })
    expect(await cellOf(other)).toMatchObject({ rounds: 2, sum: 3 })
    expect(await site.promotions.replayParked({ run, player: failing.playerId })).toEqual({
      failure: 'Error: a stake that this step cannot take',
    })
    mendToy()
    expect(await site.promotions.replayParked({ run, player: failing.playerId })).toEqual({ folded: 2 })
    await site.deliverEvents()
    expect(await cellOf(failing)).toMatchObject({ rounds: 3, sum: 696 })
    await expectPostings(site, failing, 'toy', [{ coins: 100 }])
  })

  test('folds a run for guests for nobody', async () => {
    await site.database.pool.query("update campaign set audience = 'guests' where id = $1", [run])
    const player = await site.player()
    for (const stake of [1, 2]) await settle(player, stake)
    await site.deliverEvents()
    expect(await player.call(act, { body: { name: 'daily' } })).toMatchObject({ body: { refused: 'not-running' } })
    expect(await site.database.pool.query('select from promotion.player_cells where cells ? $1', [run])).toMatchObject({
      rowCount: 0,
    })
    expect(await grantsOf(player)).toEqual([])
  })

  test('lets a player join by the facts at the event’s time, who then stays', async () => {
    const tree = { combinator: 'and', rules: [{ field: 'rounds28', operator: '>=', value: 2 }] }
    await site.database.pool.query('update campaign set join_audience = $2 where id = $1', [run, JSON.stringify(tree)])
    const player = await site.player()
    await settle(player, 1)
    await site.deliverEvents()
    expect(await player.call(act, { body: { name: 'daily' } })).toMatchObject({ body: { refused: 'not-eligible' } })
    for (const stake of [2, 4]) await settle(player, stake)
    await site.deliverEvents()
    expect(await cellOf(player)).toMatchObject({ rounds: 2, sum: 6 })
    expect(await player.call(act, { body: { name: 'daily' } })).toMatchObject({ body: { isReplay: false } })
  })

  test('a shadow run folds and grants nothing', async () => {
    const player = await site.player()
    await site.database.pool.query("update campaign set status = 'shadow' where id = $1", [run])
    for (const stake of [1, 2]) await settle(player, stake)
    await site.deliverEvents()
    const { rows } = await site.database.pool.query('select state from promotion.grant where player = $1', [player.playerId])
    expect(rows).toEqual([{ state: 'shadow' }])
    await expectPostings(site, player, 'toy', [])
  })
})

describe('the grant payer', () => {
  test('holds a grant while its player may not receive it, and pays it afterwards', async () => {
    const player = await site.player()
    isReceiving = false
    for (const stake of [1, 2]) await settle(player, stake)
    await site.deliverEvents()
    expect(await grantsOf(player)).toMatchObject([{ state: 'held' }])
    isReceiving = true
    site.advance(20 * MINUTE_MS)
    await site.deliverEvents()
    expect(await grantsOf(player)).toMatchObject([{ state: 'paid', paid: { coins: 100 } }])
    await expectPostings(site, player, 'toy', [{ coins: 100 }])
  })
})

describe('an act', () => {
  test('draws from the player’s seeds, pays at once, and replies the same to a repeat', async () => {
    const player = await site.player()
    await settle(player, 1)
    await site.deliverEvents()
    const call = () => player.call(act, { body: { name: 'draw' }, headers: { 'idempotency-key': 'once' } })
    const first = (await call()).body as { reply: { coins: number }; isReplay: boolean }
    expect(first).toMatchObject({ reply: { coins: expect.any(Number) }, isReplay: false })
    expect((await call()).body).toMatchObject({ reply: first.reply, isReplay: true })
    await expectPostings(site, player, 'toy', [{ coins: first.reply.coins }])
    const [grant] = await grantsOf(player)
    expect(grant).toMatchObject({ state: 'paid', cause: 'act:once', draws: [{ nonce: 1 }, { nonce: 2 }] })
  })

  test('is refused by its own rule and changes nothing', async () => {
    const player = await site.player()
    expect((await player.call(act, { body: { name: 'draw' } })).body).toEqual({ refused: 'no-rounds' })
    expect(await grantsOf(player)).toEqual([])
  })

  test('twice at once acts once a period', async () => {
    const player = await site.player()
    const calls = await Promise.all([1, 2, 3].map(() => player.call(act, { body: { name: 'daily' } })))
    expect(calls.filter(({ body }) => body.isReplay === false)).toHaveLength(1)
    const { rows } = await site.database.pool.query('select kind, of, count from promotion.entitlement where player = $1', [
      player.playerId,
    ])
    expect(rows).toEqual([{ kind: 'ticket', of: 'toy', count: 1 }])
  })
})

test('a cell ticks when it is due, once', async () => {
  const player = await site.player()
  await settle(player, 77)
  await site.deliverEvents()
  await site.runJobs()
  expect(await grantsOf(player)).toEqual([])
  site.advance(2 * MINUTE_MS)
  await site.runJobs()
  await site.runJobs()
  expect(await grantsOf(player)).toMatchObject([{ cause: 'tick', state: 'paid' }])
})

test('an event and an act after a due tick find the cell ticked at its moment, before the ticks’ own job comes', async () => {
  const [player, other] = [await site.player(), await site.player()]
  for (const each of [player, other]) await settle(each, 77)
  await site.deliverEvents()
  site.advance(90_000)
  await settle(player, 30)
  await other.call(act, { body: { name: 'draw' } })
  await site.deliverEvents()
  for (const each of [player, other]) {
    const grants = (await grantsOf(each)).filter(({ cause }) => cause === 'tick')
    expect(grants).toMatchObject([{ key: expect.stringMatching(/:tick:1$/), state: 'paid', earnedAt: site.clock.now() - 30_000 }])
  }
  await site.runJobs()
  expect((await grantsOf(player)).filter(({ cause }) => cause === 'tick')).toHaveLength(1)
})

test('a run closes once all its events are read, pays what its cells are worth, and notes late events', async () => {
  const player = await site.player()
  const inTime = site.clock.now()
  await settle(player, 30)
  site.advance(2 * HOUR_MS)
  await site.closeRuns()
  expect(await grantsOf(player)).toMatchObject([{ cause: 'close', value: { coins: 30 }, state: 'paid' }])
  await settle(player, 50, inTime)
  await site.deliverEvents()
  const { rows } = await site.database.pool.query('select player from promotion.late_event where run = $1', [run])
  expect(rows).toEqual([{ player: player.playerId }])
  const archived = await site.database.pool.query('select cell from promotion.cell_archive where run = $1', [run])
  expect(archived.rows).toEqual([{ cell: { rounds: 1, sum: 30, tickAt: null } }])
})

test('an event that comes while its run is being closed is late, and adds no cell that would never close', async () => {
  const [player, late] = [await site.player(), await site.player()]
  const inTime = site.clock.now()
  await settle(player, 30)
  await site.deliverEvents()
  site.advance(2 * HOUR_MS)
  const holder = await site.database.sessions.connect()
  await holder.query('begin')
  await holder.query('lock table promotion.cell_archive in share mode')
  const closing = site.closeRuns()
  const sealed = 'select count(*)::int as count from promotion.closing where run = $1 and sealed_at is not null'
  await expect.poll(async () => (await site.database.pool.query(sealed, [run])).rows, { timeout: 20_000 }).toEqual([{ count: 1 }])
  await settle(late, 50, inTime)
  await site.deliverEvents()
  await holder.query('commit')
  holder.release()
  await closing
  const { rows } = await site.database.pool.query('select player from promotion.late_event where run = $1', [run])
  expect(rows).toEqual([{ player: late.playerId }])
  expect(await readCell(site.database.reader, late.playerId, run)).toBeUndefined()
  const closed = await site.database.pool.query('select closed_at is not null as closed from promotion.closing where run = $1', [
    run,
  ])
  expect(closed.rows).toEqual([{ closed: true }])
})

test('a campaign of a feature that does not run on the engine is never closed, and holds back nothing', async () => {
  await site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'")
  await site.database.pool.query(
    `insert into campaign (id, brand, feature, slug, words, starts_at, ends_at, audience, config, status, is_exclusive, created_at)
     values ('cmp_no_rule', 'velmora', 'without-a-rule', 'over', '{}', $1, $2, 'everyone', '{}', 'published', false, now())`,
    [new Date(site.clock.now() - 2 * HOUR_MS), new Date(site.clock.now() - HOUR_MS)],
  )
  await site.closeRuns()
  const { rows } = await site.database.pool.query("select from promotion.closing where run = 'cmp_no_rule'")
  expect(rows).toEqual([])
})
