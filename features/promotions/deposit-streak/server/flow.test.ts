import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { planBudget } from '#apps/site/testing/plan-budget.ts'
import { openTestSite, type TestPlayer, type TestSite, type TestSiteOptions } from '#apps/site/testing/site.ts'
import { verifyPrize } from '#engine/fair/prize-draw.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { listDraws, rotateSeeds } from '#features/play/fair-play/contract.ts'
import { getRewards } from '#features/promotions/rewards/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { purchaseCompleted, purchaseReversed } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
import { openRun } from '#apps/site/testing/trials/trial.ts'
import { forecastWeek } from '#promotions/testing/forecast-week.ts'
import { applyPrize, getGroupInfo, getInfo, getWheelsPrizes, type Streak } from '../contract.ts'
import { averageOf } from '../shared/average.ts'
import { depositStreak } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const { steps, minDepositValue, secondsToResetStreakCounter } = demos[0]!.config('2026-11-21')
const KIND = 'deposit-streak'

let site: TestSite
beforeAll(async () => void (site = await openWithStreak({ jurisdiction: { check: 'address', privatePlace: 'US-TX' } })))
afterAll(() => site.close())

async function openWithStreak(options?: TestSiteOptions): Promise<TestSite> {
  const opened = await openTestSite(options)
  await opened.slices.find(({ id }) => id === KIND)?.seed?.(opened.context)
  return opened
}

const infoOf = async (player: Pick<TestPlayer, 'call'>) => (await player.call(getInfo)).body.data
const spin = (player: TestPlayer, key?: string) => player.call(applyPrize, key ? { headers: { 'idempotency-key': key } } : {})
const wonBy = async (player: TestPlayer, key?: string) => {
  const { body } = await spin(player, key)
  if (!body.success) throw new Error(body.reasonType)
  return body.data
}
const drawsOf = async (player: TestPlayer) => (await player.call(listDraws)).body.data.draws

const payloadOf = (nth: number, cents: number) => ({
  orderId: `ord_${nth}`,
  preset: 'pouch',
  cents,
  nth,
  offer: null,
  coins: 1_000_000,
  entries: 500,
})

/** Emits the player's nth purchase, or its reversal, as orders do, and lets the engine read it. */
async function buy({ playerId }: TestPlayer, nth = 1, { cents = minDepositValue, isReversed = false, on = site } = {}) {
  const event = isReversed ? purchaseReversed : purchaseCompleted
  const order = { playerId, payload: payloadOf(nth, cents), at: on.clock.now() }
  await on.context.transaction((tx) => emit(tx, event, order))
  await on.deliverEvents()
}

async function buyer(nth = 1, on = site): Promise<TestPlayer> {
  const player = await on.player()
  for (let each = 1; each <= nth; each++) await buy(player, each, { on })
  return player
}

const cellLock = (player: TestPlayer) => ({
  sql: 'select from promotion.player_cells where player = $1 for update',
  values: [player.playerId],
})

test('the demo streak runs from the first start, without a step for guests and newcomers', async () => {
  for (const visitor of [site.visitor(), await site.player()]) {
    expect(await infoOf(visitor)).toMatchObject({
      campaign: { state: 'running' },
      currentCountDeposit: 0,
      maxNumberOfDeposit: 8,
      secondsToResetStreakCounter: null,
      dailyWinStreakLimitExceeded: false,
      openSteps: [],
      minDepositValue,
      settings: { dailyStepsMax: 2, secondsToNextStep: secondsToResetStreakCounter },
      arePurchasesOpen: false,
    })
  }
  expect((await site.visitor().call(getGroupInfo)).body.data.group).toMatchObject({ state: 'running', maxNumberOfDeposit: 8 })
})

test('a purchase takes a step: the page, the profile and the push say the same', async () => {
  const player = await buyer()
  const { campaign: _, percentEnabled: __, images: ___, settings: ____, skin, ...info } = await infoOf(player)
  const { minDepositValue: _____, arePurchasesOpen: ______, ...streak } = info
  expect(streak).toMatchObject({ currentCountDeposit: 1, openSteps: [1], secondsToResetStreakCounter })
  expect((await player.call(getProfile)).body.data.depositStreak).toEqual({ isActive: true, skin, ...streak })
  const { finishedAt: _______, ...pushed } = streak
  await expectPush(site, player, 'depositStreak', { action: 'step', ...pushed })
})

