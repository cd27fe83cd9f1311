import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { planBudget } from '#apps/site/testing/plan-budget.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { mintWith, played, STAKE } from '#apps/site/testing/spins.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { closeAccount } from '#features/account/account-closure/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { breakBox, getInfo } from '../contract.ts'
import { moneyBoxServer } from './index.ts'

/** Two per cent of it is the demo box's minimum of 500 coins. */
const ENOUGH = 2_500_000

let site: TestSite
beforeAll(async () => void (site = await openWithBox()))
afterAll(() => site.close())

async function openWithBox(): Promise<TestSite> {
  const opened = await openTestSite()
  await moneyBoxServer.seed?.(opened.context)
  return opened
}

const infoOf = async (player: Pick<TestPlayer, 'call'>) => (await player.call(getInfo)).body.data
const breakOf = (player: TestPlayer, key?: string) => player.call(breakBox, key ? { headers: { 'idempotency-key': key } } : {})

/** Settles a coin round in a qualifying game and lets the engine read it. */
async function play(player: TestPlayer, stake: number, on = site): Promise<void> {
  const { games } = await infoOf(player)
  const payload = settledRound(on.context.newId('rnd'), { stake, game: games[0]!.slug })
  await on.context.transaction((tx) => emit(tx, roundSettled, { playerId: player.playerId, payload, at: on.clock.now() }))
  await on.deliverEvents()
}

async function playerWith(stake: number): Promise<TestPlayer> {
  const player = await site.player()
  await play(player, stake)
  return player
}

test('the demo box runs from the first start, empty for guests and newcomers', async () => {
  for (const visitor of [site.visitor(), await site.player()]) {
    expect(await infoOf(visitor)).toMatchObject({
      campaign: { state: 'running' },
      status: 'active',
      moneyBoxAmount: 0,
      minAmount: 50_000,
      maxAmount: 500_000,
      availableTimeToBreak: null,
    })
  }
})

test('a round fills the box: its page, the profile and the push say the same', async () => {
  const player = await playerWith(ENOUGH)
  const { campaign: _, games: __, shareBasisPoints: ___, cooldownSeconds: ____, ...box } = await infoOf(player)
  expect(box).toMatchObject({ status: 'active', moneyBoxAmount: 50_000 })
  expect((await player.call(getProfile)).body.data.moneyBox).toEqual({ isActive: true, ...box })
  await expectPush(site, player, 'moneyBox', { action: 'collectUp', ...box })
})

test('rounds that a player really plays fill the box', async () => {
  const player = await mintWith(site, { coins: 10 * STAKE })
  for (let round = 0; round < 3; round++) await played(player)
  await site.deliverEvents()
  expect(await infoOf(player)).toMatchObject({ moneyBoxAmount: (3 * STAKE * 200) / 10_000 })
})

