import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { backAgain, balancesOf } from '#apps/site/testing/people.ts'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { shopAt } from '#apps/site/testing/shop.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { listDraws } from '#features/play/fair-play/contract.ts'
import { getRewards } from '#features/promotions/rewards/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { getConfigs, spin } from '../contract.ts'
import { dailyWheelServer } from './index.ts'

const provider = scriptedProvider()
let site: TestSite
let shop: ReturnType<typeof shopAt>
beforeAll(async () => {
  site = await openTestSite({ payments: [provider] })
  shop = shopAt(site, provider)
  await dailyWheelServer.seed?.(site.context)
})
afterAll(() => site.close())

const boosterOf = async (player: TestPlayer) =>
  (await player.call(getConfigs)).body.data.wheels.find(({ type }) => type === 'boosterWheel')!
const turn = async (player: TestPlayer, key = '') =>
  player.call(spin, {
    params: { id: (await boosterOf(player)).wheelId },
    headers: key ? { 'idempotency-key': key } : {},
  })
const coinsOf = async (player: TestPlayer) => (await balancesOf(player))['coins']!

async function boosted(): Promise<TestPlayer> {
  const player = await site.player()
  await shop.buy(player, { presetId: 'stack' })
  await site.deliverEvents()
  return player
}

test('a purchase of the minimum opens the booster wheel for one spin, which pays coins and can be proved', async () => {
  const player = await site.player()
  await shop.buy(player, { presetId: 'starter' })
  await site.deliverEvents()
  expect(await boosterOf(player)).toMatchObject({ available: false, minDeposit: 999 })
  expect((await turn(player)).body).toEqual({ success: false, reasonType: 'needs-purchase' })
  await shop.buy(player, { presetId: 'stack' })
  await site.deliverEvents()
  expect(await boosterOf(player)).toMatchObject({ available: true })
  const before = await coinsOf(player)
  const { body } = await turn(player, 'one-click')
  if (!body.success) throw new Error(body.reasonType)
  const { coins, entries } = body.data.winSector.sectorDto
  expect(entries).toBe(0)
  expect((await coinsOf(player)) - before).toBe(coins)
  expect(body.data).toMatchObject({ wheelData: { type: 'boosterWheel', available: false }, proof: { gameId: 'booster-wheel' } })
  expect((await turn(player, 'one-click')).body).toEqual(body)
  expect((await turn(player)).body).toEqual({ success: false, reasonType: 'needs-purchase' })
  expect((await player.call(listDraws)).body.data.draws).toHaveLength(1)
})

test('of two spins at once one draws', async () => {
  const player = await boosted()
  const replies = await Promise.all([turn(player, 'one'), turn(player, 'two')])
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
})

test('a disputed purchase closes the wheel that it opened', async () => {
  const player = await site.player()
  const { order, reference } = await shop.buy(player, { presetId: 'stack' })
  const dispute = { dispute: `dsp_${reference}`, cents: order.orderSummary.money, reason: 'fraud', evidenceDueAt: null }
  await shop.hear(reference, { kind: 'dispute', ...dispute, stage: 'opened' })
  await site.deliverEvents()
  expect(await boosterOf(player)).toMatchObject({ available: false })
})

test('what its spin paid goes with the purchase, in the shares in which that is disputed', async () => {
  const player = await site.player()
  const { order, reference } = await shop.buy(player, { presetId: 'stack' })
  await site.deliverEvents()
  const { body } = await turn(player)
  if (!body.success) throw new Error(body.reasonType)
  const { coins } = body.data.winSector.sectorDto
  const price = order.orderSummary.money
  for (const [nth, cents] of [300, price - 300].entries()) {
    const dispute = { dispute: `dsp_${reference}_${nth}`, cents, reason: 'fraud', evidenceDueAt: null }
    await shop.hear(reference, { kind: 'dispute', ...dispute, stage: 'opened' })
    await site.deliverEvents()
  }
  const kept = Math.floor((coins * (price - 300)) / price)
  await expectPostings(site, player, 'reward-taken-back', [{ coins: kept - coins }, { coins: -kept }])
  const [reward] = (await player.call(getRewards)).body.data.rewards
  expect(reward).toMatchObject({ value: { coins }, takenBack: { coins } })
})

test('a self-excluded player does not spin it, and a guest sees it closed', async () => {
  const player = await boosted()
  const { wheelId: id } = await boosterOf(player)
  await player.call(beginAbsence, { body: { length: 'six-months' } })
  const back = await backAgain(site, player)
  expect(await back.call(spin, { params: { id } })).toMatchObject({ status: 403, body: { code: 'absent' } })
  const { wheels } = (await site.visitor().call(getConfigs)).body.data
  expect(wheels.find(({ type }) => type === 'boosterWheel')).toMatchObject({ available: false })
})