test('the look and the percentages are those of the campaign, for guests and in the profile', async () => {
  await using other = await openTestSite()
  const player = await other.player()
  expect(await infoOf(player)).toMatchObject({ skin: 'default', percentEnabled: false })
  await openRun(other, {
    feature: KIND,
    config: { ...demos[0]!.config('2026-11-21'), skin: 'party', percentEnabled: true },
    lastsMs: DAY_MS,
  })
  expect(await infoOf(other.visitor())).toMatchObject({
    skin: 'party',
    percentEnabled: true,
    images: ['/art/interface/confetti-256.webp', '/art/interface/gift-256.webp'],
  })
  expect((await player.call(getProfile)).body.data.depositStreak).toMatchObject({ isActive: true, skin: 'party' })
})

test('the third purchase of a day takes no step, and one of less than the minimum never does', async () => {
  const player = await buyer(3)
  expect(await infoOf(player)).toMatchObject({ currentCountDeposit: 2, openSteps: [1, 2], dailyWinStreakLimitExceeded: true })
  const poor = await site.player()
  await buy(poor, 1, { cents: minDepositValue - 1 })
  expect(await infoOf(poor)).toMatchObject({ currentCountDeposit: 0, openSteps: [] })
})

describe('a spin', () => {
  test('pays the drawn sector of the step’s wheel in coins, and tells the page', async () => {
    const player = await buyer()
    const { step, index, coins, streak } = await wonBy(player)
    expect(steps[0]!.sectors[index]).toMatchObject({ coins })
    expect([step, streak.openSteps]).toEqual([1, []])
    await expectPostings(site, player, KIND, [{ coins }])
    await expectPush(site, player, 'setBalance', { coins, reason: KIND })
    await expectPush(site, player, 'depositStreak', { action: 'spin', ...streak })
    expect(await infoOf(player)).toMatchObject(streak)
    expect((await player.call(getRewards, { query: {} })).body.data.rewards).toMatchObject([{ state: 'paid' }])
  })

  test('is refused without a waiting wheel, and so is a guest', async () => {
    expect((await spin(await site.player())).body).toEqual({ success: false, reasonType: 'no-spin' })
    const player = await buyer()
    await spin(player)
    expect((await spin(player)).body).toEqual({ success: false, reasonType: 'no-spin' })
    expect((await site.visitor().call(applyPrize)).status).toBe(401)
  })

  test('repeated returns the first answer and moves nothing, also with another wheel waiting', async () => {
    const player = await buyer(2)
    const first = await wonBy(player, 'the-same-click')
    expect(await wonBy(player, 'the-same-click')).toEqual(first)
    await expectPostings(site, player, KIND, [{ coins: first.coins }])
    expect((await infoOf(player)).openSteps).toEqual([2])
  })

  test('sent twice at once for one wheel draws once', async () => {
    const player = await buyer()
    const answers = await atOnce(site, cellLock(player), [() => spin(player), () => spin(player)])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(await drawsOf(player)).toHaveLength(1)
  })

  test('FAIR-9 uses the odds whose hash was shown before, and can be verified once its seed is revealed', async () => {
    const player = await buyer()
    const [shown] = (await player.call(getWheelsPrizes)).body.data.wheels
    expect(shown).toMatchObject({ step: 1, averageCoins: averageOf(steps[0]!.sectors) })
    site.advance(MINUTE_MS)
    const { proof, index } = await wonBy(player)
    expect(proof).toMatchObject({ gameId: 'deposit-streak-1', defHash: shown!.oddsHash, nonce: 1 })
    const { revealed } = (await player.call(rotateSeeds, { body: { mode: 'prizes' } })).body.data
    const [draw] = await drawsOf(player)
    expect(draw!.rules.prizes[index]!.id).toBe(draw!.prize)
    expect(Date.parse(draw!.oddsSince!)).toBeLessThan(Date.parse(draw!.at))
    expect(verifyPrize({ ...draw!, serverSeed: revealed.serverSeed })).toMatchObject({ isTrue: true, faults: [] })
  })

  test('is refused undrawn while the budget of the run does not cover the largest prize, and the wheel waits', async () => {
    const player = await buyer()
    await planBudget(site, 'deposit-streak', { coins: 1, entries: null })
    expect((await spin(player)).body).toEqual({ success: false, reasonType: 'budget-exhausted' })
    expect([await drawsOf(player), (await infoOf(player)).openSteps]).toEqual([[], [1]])
    await planBudget(site, 'deposit-streak', null)
    expect((await spin(player)).body).toMatchObject({ success: true })
  })

  test('is refused where the feature is off, and stays possible while promotions are stopped, as it was earned', async () => {
    const player = await buyer()
    const turn = async (isOn: boolean) => {
      await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: KIND, isOn }))
      await site.liveSettings.refresh()
    }
    await turn(false)
    expect((await spin(player)).status).toBe(404)
    await turn(true)
    const stop = (isOn: boolean) =>
      site.context.transaction((tx) => setKillSwitch(tx, { brand: site.theme.id, isOn, by: 'a test', at: site.clock.now() }))
    await stop(true)
    expect((await spin(player)).body).toMatchObject({ success: true })
    await stop(false)
  })

  test('GEO-1 is refused to a resident of a blocked state; SWP-10 a coins-only resident wins like every other player', async () => {
    const [blocked, coinsOnly] = [await site.player({ state: 'WA' }), await site.player({ state: 'NY' })]
    for (const player of [blocked, coinsOnly]) await buy(player)
    expect(await spin(blocked)).toMatchObject({ status: 403, body: { code: 'jurisdiction-refused', reason: 'residence' } })
    const { coins } = await wonBy(coinsOnly)
    await expectPostings(site, coinsOnly, KIND, [{ coins }])
  })
})