describe('breaking', () => {
  test('pays what the box holds, and the next one fills while it rests', async () => {
    const player = await playerWith(ENOUGH)
    const { body } = await breakOf(player)
    const broken = {
      status: 'inactive',
      moneyBoxAmount: 0,
      accumulatedAmount: 50_000,
      availableTimeToBreak: 4 * 3_600,
      broken: 1,
    }
    expect(body).toMatchObject({ success: true, data: broken })
    await expectPostings(site, player, 'money-box', [{ coins: 50_000 }])
    await expectPush(site, player, 'moneyBox', { action: 'break', ...broken })
    await play(player, ENOUGH)
    expect(await infoOf(player)).toMatchObject({ status: 'inactive', moneyBoxAmount: 50_000 })
    expect((await breakOf(player)).body).toEqual({ success: false, reasonType: 'resting' })
  })

  test('is possible again after the rest, which a push announces', async () => {
    await using other = await openWithBox()
    const player = await other.player()
    await play(player, ENOUGH, other)
    await breakOf(player)
    await play(player, ENOUGH, other)
    other.advance(4 * HOUR_MS)
    await other.runJobs()
    await expectPush(other, player, 'moneyBox', { action: 'collectUp', status: 'active', moneyBoxAmount: 50_000 })
    await other.database.pool.query('update player_session set last_active_at = $1, confirmed_at = $1', [
      new Date(other.clock.now()),
    ])
    expect((await breakOf(player)).body).toMatchObject({ success: true, data: { broken: 2 } })
    await expectPostings(other, player, 'money-box', [{ coins: 50_000 }, { coins: 50_000 }])
  })

  test('a box below its minimum is refused and keeps what it holds', async () => {
    const player = await playerWith(ENOUGH - 100)
    expect((await breakOf(player)).body).toEqual({ success: false, reasonType: 'not-ripe' })
    expect(await infoOf(player)).toMatchObject({ moneyBoxAmount: 49_998 })
    await expectPostings(site, player, 'money-box', [])
  })

  test('is refused while the budget of the run does not cover it, and the box keeps what it holds', async () => {
    const player = await playerWith(ENOUGH)
    await planBudget(site, 'money-box', { coins: 1, entries: null })
    expect((await breakOf(player)).body).toEqual({ success: false, reasonType: 'budget-exhausted' })
    expect(await infoOf(player)).toMatchObject({ moneyBoxAmount: 50_000 })
    await planBudget(site, 'money-box', null)
    expect((await breakOf(player)).body).toMatchObject({ success: true })
  })

  test('a repeated call gets the first answer and moves nothing', async () => {
    const player = await playerWith(ENOUGH)
    const key = randomUUID()
    const answers = [await breakOf(player, key), await breakOf(player, key)].map(({ body }) => body)
    expect(answers[1]).toEqual(answers[0])
    await expectPostings(site, player, 'money-box', [{ coins: 50_000 }])
  })

  test('two calls at once break one box', async () => {
    const player = await playerWith(ENOUGH)
    const lock = { sql: 'select from promotion.player_cells where player = $1 for update', values: [player.playerId] }
    const answers = await atOnce(site, lock, [() => breakOf(player), () => breakOf(player)])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    await expectPostings(site, player, 'money-box', [{ coins: 50_000 }])
  })

  test('is refused to a guest and where the feature is off', async () => {
    expect((await site.visitor().call(breakBox)).status).toBe(401)
    const player = await playerWith(ENOUGH)
    const turn = async (isOn: boolean) => {
      await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'money-box', isOn }))
      await site.liveSettings.refresh()
    }
    await turn(false)
    expect((await breakOf(player)).status).toBe(404)
    await turn(true)
    expect((await breakOf(player)).body.success).toBe(true)
  })
})

test('a self-excluded player breaks nothing, and what the end of the run pays is held', async () => {
  await using other = await openWithBox()
  const player = await other.player()
  await play(player, ENOUGH, other)
  await player.call(beginAbsence, { body: { length: 'six-months' } })
  const back = await backAgain(other, player)
  expect(await back.call(breakBox)).toMatchObject({ status: 403, body: { code: 'absent' } })
  other.advance(60 * DAY_MS)
  await other.closeRuns()
  await expectPostings(other, player, 'money-box', [])
  const { rows } = await other.database.pool.query('select state from promotion.grant where player = $1', [player.playerId])
  expect(rows).toEqual([{ state: 'held' }])
})

test('what the end of the run pays a closed account is held', async () => {
  await using other = await openWithBox()
  const player = await other.player()
  await play(player, ENOUGH, other)
  expect((await player.call(closeAccount, { body: { kind: 'close' } })).body).toMatchObject({ success: true })
  other.advance(45 * DAY_MS)
  await other.closeRuns()
  const { rows } = await other.database.pool.query('select state from promotion.grant where player = $1', [player.playerId])
  expect(rows).toEqual([{ state: 'held' }])
})

test('the box and its grants are in the copy of the player’s data', async () => {
  const player = await playerWith(2 * ENOUGH)
  await breakOf(player)
  const slice = site.slices.find(({ id }) => id === 'promotions')
  const copy = await slice?.personalData?.({ ...site.context, today: '2026-11-21' }, player.playerId)
  expect(copy).toMatchObject({
    progress: [{ cells: expect.any(Object) }],
    grants: [{ feature: 'money-box', state: 'paid', value: { kind: 'balance', coins: 100_000, entries: 0 } }],
  })
})

describe('the end of the run', () => {
  test('pays every box that may be broken, once, also if the server slept through it', async () => {
    await using other = await openWithBox()
    const [ripe, poor] = [await other.player(), await other.player()]
    await play(ripe, 2 * ENOUGH, other)
    await play(poor, ENOUGH / 2, other)
    other.advance(45 * DAY_MS)
    for (let times = 0; times < 2; times++) {
      await other.closeRuns()
      await other.deliverEvents()
    }
    await expectPostings(other, ripe, 'money-box', [{ coins: 100_000 }])
    await expectPostings(other, poor, 'money-box', [])
    expect((await infoOf(ripe)).campaign.state).toBe('ended')
    await expectPush(other, ripe, 'moneyBox', {
      action: 'break',
      status: 'inactive',
      accumulatedAmount: 100_000,
      breakableAt: null,
    })
  })
})
