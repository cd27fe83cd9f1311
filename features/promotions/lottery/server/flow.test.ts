import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce, expectPostings } from '#apps/site/testing/expectations.ts'
import { PASSWORD } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { checkSharedClaim } from '#engine/fair/shared-claim.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { proveSharedDraw } from '#features/play/fair-play/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { getRewards } from '#features/promotions/rewards/contract.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { purchaseCompleted, roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { forecastWeek } from '#promotions/testing/forecast-week.ts'
import { publishRun } from '#promotions/testing/toy-promotion.ts'
import * as contract from '../contract.ts'
import { lotteryCampaign } from '../shared/campaign.ts'
import { lottery } from './promotion.ts'
import { demoLottery } from './seed-campaigns.ts'

const COIN = 100
/** Two tickets win: 500 coins with 2.00 entries, and 100 coins. */
const SMALL = {
  ...demoLottery,
  dailyTickets: 3,
  prizes: [
    { from: 1, to: 1, coins: 500 * COIN, entries: 200 },
    { from: 2, to: 2, coins: 100 * COIN, entries: 0 },
  ],
}

let site: TestSite
let run: Id<'cmp'>
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())
beforeEach(async () => {
  // Only one draw at a time.
  site.advance(2 * HOUR_MS)
  const startsAt = site.clock.now()
  run = await publishRun(site.context, lotteryCampaign, { config: SMALL, startsAt, endsAt: startsAt + HOUR_MS })
  await work()
})

/** Two processes at once. */
const work = () => Promise.all([site.promotions.runDue(), site.promotions.runDue()])
const ask = async (client: TestClient) => (await client.call(contract.askTickets)).body
const take = async (client: TestClient, id: string = run) => (await client.call(contract.takeReward, { params: { id } })).body
const details = async (client: TestClient = site.visitor(), id: string = run) =>
  (await client.call(contract.getDetails, { query: { id } })).body.data
const ticketsOf = async (client: TestClient, id: string = run) =>
  (await client.call(contract.getTickets, { query: { id } })).body.data
const leaderboard = async (client: TestClient, query: { limit?: number; offset?: number } = {}) =>
  (await client.call(contract.getLeaderboard, { params: { id: run }, query })).body.data

async function play({ playerId }: TestPlayer, stake: number): Promise<void> {
  const payload = settledRound(site.context.newId('rnd'), { stake: stake * COIN })
  await site.context.transaction((tx) => emit(tx, roundSettled, { playerId, at: site.clock.now(), payload }))
  await site.deliverEvents()
}

async function buy({ playerId }: TestPlayer, cents: number): Promise<void> {
  const payload = { orderId: site.context.newId('ses'), preset: 'p', cents, nth: 1, offer: null, coins: 0, entries: 0 }
  await site.context.transaction((tx) => emit(tx, purchaseCompleted, { playerId, at: site.clock.now(), payload }))
  await site.deliverEvents()
}

/** The run ends and its winners are drawn. */
async function draw(): Promise<void> {
  site.advance(HOUR_MS + MINUTE_MS)
  await expect.poll(async () => (await work(), (await details()).isDrawn), { timeout: 30_000 }).toBe(true)
}

const wake = ({ playerId }: TestPlayer) =>
  site.database.pool.query('update player_session set last_active_at = $2, confirmed_at = $2 where player = $1', [
    playerId,
    new Date(site.clock.now()),
  ])

test('play, asking and purchases bring tickets, and page and profile tell the same', async () => {
  const player = await site.player()
  await play(player, 2_500)
  await buy(player, 250)
  expect(await ask(player)).toEqual({ success: true, data: { tickets: 2 } })
  expect(await ask(player)).toEqual({ success: false, reasonType: 'asked-today' })
  const own = await ticketsOf(player)
  expect(own).toMatchObject({ progress: 500 * COIN, dailyLeft: 0 })
  expect(own.tickets.filter(({ source }) => source === 'daily')).toHaveLength(3)
  expect(own.tickets.filter(({ source }) => source === 'play')).toHaveLength(2)
  expect(new Set(own.tickets.map(({ ticket }) => ticket)).size).toBe(5)
  expect(await details(player)).toMatchObject({ campaign: { state: 'running' }, ticketsTotal: 5, isDrawn: false })
  const { lottery: told } = (await player.call(getProfile)).body.data
  expect(told).toEqual({ isActive: true, tickets: 5, dailyLeft: 0, prizeOf: null })
  const rewards = (await player.call(getRewards)).body.data.rewards
  expect(rewards.map(({ value }) => value)).toMatchObject([{ kind: 'ticket' }, { kind: 'ticket' }, { kind: 'ticket' }])
})

test('SWP-3 asking needs no purchase, no play and no confirmed contact', async () => {
  const newcomer = await site.player({ email: 'unconfirmed@mail.example' })
  expect(await ask(newcomer)).toEqual({ success: true, data: { tickets: 3 } })
  expect((await ticketsOf(newcomer)).tickets).toHaveLength(3)
})

