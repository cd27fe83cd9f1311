import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { HOUR_MS, SECOND_MS } from '#kernel/time.ts'
import { pauseCampaign } from '#platform/campaigns/index.ts'
import { roundSettled } from '#platform/events/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { callAct, promotionEntry, readRun } from '../index.ts'
import { setKillSwitch } from '../kill-switch.ts'
import { publishRun, toyCampaign, toyPromotion } from '../testing/toy-promotion.ts'

const act = route({
  method: 'POST',
  path: '/rest/toy/act/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  summary: 'An act of the toy.',
  body: z.object({ name: z.enum(['draw', 'take']) }),
  reply: z.record(z.string(), z.unknown()),
})
const toySlice: ServerFeature = {
  ...promotionEntry(toyPromotion, 'toy'),
  isInEveryTheme: true,
  routes: [
    bind(act, async (ctx, { body }) => {
      const done = await callAct(ctx, toyPromotion, body.name)
      return done.isDone ? { grants: done.grants } : { refused: done.refused }
    }),
  ],
}

/** Two processes on one database: operators stop at the other one. */
let site: TestSite
let other: TestSite
let run: Id<'cmp'>
beforeAll(async () => {
  site = await openTestSite({ besides: [toySlice] })
  other = await openTestSite({ besides: [toySlice], beside: site })
})
beforeEach(async () => {
  await site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'")
  run = await publishRun(site.context, toyCampaign, { config: { every: 100, coins: 100 }, endsAt: site.clock.now() + HOUR_MS })
})
afterAll(async () => {
  await other.close()
  await site.close()
})

const settle = (player: TestPlayer, stake: number) =>
  site.context.transaction((tx) =>
    emit(tx, roundSettled, {
      playerId: player.playerId,
      at: site.clock.now(),
      payload: settledRound(site.context.newId('rnd'), { stake }),
    }),
  )
const kill = (isOn: boolean) =>
  other.context.transaction((tx) => setKillSwitch(tx, { brand: site.theme.id, isOn, by: 'opr_ann', at: site.clock.now() }))
const pause = (isPaused: boolean) =>
  other.context.transaction((tx) =>
    pauseCampaign(tx, other.context, { id: run, isPaused, by: { actor: { kind: 'operator', id: 'opr_ann' }, why: 'a fault' } }),
  )
const cellOf = async (player: TestPlayer) => (await readRun(site.context, toyPromotion, player.playerId))?.cell
/** Stakes before, during and after a stop are 1, 2 and 4; all are read after the stop. */
async function playThrough(player: TestPlayer, stop: (isOn: boolean) => Promise<unknown>): Promise<void> {
  for (const [stake, isOn] of [
    [1, true],
    [2, false],
  ] as const) {
    await settle(player, stake)
    site.advance(SECOND_MS)
    await stop(isOn)
  }
  await settle(player, 4)
  await site.deliverEvents()
}

test.each([
  ['a pause', pause],
  ['the kill switch', kill],
])('events of before and after %s count, and those during it do not, whenever they are read', async (_, stop) => {
  const player = await site.player()
  await playThrough(player, stop)
  expect(await cellOf(player)).toMatchObject({ rounds: 2, sum: 5 })
})

test('events from before a stop count although they are read during it', async () => {
  const player = await site.player()
  await settle(player, 1)
  site.advance(SECOND_MS)
  await kill(true)
  await settle(player, 2)
  await site.deliverEvents()
  await kill(false)
  expect(await cellOf(player)).toMatchObject({ rounds: 1, sum: 1 })
})

test('a stop keeps who began and who ended it, and a repeat begins none', async () => {
  expect([await pause(true), await pause(true)]).toEqual([true, false])
  site.advance(SECOND_MS)
  expect([await pause(false), await pause(false)]).toEqual([true, false])
  const { rows } = await site.database.pool.query(
    'select stopped_by, resumed_by, until_at - from_at = $2::interval as is_exact from campaign_stop where run = $1',
    [run, '1 second'],
  )
  expect(rows).toEqual([{ stopped_by: 'opr_ann', resumed_by: 'opr_ann', is_exact: true }])
})

test('the kill switch reaches every process within its next look: no new trigger, and what was earned is still taken', async () => {
  const player = await site.player()
  await settle(player, 1)
  await site.deliverEvents()
  await kill(true)
  const draw = async () => (await player.call(act, { body: { name: 'draw' } })).body
  await expect.poll(draw, { timeout: 5_000 }).toEqual({ refused: 'not-running' })
  await settle(player, 2)
  await expect
    .poll(
      async () => {
        await site.deliverEvents()
        return cellOf(player)
      },
      { timeout: 5_000 },
    )
    .toMatchObject({ rounds: 1, sum: 1 })
  expect((await player.call(act, { body: { name: 'take' } })).body).toMatchObject({ grants: [{ coins: 3 }] })
  await expectPostings(site, player, 'toy', [{ coins: 3 }])
  await kill(false)
})
