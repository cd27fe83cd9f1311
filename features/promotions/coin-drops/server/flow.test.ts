import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce, expectPostings, expectPush } from '#apps/site/testing/expectations.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { planBudget } from '#apps/site/testing/plan-budget.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, STAKE } from '#apps/site/testing/spins.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { publicChannel } from '#kernel/push.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
import { forecastWeek } from '#promotions/testing/forecast-week.ts'
import { publishRun } from '#promotions/testing/toy-promotion.ts'
import { claimDrop, getInfo } from '../contract.ts'
import { coinDropsCampaign } from '../shared/campaign.ts'
import { coinDropsServer } from './index.ts'
import { coinDrops } from './promotion.ts'

const CLAIMS = 3
/** A test site starts at noon in New York. */
const config = { openMinutes: 10, drops: [{ time: '12:05', coins: 70_000, claims: CLAIMS }] }

async function openWithDrops(lasts = 5 * DAY_MS): Promise<TestSite> {
  const opened = await openTestSite()
  const startsAt = opened.clock.now()
  await publishRun(opened.context, coinDropsCampaign, { config, startsAt, endsAt: startsAt + lasts })
  return opened
}

/** Moves to this long after the next drop. */
async function fall(on: TestSite, afterMs = 0): Promise<number> {
  const { drops } = (await on.visitor().call(getInfo)).body.data
  const { at } = drops.find((drop) => drop.at * SECOND_MS > on.clock.now())!
  on.advance(at * SECOND_MS + afterMs - on.clock.now())
  return at
}

const infoOf = async (who: Pick<TestPlayer, 'call'>) => (await who.call(getInfo)).body.data
const claim = (player: Pick<TestPlayer, 'call'>, at: number, key?: string) =>
  player.call(claimDrop, { body: { at }, ...(key && { headers: { 'idempotency-key': key } }) })
const told = async (on: TestSite) => {
  const { rows } = await on.database.pool.query<{ data: { action: string; left: number; at: number } }>(
    "select payload::jsonb -> 'data' as data from outbox.message where channel = $1 and payload::jsonb ->> 'type' = 'coinDrops' order by seq",
    [publicChannel(on.theme.id)],
  )
  return rows.map(({ data }) => data)
}

test('the demo runs from the first start: the next drop is at most two hours away, for guests and newcomers', async () => {
  await using site = await openTestSite()
  await coinDropsServer.seed?.(site.context)
  for (const visitor of [site.visitor(), await site.player()]) {
    const { campaign, drops, daily, claims } = await infoOf(visitor)
    expect([campaign.state, drops.length, claims]).toEqual(['running', 8, 0])
    expect(drops[0]!.at * SECOND_MS - site.clock.now()).toBeLessThanOrEqual(2 * 3_600 * SECOND_MS)
    expect(daily).toEqual({ drops: 12, claims: 2_700, coins: 360_000_000, perPlayer: 1_050_000, openMinutes: 10 })
  }
})

describe('claiming', () => {
  let site: TestSite
  beforeAll(async () => void (site = await openWithDrops()))
  afterAll(() => site.close())

  test('pays while the drop is open; its page, the profile and the push say the same', async () => {
    const player = await site.player()
    const [early] = (await infoOf(player)).drops
    expect((await claim(player, early!.at)).body).toEqual({ success: false, reasonType: 'not-open' })
    const at = await fall(site)
    const claimed = { claimedAt: at, claims: 1, claimedCoins: 70_000 }
    expect((await claim(player, at)).body).toEqual({ success: true, data: claimed })
    await expectPostings(site, player, 'coin-drops', [{ coins: 70_000 }])
    const info = await infoOf(player)
    expect(info).toMatchObject(claimed)
    expect(info.drops[0]).toMatchObject({ at, left: CLAIMS - 1, total: CLAIMS })
    expect((await player.call(getProfile)).body.data['coinDrops']).toEqual({
      isActive: true,
      ...claimed,
      drops: info.drops.slice(0, 2),
    })
    await expectPush(site, player, 'coinDrops', { action: 'claimed', ...claimed })
  })

  test('a repeat gets the first answer and moves nothing, whatever its key, also after the drop has closed', async () => {
    const at = await fall(site)
    const player = await site.player()
    const key = randomUUID()
    const answers = [await claim(player, at, key), await claim(player, at, key), await claim(player, at)]
    site.advance(11 * MINUTE_MS)
    answers.push(await claim(player, at))
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body)
    await expectPostings(site, player, 'coin-drops', [{ coins: 70_000 }])
    expect((await claim(await site.player(), at)).body).toEqual({ success: false, reasonType: 'not-open' })
  })

  test('two calls of one player at once take one slot', async () => {
    const at = await fall(site)
    const player = await site.player()
    const lock = { sql: 'select from promotion.player_cells where player = $1 for update', values: [player.playerId] }
    await site.deliverEvents()
    await claim(player, at - 1)
    const answers = await atOnce(site, lock, [() => claim(player, at), () => claim(player, at)])
    expect(answers.map(({ body }) => body.success)).toEqual([true, true])
    await expectPostings(site, player, 'coin-drops', [{ coins: 70_000 }])
    expect((await infoOf(player)).drops[0]).toMatchObject({ left: CLAIMS - 1 })
  })

  test('is refused to a guest, while the feature is off, while promotions are stopped, and for another brand’s drop', async () => {
    const at = await fall(site)
    expect((await claim(site.visitor(), at)).status).toBe(401)
    const player = await site.player()
    const turn = async (isOn: boolean) => {
      await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'coin-drops', isOn }))
      await site.liveSettings.refresh()
    }
    await turn(false)
    expect((await claim(player, at)).status).toBe(404)
    await turn(true)
    const stop = (isOn: boolean) =>
      site.context.transaction((tx) => setKillSwitch(tx, { brand: site.theme.id, isOn, by: 'a test', at: site.clock.now() }))
    await stop(true)
    expect((await claim(player, at)).body).toEqual({ success: false, reasonType: 'not-running' })
    await stop(false)
    expect((await claim(player, at)).body.success).toBe(true)
  })

  test('is refused once the budget of the run is exhausted, and the slot stays free', async () => {
    const at = await fall(site)
    const player = await site.player()
    await planBudget(site, 'coin-drops', { coins: 1, entries: null })
    expect((await claim(player, at)).body).toEqual({ success: false, reasonType: 'budget-exhausted' })
    await planBudget(site, 'coin-drops', null)
    expect((await infoOf(player)).drops[0]).toMatchObject({ left: CLAIMS })
  })
})

