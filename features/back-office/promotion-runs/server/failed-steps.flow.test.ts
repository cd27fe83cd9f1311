import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getOperator } from '#features/back-office/operators/contract.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { promotionEntry, readGrants } from '#promotions/index.ts'
import { mendToy } from '#promotions/testing/mend-toy.ts'
import { publishRun, toyCampaign, toyPromotion } from '#promotions/testing/toy-promotion.ts'
import { listHeld, replayCell } from '../contract.ts'

let site: TestSite
beforeAll(
  async () => void (site = await openTestSite({ besides: [{ ...promotionEntry(toyPromotion, 'toy'), isInEveryTheme: true }] })),
)
afterAll(() => site.close())

async function settle(playerId: Id<'plr'>, ...stakes: number[]): Promise<void> {
  for (const stake of stakes) {
    const payload = settledRound(site.context.newId('rnd'), { stake })
    await site.context.transaction((tx) => emit(tx, roundSettled, { playerId, at: site.clock.now(), payload }))
  }
  await site.deliverEvents()
}

test('a tick that fails is listed and counted with its first failure until the step is mended, and then grants once', async () => {
  const ann = await signedInOperator(site, 'ann', 'crm')
  const ticks = async () => (await ann.call(listHeld)).body.data.ticks
  const waiting = async () => (await ann.call(getOperator)).body.data?.waiting['/operator/faults'] ?? 0
  const endsAt = site.clock.now() + DAY_MS
  const run = await publishRun(site.context, toyCampaign, { config: { every: 1_000, coins: 1 }, endsAt })
  const { playerId } = await site.player()
  await settle(playerId, 1_000_000, 77)
  expect([await ticks(), await waiting()]).toEqual([[], 0])
  site.advance(2 * MINUTE_MS)
  await site.runJobs()
  const [first] = await ticks()
  expect(first).toMatchObject({ run, title: 'Toy', player: playerId, failure: 'Error: a sum that cannot tick' })
  expect(await waiting()).toBe(1)
  const { rows } = await site.database.pool.query("select after from audit_event where what = 'held-events-seen'")
  expect(rows).toEqual([{ after: { seen: [playerId] } }])
  site.advance(2 * MINUTE_MS)
  await site.runJobs()
  expect(await ticks()).toEqual([first])
  mendToy()
  site.advance(2 * MINUTE_MS)
  await site.runJobs()
  await site.runJobs()
  expect([await ticks(), await waiting()]).toEqual([[], 0])
  expect(await readGrants(site.context.reader, { player: playerId, run })).toMatchObject([{ cause: 'tick', value: { coins: 1 } }])
})

test('a parked cell is replayed with the committed moments of its run', async () => {
  const endsAt = site.clock.now() + DAY_MS
  const run = await publishRun(site.context, toyCampaign, { config: { every: 1_000, coins: 1, drops: 1 }, endsAt })
  await site.promotions.runDue()
  site.advance(DAY_MS - SECOND_MS)
  const { playerId } = await site.player()
  await settle(playerId, 666)
  mendToy()
  const ben = await signedInOperator(site, 'ben', 'crm')
  const { body } = await ben.call(replayCell, { body: { run, player: playerId, why: 'the step was mended' } })
  expect(body).toEqual({ success: true, data: { folded: 1 } })
  const [grant] = await readGrants(site.context.reader, { player: playerId, run })
  expect(grant).toMatchObject({ key: expect.stringContaining(':drop:'), value: { coins: 3 } })
})
