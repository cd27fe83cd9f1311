import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { promotionEntry } from '#promotions/index.ts'
import { publishRun, toyCampaign, toyPromotion } from '#promotions/testing/toy-promotion.ts'
import { getRewards } from '../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ besides: [{ ...promotionEntry(toyPromotion, 'toy'), isInEveryTheme: true }] })
  await publishRun(site.context, toyCampaign, { config: { every: 1, coins: 500 } })
})
afterAll(() => site.close())

test('a grant is listed with its campaign’s title, for its player alone', async () => {
  const [player, other] = [await site.player(), await site.player()]
  const payload = settledRound(site.context.newId('rnd'))
  await site.context.transaction((tx) => emit(tx, roundSettled, { playerId: player.playerId, payload, at: site.clock.now() }))
  await site.deliverEvents()
  expect((await player.call(getRewards)).body.data.rewards).toMatchObject([
    { title: 'Toy', link: '/toy', state: 'paid', value: { kind: 'balance', coins: 500, entries: 0 } },
  ])
  expect((await other.call(getRewards)).body.data.rewards).toEqual([])
})

test('a guest is refused, and a brand without the feature has no such call', async () => {
  expect((await site.visitor().call(getRewards)).status).toBe(401)
  await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'rewards', isOn: false }))
  await site.liveSettings.refresh()
  expect((await (await site.player()).call(getRewards)).status).toBe(404)
})
