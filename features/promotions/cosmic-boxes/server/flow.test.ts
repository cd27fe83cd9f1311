import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { planBudget } from '#apps/site/testing/plan-budget.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { defHash } from '#engine/def-hash.ts'
import { verifyPrize } from '#engine/fair/prize-draw.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getSeeds, listDraws, rotateSeeds } from '#features/play/fair-play/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
import { getInfo, pickBox } from '../contract.ts'
import { cosmicBoxesServer } from './index.ts'

const BOXES = 9

let site: TestSite
beforeAll(async () => void (site = await openWithBoxes()))
afterAll(() => site.close())

async function openWithBoxes(): Promise<TestSite> {
  const opened = await openTestSite()
  await cosmicBoxesServer.seed?.(opened.context)
  return opened
}

const infoOf = async (player: Pick<TestPlayer, 'call'>) => (await player.call(getInfo)).body.data
const pick = (player: TestPlayer, box = 5, key?: string) =>
  player.call(pickBox, { params: { box: String(box) }, ...(key && { headers: { 'idempotency-key': key } }) })
const drawsOf = async (player: TestPlayer) => (await player.call(listDraws)).body.data.draws

/** A picked box: what was paid for it, and what all of them held. */
async function picked(player: TestPlayer, box = 5) {
  const { body } = await pick(player, box)
  if (!body.success) throw new Error(body.reasonType)
  return body.data
}

test('on the first day of a demo site a newcomer picks a box: it is paid once, and all boxes are shown', async () => {
  expect(await infoOf(site.visitor())).toMatchObject({
    campaign: { state: 'running' },
    boxes: BOXES,
    picked: null,
    contents: null,
  })
  const player = await site.player()
  const { prize, contents } = await picked(player)
  const { prizes } = await infoOf(player)
  expect(prizes[contents![4]!]).toMatchObject(prize)
  await expectPostings(site, player, 'cosmic-boxes', [{ coins: prize.coins }])
  await expectPush(site, player, 'setBalance', { coins: prize.coins, reason: 'cosmic-boxes' })
  expect((await pick(player, 6)).body).toEqual({ success: false, reasonType: 'picked-before' })
  expect((await pick(await site.player(), 12)).body).toEqual({ success: false, reasonType: 'unknown-box' })
})

test('page, profile and push tell the same boxes', async () => {
  const player = await site.player()
  await picked(player)
  const { campaign: _, prizes: __, periodHours: ___, isCoinsOnly: ____, oddsHash: _____, ...boxes } = await infoOf(player)
  expect((await player.call(getProfile)).body.data.magicBox).toEqual({ isActive: true, ...boxes })
  await expectPush(site, player, 'magicBox', { action: 'picked', ...boxes })
})

