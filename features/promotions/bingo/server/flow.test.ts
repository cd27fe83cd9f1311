import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { planBudget } from '#apps/site/testing/plan-budget.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, STAKE } from '#apps/site/testing/spins.ts'
import { dealt } from '#engine/bingo/game.ts'
import { verifyPrize } from '#engine/fair/prize-draw.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { listDraws, rotateSeeds } from '#features/play/fair-play/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { openOrder } from '#features/store/orders/contract.ts'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { DAY_MS } from '#kernel/time.ts'
import { purchaseCompleted, purchaseReversed, roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { forecastWeek } from '#promotions/testing/forecast-week.ts'
import { accrueReward, BALLS_TO_PLAY, getGameData, getInfo } from '../contract.ts'
import { bingoPromotion } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { bingoServer } from './index.ts'

const config = demos[0]!.config('2026-11-21')
const GAME = BALLS_TO_PLAY * config.coinsPerBall

let site: TestSite
beforeAll(async () => void (site = await openWithBingo()))
afterAll(() => site.close())

async function openWithBingo(options: Parameters<typeof openTestSite>[0] = {}): Promise<TestSite> {
  const opened = await openTestSite(options)
  await bingoServer({ payments: [] }).seed?.(opened.context)
  return opened
}

const infoOf = async (player: Pick<TestPlayer, 'call'>) => (await player.call(getInfo)).body.data
const gameOf = async (player: Pick<TestPlayer, 'call'>) => (await player.call(getGameData)).body.data
const playOf = (player: TestPlayer, key?: string) => player.call(accrueReward, key ? { headers: { 'idempotency-key': key } } : {})

/** Settles a coin round and lets the engine read it. */
async function stake(player: TestPlayer, amount: number, on = site): Promise<void> {
  const payload = settledRound(on.context.newId('rnd'), { stake: amount })
  await on.context.transaction((tx) => emit(tx, roundSettled, { playerId: player.playerId, payload, at: on.clock.now() }))
  await on.deliverEvents()
}

async function dealtTo(player: TestPlayer, key?: string) {
  const { body } = await playOf(player, key)
  if (!body.success) throw new Error(body.reasonType)
  return body.data
}

test('bingo runs from the first start, and a newcomer has a game on the first day', async () => {
  for (const visitor of [site.visitor(), await site.player()]) {
    expect(await infoOf(visitor)).toMatchObject({ campaign: { state: 'running' }, availablePoint: 10, neededPoint: 10, games: 0 })
    expect(await gameOf(visitor)).toMatchObject({ numbers: 75, calls: 50, lastGame: null, store: null })
  }
})

test('the page states exact odds and what a game pays on average', async () => {
  const { prizes, average } = await infoOf(site.visitor())
  expect(average?.coins).toBeCloseTo(
    prizes.reduce((sum, { coins, chance }) => sum + coins * chance, 0),
    4,
  )
  expect(average?.coins).toBe(bingoPromotion.cost(config)[0]?.coins.mean)
  expect(prizes.find(({ pattern }) => pattern === 'full')?.chance).toBeCloseTo(1 / 212_085, 9)
})

describe('a game', () => {
  test('takes ten balls and pays its patterns: reply, page, profile, push and ledger say the same', async () => {
    const player = await site.player()
    const { game, status } = await dealtTo(player)
    expect(status).toMatchObject({ availablePoint: 0, games: 1 })
    const paid = config.prizes.filter(({ pattern }) => game.patterns.includes(pattern))
    const coins = paid.reduce((sum, prize) => sum + prize.coins, 0)
    expect(game.coins).toBe(coins)
    await expectPostings(site, player, 'bingo', coins > 0 ? [{ coins }] : [])
    await expectPush(site, player, 'bingo', { action: 'progress', ...status })
    expect((await player.call(getProfile)).body.data.bingo).toEqual({ isActive: true, ...status })
    expect(await infoOf(player)).toMatchObject(status)
    expect((await gameOf(player)).lastGame).toEqual(game)
    expect((await playOf(player)).body).toEqual({ success: false, reasonType: 'not-enough-balls' })
  })

  test('FAIR-9 is drawn from the player’s own seeds, card first, and verified from its proofs', async () => {
    const player = await site.player()
    const { game } = await dealtTo(player)
    const { oddsHash } = await infoOf(player)
    await player.call(rotateSeeds, { body: { mode: 'prizes' } })
    const [calls, card] = (await player.call(listDraws)).body.data.draws
    expect(calls!.nonce).toBe(card!.nonce + 1)
    for (const draw of [calls!, card!]) {
      expect(verifyPrize({ ...draw, serverSeed: draw.serverSeed! })).toMatchObject({ isTrue: true })
      expect(draw.rules).toMatchObject({ id: 'bingo', picks: 75 })
    }
    expect(dealt(config, card!.prize, calls!.prize)).toEqual(game)
    expect(oddsHash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('repeated by the same key gets the same card and moves nothing', async () => {
    const player = await site.player()
    const key = randomUUID()
    const first = await dealtTo(player, key)
    expect(await dealtTo(player, key)).toEqual(first)
    await expectPostings(site, player, 'bingo', first.game.coins > 0 ? [{ coins: first.game.coins }] : [])
  })

  test('at once with another is one game', async () => {
    const player = await site.player()
    await stake(player, 1)
    const lock = { sql: 'select from promotion.player_cells where player = $1 for update', values: [player.playerId] }
    const answers = await atOnce(site, lock, [() => playOf(player), () => playOf(player)])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect((await player.call(listDraws)).body.data.draws).toHaveLength(2)
  })

  test('is refused before it draws while the run’s budget does not cover its largest prize', async () => {
    const player = await site.player()
    await planBudget(site, 'bingo', { coins: 1_000_000, entries: null })
    expect((await playOf(player)).body).toEqual({ success: false, reasonType: 'budget-exhausted' })
    expect((await player.call(listDraws)).body.data.draws).toEqual([])
    await planBudget(site, 'bingo', null)
    expect((await playOf(player)).body).toMatchObject({ success: true })
  })

  test('is refused to a guest, to an absent player, and where the feature is off', async () => {
    expect((await site.visitor().call(accrueReward)).status).toBe(401)
    const absent = await site.player()
    await absent.call(beginAbsence, { body: { length: 'six-months' } })
    const back = await backAgain(site, absent)
    expect(await back.call(accrueReward)).toMatchObject({ status: 403, body: { code: 'absent' } })
    const player = await site.player()
    const turn = async (isOn: boolean) => {
      await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'bingo', isOn }))
      await site.liveSettings.refresh()
    }
    await turn(false)
    expect((await playOf(player)).status).toBe(404)
    await turn(true)
    expect((await playOf(player)).body.success).toBe(true)
  })
})

describe('balls', () => {
  test('come from rounds that a player really plays', async () => {
    const player = await mintWith(site, { coins: 10 * STAKE })
    await dealtTo(player)
    for (let round = 0; round < 3; round++) await played(player)
    await site.deliverEvents()
    const { rows } = await site.database.pool.query<{ points: number }>(
      "select (value -> 'cell' ->> 'points')::int as points from promotion.player_cells, jsonb_each(cells) where player = $1",
      [player.playerId],
    )
    expect(rows.map(({ points }) => points)).toContain(3 * STAKE)
  })

  test('are told with each whole one, and ten of them are another game', async () => {
    const player = await site.player()
    await dealtTo(player)
    await stake(player, GAME * 0.7)
    await expectPush(site, player, 'bingo', { action: 'progress', availablePoint: 7, games: 1 })
    await stake(player, GAME)
    expect(await infoOf(player)).toMatchObject({ availablePoint: 10 })
    expect((await dealtTo(player)).status).toMatchObject({ availablePoint: 0, games: 2 })
  })
})

describe('the ball store', () => {
  const provider = scriptedProvider()
  const buy = async (player: TestPlayer, presetId: string) => (await player.call(openOrder, { body: { presetId } })).body

  test('sells its own packages of coins with balls on top, without entries', async () => {
    await using other = await openWithBingo({ options: { bingo: { hasStore: true } }, payments: [provider] })
    const player = await other.player()
    const { store } = await gameOf(player)
    expect(store?.isOpen).toBe(true)
    expect(store?.packages.map(({ balls }) => balls)).toEqual([3, 10, 25])
    const { presetId, coins, priceCents } = store!.packages[0]!
    expect(await buy(player, presetId)).toMatchObject({
      success: true,
      data: { preset: { title: '3 bingo balls', coins, entries: 0 }, orderSummary: { money: priceCents } },
    })
    expect(await buy(player, 'bingo-balls-4')).toEqual({ success: false, reasonType: 'not-for-sale' })
    other.advance(31 * DAY_MS)
    const late = await other.player()
    expect(await buy(late, presetId)).toEqual({ success: false, reasonType: 'not-for-sale' })
  })

  test('does not exist at other brands, and is closed without a payment provider', async () => {
    await using other = await openWithBingo({ payments: [provider] })
    const player = await other.player()
    expect((await gameOf(player)).store).toBeNull()
    expect(await buy(player, 'bingo-balls-3')).toEqual({ success: false, reasonType: 'not-for-sale' })
    await using closed = await openWithBingo({ options: { bingo: { hasStore: true } } })
    expect((await gameOf(closed.visitor())).store).toMatchObject({ isOpen: false })
  })

  test('a bought package adds its balls once, and a returned one takes them back', async () => {
    const player = await site.player()
    const payload = { orderId: 'ord_1', preset: 'bingo-balls-3', cents: 199, nth: 1, offer: null, coins: 400_000, entries: 0 }
    for (const [type, balls] of [
      [purchaseCompleted, 13],
      [purchaseReversed, 10],
    ] as const) {
      await site.context.transaction((tx) => emit(tx, type, { playerId: player.playerId, payload, at: site.clock.now() }))
      for (let times = 0; times < 2; times++) await site.deliverEvents()
      expect(await infoOf(player)).toMatchObject({ availablePoint: balls })
    }
  })
})

test('after its end, bingo pays nothing more', async () => {
  await using other = await openWithBingo()
  const player = await other.player()
  await stake(player, 1, other)
  other.advance(31 * DAY_MS)
  await other.closeRuns()
  const back = await backAgain(other, player)
  expect((await playOf(back)).body).toEqual({ success: false, reasonType: 'not-running' })
  expect(await infoOf(back)).toMatchObject({ campaign: { state: 'ended' }, availablePoint: 0 })
})

test('games and balls are in the copy of the player’s data', async () => {
  const player = await site.player()
  await dealtTo(player)
  const slice = site.slices.find(({ id }) => id === 'promotions')
  const copy = await slice?.personalData?.({ ...site.context, today: '2026-11-21' }, player.playerId)
  expect(copy).toMatchObject({ progress: [{ cells: expect.any(Object) }] })
})

test('the forecast counts the free game of each player, at its exact average', async () => {
  await using other = await openWithBingo()
  const players = 3
  for (let count = 0; count < players; count++) await other.player()
  await other.deliverEvents()
  await other.database.pool.query('update promotion.player_facts set is_counted = true')
  const forecast = await forecastWeek(other, bingoPromotion, { config })
  expect(forecast).toMatchObject({ leftOut: [], triggers: [{ trigger: 'a game' }] })
  expect(forecast!.triggers[0]!.count).toBeCloseTo(players, 6)
  expect(forecast!.coins.mean).toBeCloseTo(players * bingoPromotion.cost(config)[0]!.coins.mean, 2)
})
