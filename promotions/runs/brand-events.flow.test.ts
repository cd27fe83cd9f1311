import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { pauseCampaign } from '#platform/campaigns/index.ts'
import type { DomainEvent, ServerFeature } from '#platform/feature.ts'
import { promotionEntry } from '../index.ts'
import { publishRun, toyCampaign, toyPromotion } from '../testing/toy-promotion.ts'

/** What a slice that listens has heard of runs, by their brands. */
const heard: { brand: string; run: string; type: string; player: string | null; snapshot: string }[] = []
const hear = async (
  { theme }: { theme: { id: string } },
  { type, playerId, payload }: DomainEvent<'campaign.started' | 'campaign.paused' | 'campaign.closed'>,
): Promise<void> => void heard.push({ brand: theme.id, type, player: playerId, ...payload })
const listener: ServerFeature = {
  id: 'listener',
  isInEveryTheme: true,
  on: { 'campaign.started': hear, 'campaign.paused': hear, 'campaign.closed': hear },
}
const toySlice: ServerFeature = { ...promotionEntry(toyPromotion, 'toy'), isInEveryTheme: true }

let site: TestSite
beforeAll(async () => void (site = await openTestSite({ besides: [toySlice, listener] })))
afterAll(() => site.close())

const publish = (startsIn: number) => {
  const startsAt = site.clock.now() + startsIn
  return publishRun(site.context, toyCampaign, { config: { every: 1, coins: 100 }, startsAt, endsAt: startsAt + HOUR_MS })
}
const pause = (id: string, isPaused: boolean) =>
  site.context.transaction((tx) =>
    pauseCampaign(tx, site.context, { id, isPaused, by: { actor: { kind: 'operator', id: 'opr_ann' }, why: 'a fault' } }),
  )
/** Transactions of other tests on the same server hold back what counts as committed. */
async function deliver(run: string, count: number): Promise<string[]> {
  const typesOf = () => heard.filter((each) => each.run === run).map(({ type }) => type)
  await expect
    .poll(async () => {
      await site.deliverEvents()
      return typesOf().length
    })
    .toBe(count)
  return typesOf()
}

test('the start, a pause and the closing of a run are events of its brand, each once', async () => {
  const run = await publish(MINUTE_MS)
  await site.promotions.runDue()
  await site.deliverEvents()
  expect(heard.filter((each) => each.run === run)).toEqual([])
  site.advance(2 * MINUTE_MS)
  await Promise.all([site.promotions.runDue(), site.promotions.runDue()])
  await pause(run, true)
  await pause(run, true)
  await pause(run, false)
  site.advance(2 * HOUR_MS)
  for (let times = 0; times < 2; times++) await site.closeRuns()
  expect(await deliver(run, 3)).toEqual(['campaign.started', 'campaign.paused', 'campaign.closed'])
  for (const event of heard.filter((each) => each.run === run))
    expect(event).toMatchObject({ brand: site.theme.id, player: null, snapshot: expect.stringMatching(/^\d+:\d+:/) })
})

test('a run that the server slept through has started and closed, and a shadow run tells nothing', async () => {
  const [slept, shadow] = [await publish(MINUTE_MS), await publish(MINUTE_MS)]
  await site.database.pool.query("update campaign set status = 'shadow' where id = $1", [shadow])
  site.advance(3 * HOUR_MS)
  await site.closeRuns()
  expect(await deliver(slept, 2)).toEqual(['campaign.started', 'campaign.closed'])
  expect(await deliver(shadow, 0)).toEqual([])
})