test('a reversed purchase takes its step and its wheel back, once; a prize already won stays', async () => {
  const player = await buyer(2)
  const { coins } = await wonBy(player)
  for (let times = 0; times < 2; times++) {
    await buy(player, 1, { isReversed: true })
    await buy(player, 2, { isReversed: true })
  }
  expect(await infoOf(player)).toMatchObject({ currentCountDeposit: 0, openSteps: [], resetsAt: null })
  await expectPush(site, player, 'depositStreak', { action: 'reversed', currentCountDeposit: 0 })
  await expectPostings(site, player, KIND, [{ coins }])
  expect((await spin(player)).body).toEqual({ success: false, reasonType: 'no-spin' })
})

test('a streak starts over when its time is up, which a push tells; its wheels stay', async () => {
  await using other = await openWithStreak()
  const player = await buyer(2, other)
  other.advance(secondsToResetStreakCounter * 1_000)
  await other.runJobs()
  await expectPush(other, player, 'depositStreak', { action: 'reset', currentCountDeposit: 0, openSteps: [1, 2] })
  const back = await backAgain(other, player)
  expect(await infoOf(back)).toMatchObject({ currentCountDeposit: 0, secondsToResetStreakCounter: null, openSteps: [1, 2] })
  await buy(back, 3, { on: other })
  expect(await infoOf(back)).toMatchObject({ currentCountDeposit: 1, openSteps: [1, 2, 1] })
})

test('the end of the run pays every waiting wheel its average, once; a self-excluded player’s share is held', async () => {
  await using other = await openWithStreak()
  const [player, away] = [await buyer(2, other), await buyer(1, other)]
  const { coins } = await wonBy(player)
  await away.call(beginAbsence, { body: { length: 'six-months' } })
  expect(await spin(await backAgain(other, away))).toMatchObject({ status: 403, body: { code: 'absent' } })
  other.advance(45 * DAY_MS)
  for (let times = 0; times < 2; times++) {
    await other.closeRuns()
    await other.deliverEvents()
  }
  await expectPostings(other, player, KIND, [{ coins }, { coins: averageOf(steps[1]!.sectors) }])
  await expectPostings(other, away, KIND, [])
  const { rows } = await other.database.pool.query('select state from promotion.grant where player = $1', [away.playerId])
  expect(rows).toEqual([{ state: 'held' }])
  expect((await infoOf(await backAgain(other, player))).campaign.state).toBe('ended')
})

test('the forecast draws the wheels of the purchases that the log keeps', async () => {
  await using other = await openWithStreak()
  const players = [await buyer(2, other), await buyer(1, other)]
  other.advance(HOUR_MS)
  await other.database.pool.query('update promotion.player_facts set is_counted = true')
  const forecast = await forecastWeek(other, depositStreak, { config: demos[0]!.config('2026-11-21') })
  expect(forecast?.leftOut).toEqual([])
  expect(forecast?.entries.mean).toBe(0)
  const least = Math.min(...steps[0]!.sectors.map(({ coins }) => coins))
  expect(forecast?.coins.mean).toBeGreaterThanOrEqual(players.length * least)
})

test('the streak and its grants are in the copy of the player’s data', async () => {
  const player = await buyer()
  const { coins } = await wonBy(player)
  const slice = site.slices.find(({ id }) => id === 'promotions')
  const copy = await slice?.personalData?.({ ...site.context, today: '2026-11-21' }, player.playerId)
  expect(copy).toMatchObject({ grants: [{ feature: KIND, state: 'paid', value: { kind: 'balance', coins, entries: 0 } }] })
})

test('two readers of the same purchase take one step', async () => {
  const player = await site.player()
  await buy(player)
  await Promise.all([site.deliverEvents(), site.deliverEvents()])
  expect((await infoOf(player)) satisfies Streak).toMatchObject({ currentCountDeposit: 1, openSteps: [1] })
})
