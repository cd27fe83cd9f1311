import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { planBudget } from '#apps/site/testing/plan-budget.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { verifyPrize } from '#engine/fair/prize-draw.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { listDraws, rotateSeeds } from '#features/play/fair-play/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { forecastWeek } from '#promotions/testing/forecast-week.ts'
import { getMachine, getMeter, type Meter, pull } from '../contract.ts'
import { meterOf } from '../fixtures.ts'
import { funMachine, pullOdds } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { funMachineServer } from './index.ts'

const config = demos[0]!.config('2026-11-21')
const FULL = config.coinsToFill

let site: TestSite
beforeAll(async () => void (site = await openWithMachine()))
afterAll(() => site.close())

async function openWithMachine(): Promise<TestSite> {
  const opened = await openTestSite()
  await funMachineServer.seed?.(opened.context)
  return opened
}

const meterFor = async (player: Pick<TestPlayer, 'call'>): Promise<Meter> => meterOf((await player.call(getMeter)).body.data)
const machineFor = async (player: Pick<TestPlayer, 'call'>) => (await player.call(getMachine)).body.data
const pullOf = (player: TestPlayer, key?: string) => player.call(pull, key ? { headers: { 'idempotency-key': key } } : {})

/** Settles a coin round in a qualifying game and lets the engine read it. */
async function stake(player: TestPlayer, amount: number, on = site): Promise<void> {
  const payload = settledRound(on.context.newId('rnd'), { stake: amount, game: config.games[0]! })
  await on.context.transaction((tx) => emit(tx, roundSettled, { playerId: player.playerId, payload, at: on.clock.now() }))
  await on.deliverEvents()
}

async function pulledBy(player: TestPlayer, key?: string) {
  const { body } = await pullOf(player, key)
  if (!body.success) throw new Error(body.reasonType)
  return body.data
}

test('the machine runs from the first start, and a newcomer has a pull on the first day', async () => {
  for (const visitor of [site.visitor(), await site.player()]) {
    expect((await visitor.call(getMeter)).body.data).toMatchObject({ campaign: { state: 'running' }, needed: FULL, pulls: 1 })
    expect(await machineFor(visitor)).toMatchObject({ pulls: 1, average: { coins: 67_750, entries: 0 } })
  }
})

describe('a pull', () => {
  test('pays the drawn prize: reply, meter, profile, push and ledger say the same', async () => {
    const player = await site.player()
    const { prize, meter } = await pulledBy(player)
    expect(config.prizes[prize.index]).toMatchObject({ coins: prize.coins, entries: prize.entries })
    expect(meter).toMatchObject({ filled: 0, pulls: 0, pulled: 1 })
    await expectPostings(site, player, 'fun-machine', [{ coins: prize.coins }])
    await expectPush(site, player, 'funMachine', { action: 'progress', ...meter })
    expect(await meterFor(player)).toEqual(meter)
    expect((await player.call(getProfile)).body.data.funMachine).toEqual({ isActive: true, games: config.games, ...meter })
    expect((await pullOf(player)).body).toEqual({ success: false, reasonType: 'not-full' })
  })

  test('FAIR-9 is drawn by the odds whose hash was shown before, and verified from its proof', async () => {
    const player = await site.player()
    const { oddsHash } = await machineFor(player)
    expect(oddsHash).toBe(pullOdds(config.prizes).hash)
    const { prize } = await pulledBy(player)
    await player.call(rotateSeeds, { body: { mode: 'prizes' } })
    const [draw] = (await player.call(listDraws)).body.data.draws
    expect(verifyPrize({ ...draw!, serverSeed: draw!.serverSeed! })).toMatchObject({ isTrue: true })
    expect(draw!.prize).toBe(pullOdds(config.prizes).rules.prizes[prize.index]!.id)
  })

  test('repeated by the same key gets the same prize and moves nothing', async () => {
    const player = await site.player()
    const key = randomUUID()
    const first = await pulledBy(player, key)
    expect(await pulledBy(player, key)).toEqual(first)
    await expectPostings(site, player, 'fun-machine', [{ coins: first.prize.coins }])
  })

  test('at once with another is one pull', async () => {
    const player = await site.player()
    await stake(player, 1)
    const lock = { sql: 'select from promotion.player_cells where player = $1 for update', values: [player.playerId] }
    const answers = await atOnce(site, lock, [() => pullOf(player), () => pullOf(player)])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect((await player.call(listDraws)).body.data.draws).toHaveLength(1)
  })

  test('is refused before it draws while the run’s budget does not cover its largest prize', async () => {
    const player = await site.player()
    await planBudget(site, 'fun-machine', { coins: 1_000_000, entries: null })
    expect((await pullOf(player)).body).toEqual({ success: false, reasonType: 'budget-exhausted' })
    expect((await player.call(listDraws)).body.data.draws).toEqual([])
    await planBudget(site, 'fun-machine', null)
    expect((await pullOf(player)).body).toMatchObject({ success: true })
  })

  test('is refused to a guest, to an absent player, and where the feature is off', async () => {
    expect((await site.visitor().call(pull)).status).toBe(401)
    const absent = await site.player()
    await absent.call(beginAbsence, { body: { length: 'six-months' } })
    expect(await (await backAgain(site, absent)).call(pull)).toMatchObject({ status: 403, body: { code: 'absent' } })
    const player = await site.player()
    const turn = async (isOn: boolean) => {
      await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'fun-machine', isOn }))
      await site.liveSettings.refresh()
    }
    await turn(false)
    expect((await pullOf(player)).status).toBe(404)
    await turn(true)
    expect((await pullOf(player)).body.success).toBe(true)
  })
})

