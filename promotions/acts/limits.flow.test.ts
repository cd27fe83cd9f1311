import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { route } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { HOUR_MS } from '#kernel/time.ts'
import { checkInvariants } from '#ledger/index.ts'
import { roundSettled } from '#platform/events/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { readBudget } from '../claims/budget.ts'
import { callAct, promotionEntry, readGrants } from '../index.ts'
import { publishRun, toyCampaign, toyPromotion } from '../testing/toy-promotion.ts'

const act = route({
  method: 'POST',
  path: '/rest/toy/act/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  summary: 'An act of the toy.',
  body: z.object({ name: z.enum(['draw', 'grab']) }),
  reply: z.record(z.string(), z.unknown()),
})
const toySlice: ServerFeature = {
  ...promotionEntry(toyPromotion, 'toy'),
  isInEveryTheme: true,
  routes: [bind(act, async (ctx, { body }) => ({ ...(await callAct(ctx, toyPromotion, body.name)), run: null, cell: null }))],
}
/** The largest draw of the toy, and the least. */
const [LARGEST, LEAST] = [14, 10]

let site: TestSite
let run: Id<'cmp'>
beforeAll(async () => void (site = await openTestSite({ besides: [toySlice] })))
beforeEach(async () => {
  await site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'")
  const budget = { coins: 100, entries: null, entriesPerPlayerAndDay: null }
  run = await publishRun(site.context, toyCampaign, { config: { every: 2, coins: 1, budget } })
})
afterAll(() => site.close())

const settle = (player: TestPlayer) =>
  site.context.transaction((tx) =>
    emit(tx, roundSettled, { playerId: player.playerId, payload: settledRound(site.context.newId('rnd')), at: site.clock.now() }),
  )
async function joined(): Promise<TestPlayer> {
  const player = await site.player({ isTest: false })
  await settle(player)
  await site.deliverEvents()
  return player
}
const call = async (player: TestPlayer, name: 'draw' | 'grab') => (await player.call(act, { body: { name } })).body
const setCoins = (coins: number) =>
  site.database.pool.query(`update campaign set config = jsonb_set(config, '{budget,coins}', $2) where id = $1`, [
    run,
    `${coins}`,
  ])
const left = async () => (await readBudget(site.context.reader, run)).coins?.left
const paidBy = async () => {
  const { rows } = await site.database.pool.query<{ coins: number }>(
    "select coalesce(sum((paid ->> 'coins')::int), 0)::int as coins from promotion.grant where run = $1 and state = 'paid'",
    [run],
  )
  return rows[0]!.coins
}
const drawsOf = async (player: TestPlayer) =>
  (await site.database.pool.query('select nonce from fair_draw where player = $1', [player.playerId])).rowCount

test('a draw reserves the largest prize and keeps the actual one', async () => {
  const player = await joined()
  expect(await call(player, 'draw')).toMatchObject({ isDone: true })
  expect(await left()).toBe(100 - (await paidBy()))
})

test('with less than the largest prize left an act is refused before it draws, until there is more', async () => {
  const player = await joined()
  await setCoins(LARGEST - 1)
  expect(await call(player, 'draw')).toMatchObject({ isDone: false, refused: 'budget-exhausted' })
  expect(await drawsOf(player)).toBe(0)
  expect(await paidBy()).toBe(0)
  await setCoins(LARGEST)
  expect(await call(player, 'draw')).toMatchObject({ isDone: true })
})

test('many draws at once never exceed the budget, and go on as long as it allows the largest', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, joined))
  const done = await Promise.all(players.map((player) => call(player, 'draw')))
  const paid = await paidBy()
  expect(paid).toBeLessThanOrEqual(100)
  expect(await left()).toBe(100 - paid)
  expect(100 - paid).toBeLessThan(LARGEST)
  expect(done.filter(({ isDone }) => isDone).length).toBeLessThanOrEqual(100 / LEAST)
  expect(await checkInvariants(site.context.reader)).toEqual([])
})

test('a budget that operators plan limits acts as well, many at once, until it is raised', async () => {
  const plan = (coins: number) =>
    site.database.pool.query("update campaign set budget = $2, config = config - 'budget' where id = $1", [
      run,
      JSON.stringify({ coins, entries: null }),
    ])
  await plan(50)
  const players = await Promise.all(Array.from({ length: 8 }, joined))
  const done = await Promise.all(players.map((player) => call(player, 'draw')))
  expect(done.flatMap(({ refused }) => refused ?? [])).toContain('budget-exhausted')
  const paid = await paidBy()
  expect(paid).toBeLessThanOrEqual(50)
  expect(paid).toBeGreaterThan(50 - LARGEST)
  await plan(paid + LARGEST)
  expect(await call(players[0]!, 'draw')).toMatchObject({ isDone: true })
  expect(await checkInvariants(site.context.reader)).toEqual([])
})

test('what events earned is held until there is a budget for it', async () => {
  const player = await joined()
  expect(await call(player, 'draw')).toMatchObject({ isDone: true })
  await setCoins(await paidBy())
  await settle(player)
  await site.deliverEvents()
  const earned = async () =>
    (await readGrants(site.context.reader, { player: player.playerId, run })).find(({ cause }) => cause.startsWith('event:'))
  expect(await earned()).toMatchObject({ state: 'held', value: { coins: 1 } })
  await setCoins(50)
  site.advance(HOUR_MS)
  await site.deliverEvents()
  expect(await earned()).toMatchObject({ state: 'paid' })
  expect(await left()).toBe(50 - (await paidBy()))
})

test('an act for the first three is done by exactly three, once each', async () => {
  const players = await Promise.all(Array.from({ length: 9 }, joined))
  const done = await Promise.all([...players, ...players].map((player) => call(player, 'grab')))
  const refusals = done.filter(({ isDone }) => !isDone).map(({ refused }) => refused)
  expect(refusals).toHaveLength(15)
  expect(refusals.filter((refused) => refused === 'claimed-before')).toHaveLength(3)
  expect(await paidBy()).toBe(27)
})