test('two requests at once bring the tickets of one', async () => {
  const player = await site.player({ state: 'CT' })
  expect((await ticketsOf(player)).dailyLeft).toBe(3)
  const lock = { sql: 'select from promotion.player_cells where player = $1 for update', values: [player.playerId] }
  await play(player, 1)
  const answers = await atOnce(site, lock, [() => ask(player), () => ask(player)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect((await ticketsOf(player)).tickets).toHaveLength(3)
})

test('FAIR-9 the draw is sealed before, drawn among the tickets, revealed, and proved by its own tickets', async () => {
  const before = await details()
  expect(before.commit).toMatch(/^[0-9a-f]{64}$/)
  const players = [await site.player(), await site.player()]
  for (const player of players) await ask(player)
  const sold = (await Promise.all(players.map((player) => ticketsOf(player)))).flatMap(({ tickets }) => tickets)
  expect(await leaderboard(site.visitor())).toEqual({ isDrawn: false, winners: [], hasMore: false, own: null })
  await draw()
  expect(await details()).toMatchObject({ commit: before.commit, ticketsTotal: 6, campaign: { state: 'ended' } })
  const { winners } = await leaderboard(site.visitor())
  expect(winners).toMatchObject([
    { place: 1, coins: 500 * COIN, entries: 200 },
    { place: 2, coins: 100 * COIN, entries: 0 },
  ])
  for (const { ticket } of winners) expect(sold.map((each) => each.ticket)).toContain(ticket)
  const { proof } = (await site.visitor().call(proveSharedDraw, { query: { commit: before.commit! } })).body.data
  expect(checkSharedClaim(JSON.stringify(proof))).toMatchObject({ ok: true, value: { verified: { isTrue: true } } })
  expect((proof as { winners: { ticket: string }[] }).winners.map(({ ticket }) => ticket)).toEqual(
    winners.map(({ ticket }) => ticket),
  )
})

test('a winner takes the prize once, also with several requests at once; until then it waits', async () => {
  const player = await site.player()
  await ask(player)
  await draw()
  await wake(player)
  await expectPostings(site, player, 'lottery', [])
  expect((await player.call(getProfile)).body.data.lottery).toMatchObject({ prizeOf: run })
  expect((await leaderboard(player)).own).toEqual({ coins: 600 * COIN, entries: 200, places: [1, 2], isTaken: false })
  const rewards = async () => (await player.call(getRewards)).body.data.rewards.filter(({ value }) => value.kind === 'balance')
  const waiting = { state: 'waiting', link: `/lottery?draw=${run}` }
  expect(await rewards()).toMatchObject([waiting, waiting])
  const lock = { sql: 'select from promotion.grant where player = $1 for update', values: [player.playerId] }
  const prize = { success: true, data: { coins: 600 * COIN, entries: 200 } }
  expect(await atOnce(site, lock, [() => take(player), () => take(player)])).toEqual([prize, prize])
  expect(await take(player)).toEqual(prize)
  const moved = await site.database.pool.query(
    "select sum(e.amount)::int as sum from ledger.transfer t join ledger.entry e on e.transfer = t.no where t.player = $1 and t.kind = 'lottery' and e.player is not null and e.asset = 'coins'",
    [player.playerId],
  )
  expect(moved.rows).toEqual([{ sum: 600 * COIN }])
  expect((await leaderboard(player)).own).toMatchObject({ isTaken: true })
  expect(await rewards()).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
  expect((await player.call(getProfile)).body.data.lottery).toMatchObject({ prizeOf: null })
})

test('a prize that nobody takes is paid after the days to take it', async () => {
  const player = await site.player()
  await ask(player)
  await draw()
  site.advance(29 * DAY_MS)
  await site.deliverEvents()
  await expectPostings(site, player, 'lottery', [])
  site.advance(2 * DAY_MS)
  await site.deliverEvents()
  expect((await details()).isDrawn).toBe(true)
  const { rows } = await site.database.pool.query("select state from promotion.grant where player = $1 and cause like 'draw:%'", [
    player.playerId,
  ])
  expect(rows).toEqual([{ state: 'paid' }, { state: 'paid' }])
})

test('where entries are closed a prize shows and pays its coins', async () => {
  const player = await site.player({ state: 'CT' })
  await ask(player)
  await draw()
  await wake(player)
  expect(await details(player)).toMatchObject({ isCoinsOnly: true, prizes: [{ entries: 0 }, { entries: 0 }] })
  expect(await take(player)).toEqual({ success: true, data: { coins: 600 * COIN, entries: 0 } })
})

test('a prize is refused before the draw, without one, to a guest, on a break and of an unknown draw', async () => {
  const [winner, other] = [await site.player({ password: PASSWORD }), await site.player()]
  await ask(winner)
  expect(await take(winner)).toEqual({ success: false, reasonType: 'not-drawn' })
  await draw()
  await wake(other)
  expect(await take(other)).toEqual({ success: false, reasonType: 'no-reward' })
  expect((await site.visitor().call(contract.takeReward, { params: { id: run } })).status).toBe(401)
  expect((await site.visitor().call(contract.askTickets)).status).toBe(401)
  for (const id of [`cmp_${'0'.repeat(26)}`, 'nobody-knows'])
    expect((await other.call(contract.takeReward, { params: { id } })).status).toBe(404)
  const away = site.visitor()
  await away.call(signIn, { body: { identifier: winner.login, password: PASSWORD } })
  await away.call(beginAbsence, { body: { length: 'day' } })
  const back = site.visitor()
  await back.call(signIn, { body: { identifier: winner.login, password: PASSWORD } })
  for (const refused of [await back.call(contract.takeReward, { params: { id: run } }), await back.call(contract.askTickets)])
    expect(refused).toMatchObject({ status: 403, body: { code: 'absent' } })
  await expectPostings(site, winner, 'lottery', [])
})

test('a budget that does not cover a prize refuses it, and the prize goes on waiting', async () => {
  await site.database.pool.query(`update campaign set budget = '{"coins": 100, "entries": null}' where id = $1`, [run])
  await site.database.pool.query('update promotion.revision set no = no + 1')
  const player = await site.player({ isTest: false })
  await ask(player)
  await draw()
  await wake(player)
  expect(await take(player)).toEqual({ success: false, reasonType: 'budget-exhausted' })
  expect((await leaderboard(player)).own).toMatchObject({ isTaken: false })
  await expectPostings(site, player, 'lottery', [])
})

test('asking is refused after the end, and past draws are listed a page at a time with their winners', async () => {
  const player = await site.player()
  await ask(player)
  await draw()
  await wake(player)
  expect(await ask(player)).toEqual({ success: false, reasonType: 'not-running' })
  const page = async (offset: number) =>
    (await site.visitor().call(contract.listDraws, { query: { limit: 1, offset } })).body.data
  const first = await page(0)
  expect(first).toMatchObject({
    draws: [{ id: run, ticketsTotal: 3, isDrawn: true, first: { coins: 500 * COIN } }],
    hasMore: true,
  })
  expect((await page(1)).draws[0]!.id).not.toBe(run)
  expect(await leaderboard(player, { limit: 1 })).toMatchObject({ winners: [{ place: 1 }], hasMore: true })
  expect(await leaderboard(player, { limit: 1, offset: 1 })).toMatchObject({ winners: [{ place: 2 }], hasMore: false })
  expect((await ticketsOf(player)).tickets).toHaveLength(3)
})

test('a lottery without tickets has no winners', async () => {
  await draw()
  expect(await leaderboard(site.visitor())).toEqual({ isDrawn: true, winners: [], hasMore: false, own: null })
})

test('a feature that is off answers 404', async () => {
  await using off = await openTestSite({ options: { lottery: false } })
  expect((await (await off.player()).call(contract.askTickets)).status).toBe(404)
  await using switched = await openTestSite()
  await switched.context.transaction((tx) => setFeatureSwitch(tx, { brand: switched.theme.id, feature: 'lottery', isOn: false }))
  await switched.liveSettings.refresh()
  expect((await (await switched.player()).call(contract.askTickets)).status).toBe(404)
})

test('a forecast has the exact sum of all places', async () => {
  await site.player()
  await site.player()
  await site.deliverEvents()
  // Accounts of a test site are test accounts, which no audience counts.
  await site.database.pool.query('update promotion.player_facts set is_counted = true')
  const forecast = await forecastWeek(site, lottery, { config: SMALL })
  expect(forecast?.coins).toMatchObject({ mean: 600 * COIN, p50: 600 * COIN, p99: 600 * COIN })
  expect(forecast?.entries.mean).toBe(200)
})

test('the demo starts with a draw that is over, whose winners anyone can verify, and one that runs', async () => {
  await using own = await openTestSite()
  const slice = own.slices.find(({ id }) => id === 'lottery')!
  for (let starts = 0; starts < 2; starts++) {
    await slice.seed?.(own.context)
    await own.deliverEvents()
    await own.closeRuns()
    await own.promotions.runDue()
  }
  const guest = own.visitor()
  const { draws, hasMore } = (await guest.call(contract.listDraws, { query: {} })).body.data
  expect(draws).toMatchObject([{ title: 'Opening draw', isDrawn: true }])
  expect(hasMore).toBe(false)
  const [{ id, ticketsTotal }] = draws as [(typeof draws)[number]]
  const { winners } = (await guest.call(contract.getLeaderboard, { params: { id }, query: {} })).body.data
  expect(winners.map(({ place }) => place)).toEqual(Array.from({ length: 10 }, (_, nth) => nth + 1))
  expect(winners.every(({ name, avatar }) => name && avatar)).toBe(true)
  expect(ticketsTotal).toBeGreaterThan(50)
  const { commit } = (await guest.call(contract.getDetails, { query: { id } })).body.data
  const { proof } = (await guest.call(proveSharedDraw, { query: { commit: commit! } })).body.data
  expect(checkSharedClaim(JSON.stringify(proof))).toMatchObject({ ok: true, value: { verified: { isTrue: true } } })
  const { campaign } = (await guest.call(contract.getDetails, { query: {} })).body.data
  expect(campaign).toMatchObject({ state: 'running' })
})