describe('a pick', () => {
  test('repeated by its key gets the same and moves nothing; of two at once one is done', async () => {
    const [player, other, key] = [await site.player(), await site.player(), randomUUID()]
    const first = await pick(player, 1, key)
    expect((await pick(player, 1, key)).body).toEqual(first.body)
    expect(await drawsOf(player)).toHaveLength(1)
    await site.database.pool.query('insert into promotion.player_cells (player) values ($1) on conflict do nothing', [
      other.playerId,
    ])
    const lock = { sql: 'select from promotion.player_cells where player = $1 for update', values: [other.playerId] }
    const answers = await atOnce(site, lock, [() => pick(other, 1), () => pick(other, 2)])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(await drawsOf(other)).toHaveLength(1)
  })

  test('is possible again the next day, and not after the end', async () => {
    await using other = await openWithBoxes()
    const player = await other.player()
    await picked(player)
    other.advance(DAY_MS)
    const back = await backAgain(other, player)
    expect(await infoOf(back)).toMatchObject({ picked: null, contents: null })
    await picked(back, 1)
    other.advance(31 * DAY_MS)
    const late = await backAgain(other, player)
    expect((await infoOf(late)).campaign.state).toBe('ended')
    expect((await pick(late)).body).toEqual({ success: false, reasonType: 'not-running' })
  })

  test('is refused to a guest, where the feature is off, while promotions are stopped, and to a self-excluded player', async () => {
    await using other = await openWithBoxes()
    const player = await other.player()
    expect((await other.visitor().call(pickBox, { params: { box: '1' } })).status).toBe(401)
    const turn = async (isOn: boolean) => {
      await other.context.transaction((tx) => setFeatureSwitch(tx, { brand: other.theme.id, feature: 'cosmic-boxes', isOn }))
      await other.liveSettings.refresh()
    }
    await turn(false)
    expect((await pick(player)).status).toBe(404)
    await turn(true)
    const stop = (isOn: boolean) =>
      other.context.transaction((tx) => setKillSwitch(tx, { brand: other.theme.id, isOn, by: 'a test', at: other.clock.now() }))
    await stop(true)
    expect((await pick(player)).body).toEqual({ success: false, reasonType: 'not-running' })
    await stop(false)
    await player.call(beginAbsence, { body: { length: 'six-months' } })
    expect(await pick(await backAgain(other, player))).toMatchObject({ status: 403, body: { code: 'absent' } })
    await expectPostings(other, player, 'cosmic-boxes', [])
    expect(await drawsOf(await other.player())).toEqual([])
  })

  test('is refused undrawn while the budget does not cover the largest box', async () => {
    await using other = await openWithBoxes()
    const player = await other.player()
    await planBudget(other, 'cosmic-boxes', { coins: 999_999, entries: null })
    expect((await pick(player)).body).toEqual({ success: false, reasonType: 'budget-exhausted' })
    expect(await drawsOf(player)).toEqual([])
    await planBudget(other, 'cosmic-boxes', { coins: 1_000_000, entries: null })
    expect((await pick(player)).body).toMatchObject({ success: true })
  })

  test('pays coins only where entries are closed', async () => {
    await using other = await openWithBoxes()
    const both = JSON.stringify([1_000, 1_000].map((coins) => ({ coins, entries: 500, boxes: 1 })))
    await other.database.pool.query(
      `update campaign set config = jsonb_set(config, '{prizes}', $1) where feature = 'cosmic-boxes'`,
      [both],
    )
    const player = await other.player({ state: 'CA' })
    expect(await infoOf(player)).toMatchObject({ isCoinsOnly: true, prizes: [{ coins: 1_000, entries: 0 }, { entries: 0 }] })
    expect((await picked(player, 1)).prize).toEqual({ coins: 1_000, entries: 0 })
    await expectPostings(other, player, 'cosmic-boxes', [{ coins: 1_000 }])
  })
})

test('FAIR-9 all boxes can be verified: one draw by the odds whose hash was shown before, whatever was picked', async () => {
  const player = await site.player()
  const { next } = (await player.call(getSeeds)).body.data
  const { oddsHash, prizes } = await infoOf(player)
  const { contents } = await picked(player, 7)
  const { serverSeed, commit } = (await player.call(rotateSeeds, { body: { mode: 'prizes' } })).body.data.revealed
  expect(next.find(({ mode }) => mode === 'prizes')?.commit).toBe(commit)
  const [draw] = await drawsOf(player)
  expect(draw).toMatchObject({ nonce: 1, commit })
  expect(defHash(draw!.rules)).toBe(oddsHash)
  expect(verifyPrize({ ...draw!, serverSeed })).toMatchObject({ isTrue: true, faults: [] })
  const coins = draw!.prize.split(' ').map((id) => Number(/:(\d+)-coins/.exec(id)![1]) * 100)
  expect(coins).toEqual(contents!.map((place) => prizes[place]!.coins))
})

test('picks and their grants are in the copy of the player’s data', async () => {
  const player = await site.player()
  await picked(player)
  const slice = site.slices.find(({ id }) => id === 'promotions')
  const copy = await slice?.personalData?.({ ...site.context, today: '2026-11-21' }, player.playerId)
  expect(copy).toMatchObject({ progress: [{ cells: expect.any(Object) }], grants: [{ feature: 'cosmic-boxes', state: 'paid' }] })
})