test('play fills the meter: page, profile and push say the same, and a full one is another pull', async () => {
  const player = await site.player()
  await pulledBy(player)
  await stake(player, FULL * 0.6)
  expect(await meterFor(player)).toMatchObject({ filled: FULL * 0.6, pulls: 0 })
  await stake(player, FULL * 0.6)
  const meter = await meterFor(player)
  expect(meter).toMatchObject({ filled: FULL * 0.2, pulls: 1 })
  await expectPush(site, player, 'funMachine', { action: 'full', ...meter })
  expect((await player.call(getProfile)).body.data.funMachine).toMatchObject(meter)
  expect((await pulledBy(player)).meter).toMatchObject({ filled: FULL * 0.2, pulls: 0, pulled: 2 })
})

test('after its end, the machine pays nothing more', async () => {
  await using other = await openWithMachine()
  const player = await other.player()
  await stake(player, 1, other)
  other.advance(31 * DAY_MS)
  await other.closeRuns()
  const back = await backAgain(other, player)
  expect((await pullOf(back)).body).toEqual({ success: false, reasonType: 'not-running' })
  expect((await back.call(getMeter)).body.data).toMatchObject({ campaign: { state: 'ended' }, pulls: 0 })
})

test('the meter and its prizes are in the copy of the player’s data', async () => {
  const player = await site.player()
  const { prize } = await pulledBy(player)
  const slice = site.slices.find(({ id }) => id === 'promotions')
  const copy = await slice?.personalData?.({ ...site.context, today: '2026-11-21' }, player.playerId)
  expect(copy).toMatchObject({
    progress: [{ cells: expect.any(Object) }],
    grants: [{ feature: 'fun-machine', state: 'paid', value: { kind: 'balance', coins: prize.coins, entries: 0 } }],
  })
})

test('the forecast counts the free pull of each player, at its exact average', async () => {
  await using other = await openWithMachine()
  const players = 3
  for (let count = 0; count < players; count++) await other.player()
  await other.deliverEvents()
  await other.database.pool.query('update promotion.player_facts set is_counted = true')
  const forecast = await forecastWeek(other, funMachine, { config })
  expect(forecast).toMatchObject({ leftOut: [], triggers: [{ trigger: 'a pull' }] })
  expect(forecast!.triggers[0]!.count).toBeCloseTo(players, 6)
  expect(forecast!.coins.mean).toBeCloseTo(players * 67_750, 2)
})
