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
import { DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { checkInvariants } from '#ledger/index.ts'
import { purchaseCompleted, roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { readBudget } from '#promotions/claims/budget.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
import { dealCard, getInfo, scratchCard } from '../contract.ts'
import { scratchCardsServer } from './index.ts'
import { demos } from './seed-campaigns.ts'

const { prizes } = demos[0]!.config('2026-11-21')
const LARGEST = Math.max(...prizes.map(({ coins }) => coins))

let site: TestSite
beforeAll(async () => void (site = await openWithCards()))
afterAll(() => site.close())

async function openWithCards(): Promise<TestSite> {
  const opened = await openTestSite()
  await scratchCardsServer.seed?.(opened.context)
  return opened
}

const infoOf = async (player: Pick<TestPlayer, 'call'>) => (await player.call(getInfo)).body.data
const deal = (player: TestPlayer, key?: string) => player.call(dealCard, key ? { headers: { 'idempotency-key': key } } : {})
const scratch = (player: TestPlayer, card = 1, key?: string) =>
  player.call(scratchCard, { params: { card: String(card) }, ...(key && { headers: { 'idempotency-key': key } }) })
const drawsOf = async (player: TestPlayer) => (await player.call(listDraws)).body.data.draws
const rotate = async (player: TestPlayer) => (await player.call(rotateSeeds, { body: { mode: 'prizes' } })).body.data.revealed

async function play(player: TestPlayer, rounds: number, on = site): Promise<void> {
  await on.context.transaction(async (tx) => {
    for (let count = 0; count < rounds; count++) {
      const payload = settledRound(on.context.newId('rnd'))
      await emit(tx, roundSettled, { playerId: player.playerId, payload, at: on.clock.now() })
    }
  })
  await on.deliverEvents()
}

/** A player with a dealt card, on this site. */
async function dealtOn(on: TestSite, options: Parameters<TestSite['player']>[0] = {}): Promise<TestPlayer> {
  const player = await on.player(options)
  expect((await deal(player)).body).toMatchObject({ success: true })
  return player
}

test('on the first day of a demo site a newcomer deals a card and scratches it: its prize is paid once', async () => {
  expect(await infoOf(site.visitor())).toMatchObject({ campaign: { state: 'running' }, rounds: 0, roundsForNext: 10 })
  const player = await dealtOn(site)
  expect((await infoOf(player)).cards[0]).toEqual({ id: 1, status: 'ready_for_activate', prize: null, timer: null })
  await expectPostings(site, player, 'scratch-cards', [])
  const { body } = await scratch(player)
  if (!body.success) throw new Error(body.reasonType)
  const { prize } = body.data
  expect(prizes.map(({ coins }) => coins)).toContain(prize.coins)
  await expectPostings(site, player, 'scratch-cards', [{ coins: prize.coins }])
  await expectPush(site, player, 'setBalance', { coins: prize.coins, reason: 'scratch-cards' })
  expect((await infoOf(player)).cards[0]).toEqual({ id: 1, status: 'scratched', prize, timer: null })
  expect((await scratch(player)).body).toEqual({ success: false, reasonType: 'not-ready' })
})

test('page, profile and push tell the same set', async () => {
  const player = await site.player()
  await play(player, 10)
  await deal(player)
  const { campaign: _, prizes: __, rules: ___, isCoinsOnly: ____, oddsHash: _____, ...set } = await infoOf(player)
  expect(set).toMatchObject({ rounds: 10, roundsForNext: 30 })
  expect((await player.call(getProfile)).body.data.scratchCardLottery).toEqual({ isActive: true, ...set })
  await expectPush(site, player, 'scratchCardLottery', { action: 'dealt', ...set })
})

describe('cards', () => {
  test('are earned by rounds and purchases, and open one after the other; a push tells when', async () => {
    await using other = await openWithCards()
    const player = await other.player()
    await play(player, 9, other)
    await play(player, 1, other)
    await expectPush(other, player, 'scratchCardLottery', { action: 'earned' })
    const payload = { orderId: 'ord_1', preset: 'a', cents: 499, nth: 1, offer: null, coins: 10_000, entries: 0 }
    await other.context.transaction((tx) =>
      emit(tx, purchaseCompleted, { playerId: player.playerId, at: other.clock.now(), payload }),
    )
    await other.deliverEvents()
    for (let count = 0; count < 3; count++) await deal(player)
    expect((await deal(player)).body).toEqual({ success: false, reasonType: 'none-earned' })
    expect((await infoOf(player)).cards.slice(0, 4).map(({ status }) => status)).toEqual([
      'ready_for_activate',
      'available',
      'available',
      'locked',
    ])
    expect((await scratch(player, 2)).body).toEqual({ success: false, reasonType: 'not-ready' })
    other.advance(HOUR_MS)
    await other.runJobs()
    await expectPush(other, player, 'scratchCardLottery', { action: 'ready' })
    expect((await scratch(await backAgain(other, player), 2)).body).toMatchObject({ success: true })
  })

  test('are dealt and scratched once, however often and by however many calls at once', async () => {
    const player = await site.player()
    const [dealKey, scratchKey] = [randomUUID(), randomUUID()]
    expect((await deal(player, dealKey)).body).toEqual((await deal(player, dealKey)).body)
    const first = await scratch(player, 1, scratchKey)
    expect((await scratch(player, 1, scratchKey)).body).toEqual(first.body)
    const other = await site.player()
    await play(other, 10)
    await deal(other)
    const lock = { sql: 'select from promotion.player_cells where player = $1 for update', values: [other.playerId] }
    const dealt = await atOnce(site, lock, [() => deal(other), () => deal(other)])
    expect(dealt.filter(({ body }) => body.success)).toHaveLength(1)
    const scratched = await atOnce(site, lock, [() => scratch(other), () => scratch(other)])
    expect(scratched.filter(({ body }) => body.success)).toHaveLength(1)
  })

  test('are refused to guests, where the feature is off, and while promotions are stopped; a dealt one may be scratched then', async () => {
    await using other = await openWithCards()
    const [guest, player] = [other.visitor(), await dealtOn(other)]
    expect((await guest.call(dealCard)).status).toBe(401)
    expect((await guest.call(scratchCard, { params: { card: '1' } })).status).toBe(401)
    const turn = async (isOn: boolean) => {
      await other.context.transaction((tx) => setFeatureSwitch(tx, { brand: other.theme.id, feature: 'scratch-cards', isOn }))
      await other.liveSettings.refresh()
    }
    await turn(false)
    expect([(await deal(player)).status, (await scratch(player)).status]).toEqual([404, 404])
    await turn(true)
    await other.context.transaction((tx) =>
      setKillSwitch(tx, { brand: other.theme.id, isOn: true, by: 'a test', at: other.clock.now() }),
    )
    expect((await deal(await other.player())).body).toEqual({ success: false, reasonType: 'not-running' })
    expect((await scratch(player)).body).toMatchObject({ success: true })
  })

  test('of a self-excluded player are neither dealt nor scratched, and what the end of the run pays is held', async () => {
    await using other = await openWithCards()
    const player = await dealtOn(other)
    await player.call(beginAbsence, { body: { length: 'six-months' } })
    const back = await backAgain(other, player)
    for (const refused of [await deal(back), await scratch(back)]) {
      expect(refused).toMatchObject({ status: 403, body: { code: 'absent' } })
    }
    other.advance(15 * DAY_MS)
    await other.closeRuns()
    const { rows } = await other.database.pool.query('select state from promotion.grant where player = $1', [player.playerId])
    expect(rows).toEqual([{ state: 'held' }])
  })

  test('that were dealt are paid at the end of the run, once, with their draws', async () => {
    await using other = await openWithCards()
    const player = await dealtOn(other)
    await other.database.pool.query("update campaign set ends_at = $1 where feature = 'scratch-cards' and starts_at <= $2", [
      new Date(other.clock.now() + HOUR_MS),
      new Date(other.clock.now()),
    ])
    other.advance(2 * HOUR_MS)
    for (let times = 0; times < 2; times++) {
      await other.closeRuns()
      await other.deliverEvents()
    }
    const [draw] = await drawsOf(await backAgain(other, player))
    expect(draw).toMatchObject({ nonce: 1 })
    const coins = prizes.find((_, at) => draw!.prize.startsWith(`prize ${at + 1}:`))!.coins
    await expectPostings(other, player, 'scratch-cards', [{ coins }])
  })

  test('pay coins only where entries are closed', async () => {
    await using other = await openWithCards()
    const both = JSON.stringify([{ coins: 1_000, entries: 500, chancePer100k: 100_000 }])
    await other.database.pool.query(
      `update campaign set config = jsonb_set(config, '{prizes}', $1) || '{"purchaseCents": null}' where feature = 'scratch-cards'`,
      [both],
    )
    const player = await other.player({ state: 'CA' })
    expect(await infoOf(player)).toMatchObject({ isCoinsOnly: true, prizes: [{ coins: 1_000, entries: 0 }] })
    await deal(player)
    expect((await scratch(player)).body).toMatchObject({ success: true, data: { prize: { coins: 1_000, entries: 0 } } })
    await expectPostings(other, player, 'scratch-cards', [{ coins: 1_000 }])
  })
})

describe('FAIR-9 the draw of a card', () => {
  test('is made when it is dealt, by the odds that were shown, and is listed once the card is scratched', async () => {
    const player = await site.player()
    const { next } = (await player.call(getSeeds)).body.data
    const { oddsHash } = await infoOf(player)
    await deal(player)
    expect(await drawsOf(player)).toEqual([])
    site.advance(60_000)
    const { body } = await scratch(player)
    const [draw] = await drawsOf(player)
    expect(draw).toMatchObject({ nonce: 1, commit: next.find(({ mode }) => mode === 'prizes')?.commit })
    expect(defHash(draw!.rules)).toBe(oddsHash)
    expect(site.clock.now() - Date.parse(draw!.at)).toBeGreaterThanOrEqual(60_000)
    const { serverSeed } = await rotate(player)
    expect(verifyPrize({ ...draw!, serverSeed })).toMatchObject({ isTrue: true, faults: [] })
    const at = draw!.rules.prizes.findIndex(({ id }) => id === draw!.prize)
    expect(body).toMatchObject({ data: { prize: { coins: prizes[at]!.coins } } })
    const { rows } = await site.database.pool.query('select draws from promotion.grant where player = $1', [player.playerId])
    expect(rows).toMatchObject([{ draws: [{ nonce: 1, prize: draw!.prize }] }])
  })

  test('cannot change between dealing and scratching: revealed with its pair, it is listed and still pays the same', async () => {
    const player = await dealtOn(site)
    const { serverSeed } = await rotate(player)
    await site.deliverEvents()
    const [draw] = await drawsOf(player)
    expect(verifyPrize({ ...draw!, serverSeed })).toMatchObject({ isTrue: true })
    const at = draw!.rules.prizes.findIndex(({ id }) => id === draw!.prize)
    expect((await scratch(player)).body).toMatchObject({ data: { prize: { coins: prizes[at]!.coins } } })
    expect(await drawsOf(player)).toHaveLength(1)
  })
})

describe('the budget', () => {
  test('keeps what a dealt card will pay, so that a sealed prize is always covered', async () => {
    await using other = await openWithCards()
    await planBudget(other, 'scratch-cards', { coins: LARGEST, entries: null })
    const [player, late] = [await dealtOn(other, { isTest: false }), await other.player({ isTest: false })]
    const { id } = (await infoOf(player)).campaign
    const left = async () => (await readBudget(other.context.reader, id!)).coins?.left
    const kept = LARGEST - (await left())!
    expect(prizes.map(({ coins }) => coins)).toContain(kept)
    expect((await deal(late)).body).toEqual({ success: false, reasonType: 'budget-exhausted' })
    expect((await scratch(player)).body).toMatchObject({ success: true, data: { prize: { coins: kept } } })
    expect(await left()).toBe(LARGEST - kept)
    expect(await checkInvariants(other.context.reader)).toEqual([])
  })
})

test('cards and their grants are in the copy of the player’s data', async () => {
  const player = await dealtOn(site)
  await scratch(player)
  const slice = site.slices.find(({ id }) => id === 'promotions')
  const copy = await slice?.personalData?.({ ...site.context, today: '2026-11-21' }, player.playerId)
  expect(copy).toMatchObject({ progress: [{ cells: expect.any(Object) }], grants: [{ feature: 'scratch-cards', state: 'paid' }] })
})