test('exactly the first N of many at once get a drop, everyone sees the counter, and the others are refused', async () => {
  await using site = await openWithDrops()
  const players: TestPlayer[] = []
  for (let nth = 0; nth < 10 * CLAIMS; nth++) players.push(await site.player())
  const at = await fall(site, -5 * MINUTE_MS)
  await site.promotions.runDue()
  await site.promotions.runDue()
  expect(await told(site)).toEqual([{ action: 'drop', at, closesAt: at + 600, coins: 70_000, left: CLAIMS, total: CLAIMS }])
  site.advance(5 * MINUTE_MS)
  const answers = await Promise.all(players.map((player) => claim(player, at)))
  const given = answers.filter(({ body }) => body.success)
  expect(given).toHaveLength(CLAIMS)
  const others = answers.filter(({ body }) => !body.success)
  for (const { body } of others) expect(body).toEqual({ success: false, reasonType: 'gone' })
  const { rows } = await site.database.pool.query<{ coins: string; count: number }>(
    "select sum(e.amount) as coins, count(*)::int as count from ledger.transfer t join ledger.entry e on e.transfer = t.no where t.kind = 'coin-drops' and e.player is not null",
  )
  expect(rows).toEqual([{ coins: expect.toSatisfy((sum: unknown) => Number(sum) === CLAIMS * 70_000), count: CLAIMS }])
  expect((await infoOf(site.visitor())).drops[0]).toMatchObject({ at, left: 0, total: CLAIMS })
  await Promise.all([site.promotions.runDue(), site.promotions.runDue()])
  expect((await told(site)).map(({ left }) => left)).toEqual([CLAIMS, 0])
  // The next day's drop is whole again.
  await fall(site)
  expect((await infoOf(site.visitor())).drops[0]).toMatchObject({ left: CLAIMS })
}, 60_000)

test('a self-excluded player claims nothing', async () => {
  await using site = await openWithDrops()
  const player = await site.player()
  await player.call(beginAbsence, { body: { length: 'six-months' } })
  const back = await backAgain(site, player)
  const at = await fall(site)
  expect(await claim(back, at)).toMatchObject({ status: 403, body: { code: 'absent' } })
  await expectPostings(site, player, 'coin-drops', [])
})

test('the claim and its grant are in the copy of the player’s data', async () => {
  await using site = await openWithDrops()
  const at = await fall(site)
  const player = await site.player()
  await claim(player, at)
  const slice = site.slices.find(({ id }) => id === 'promotions')
  const copy = await slice?.personalData?.({ ...site.context, today: '2026-11-21' }, player.playerId)
  expect(copy).toMatchObject({
    claims: [{ pool: expect.stringContaining(`drop:${at}`) }],
    grants: [{ feature: 'coin-drops', state: 'paid', value: { kind: 'balance', coins: 70_000, entries: 0 } }],
  })
})

test('a planned campaign shows its schedule, an ended one nothing to claim', async () => {
  await using site = await openWithDrops(DAY_MS)
  site.advance(2 * DAY_MS)
  await site.closeRuns()
  expect(await infoOf(site.visitor())).toMatchObject({ campaign: { state: 'ended' }, drops: [] })
  const startsAt = site.clock.now() + DAY_MS
  await publishRun(site.context, coinDropsCampaign, { config, startsAt, endsAt: startsAt + DAY_MS })
  const { campaign, drops } = await infoOf(site.visitor())
  expect([campaign.state, drops.length]).toEqual(['planned', 1])
  expect((await claim(await site.player(), drops[0]!.at)).body).toEqual({ success: false, reasonType: 'not-running' })
})

test('a forecast counts every claim of every day as taken', async () => {
  await using site = await openWithDrops()
  for (let nth = 0; nth < 2; nth++) await played(await mintWith(site, { coins: STAKE }))
  await site.deliverEvents()
  // Accounts of a test site are test accounts, which no audience counts.
  await site.database.pool.query('update promotion.player_facts set is_counted = true')
  const all = 7 * CLAIMS * 70_000
  expect(await forecastWeek(site, coinDrops as never, { config })).toMatchObject({
    leftOut: [],
    triggers: [{ trigger: 'a claim at 12:05', count: 7 * CLAIMS }],
    coins: { mean: all, p50: all, p99: all },
    entries: { mean: 0 },
  })
})
