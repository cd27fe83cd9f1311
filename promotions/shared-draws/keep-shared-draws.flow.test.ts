import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { saidByCommand, saidByPython } from '#apps/site/testing/verifiers.ts'
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import type { PromotionDefinition } from '../definition.ts'
import { promotionEntry, readGrants } from '../index.ts'
import { openKnownRuns } from '../runs/known-runs.ts'
import { mendToy } from '../testing/mend-toy.ts'
import { publishRun, toyCampaign, toyPromotion } from '../testing/toy-promotion.ts'
import { keepSharedDraws } from './keep-shared-draws.ts'
import { momentsOfRuns } from './moments-of-runs.ts'
import { proveSharedDraw } from './reveal.ts'
import { readSharedDraws, type SharedDraw } from './shared-draws.ts'

let site: TestSite
beforeAll(
  async () => void (site = await openTestSite({ besides: [{ ...promotionEntry(toyPromotion, 'toy'), isInEveryTheme: true }] })),
)
afterAll(() => site.close())

const publish = (config: { winners?: number; drops?: number }, lasts = HOUR_MS) =>
  publishRun(site.context, toyCampaign, { config: { every: 1_000, coins: 1, ...config }, endsAt: site.clock.now() + lasts })
const settle = async (player: TestPlayer) => {
  const payload = settledRound(site.context.newId('rnd'), { stake: 0 })
  await site.context.transaction((tx) => emit(tx, roundSettled, { playerId: player.playerId, payload, at: site.clock.now() }))
  await site.deliverEvents()
}
/** Two processes at once. */
const work = () => Promise.all([site.promotions.runDue(), site.promotions.runDue()])
const drawsOf = async (run: string): Promise<SharedDraw[]> =>
  (await readSharedDraws(site.context, { limit: 50 })).filter((draw) => draw.run === run)
const grantsOf = async ({ playerId }: TestPlayer, run: string, key: string) =>
  (await readGrants(site.context.reader, { player: playerId, run })).filter((grant) => grant.key.includes(key))

const runsOf = () =>
  openKnownRuns({
    clock: site.clock,
    promotions: new Map([['toy', toyPromotion as unknown as PromotionDefinition]]),
    timeZoneOf: () => site.theme.timeZone,
    momentsOf: momentsOfRuns(() => site.context),
  })

/** A clock of which every reading is later than the last. */
const passing = (start: Instant, stepMs: number) => {
  let at = start
  return () => (at += stepMs)
}

/** Closes a run that has ended: its snapshot has to pass. */
const closed = async (run: string) => {
  site.advance(MINUTE_MS)
  await expect.poll(async () => (await work(), (await drawsOf(run))[0]?.revealedAt ?? null), { timeout: 20_000 }).not.toBeNull()
}

test('FAIR-9 a published lottery is committed, sold, closed, drawn and paid once, and both verifiers find it true', async () => {
  const run = await publish({ winners: 2 })
  await work()
  const [committed] = await drawsOf(run)
  expect(committed).toMatchObject({ name: 'tickets', sales: null, revealedAt: null })
  const players = [await site.player(), await site.player()]
  for (const player of [...players, players[0]!]) await settle(player)
  await work()
  expect((await drawsOf(run))[0]!.sales).toBeNull()
  site.advance(HOUR_MS)
  await closed(run)
  const [drawn] = await drawsOf(run)
  expect(drawn).toMatchObject({ commit: committed!.commit, sales: { size: 3 } })
  await work()
  expect(await drawsOf(run)).toEqual([drawn])
  const prizes = (await Promise.all(players.map((player) => grantsOf(player, run, ':draw:')))).flat()
  expect(prizes.map(({ value }) => (value.kind === 'balance' ? value.coins : 0)).toSorted((one, other) => one - other)).toEqual([
    1_000, 2_000,
  ])
  expect(prizes.map(({ cause }) => cause).toSorted()).toEqual(['draw:tickets:1', 'draw:tickets:2'])
  const claim = await proveSharedDraw(site.context, drawn!)
  expect(await saidByCommand(claim)).toContain('1 true, 0 not')
  expect(JSON.stringify(claim)).not.toContain('plr_')
  const drops = await publish({ drops: 4 })
  await work()
  site.advance(HOUR_MS + MINUTE_MS)
  await work()
  const moments = await proveSharedDraw(site.context, (await drawsOf(drops))[0]!)
  expect(await saidByCommand(moments)).toContain('1 true, 0 not')
  expect(await saidByPython([claim, moments])).toBe('2 shared draws, 0 wrong')
}, 120_000)

test('moments begin after their commitment, steps read those that passed, and the seed is revealed at the end', async () => {
  const run = await publish({ drops: 3 }, DAY_MS)
  await work()
  const [committed] = await drawsOf(run)
  expect(committed!.rules).toMatchObject({ count: 3, startsAt: Math.floor(site.clock.now() / SECOND_MS) + 30 })
  const player = await site.player()
  await settle(player)
  expect(await grantsOf(player, run, ':drop:')).toEqual([])
  site.advance(DAY_MS - 2 * SECOND_MS)
  await settle(player)
  const dropped = await grantsOf(player, run, ':drop:')
  expect(dropped).toHaveLength(3)
  expect((await drawsOf(run))[0]!.revealedAt).toBeNull()
  site.advance(MINUTE_MS)
  await work()
  const revealed = await proveSharedDraw(site.context, (await drawsOf(run))[0]!)
  const moments = revealed && 'moments' in revealed ? revealed.moments : []
  expect(dropped.map(({ key }) => Number(key.split(':').at(-1)) / SECOND_MS).toSorted((one, other) => one - other)).toEqual(
    moments,
  )
})

test('a window still begins after its commitment if time passes between both, and several processes commit once', async () => {
  const run = await publish({ drops: 3 }, DAY_MS)
  const faults: unknown[] = []
  const keep = (stepMs: number) => {
    const now = passing(site.clock.now(), stepMs)
    return keepSharedDraws({
      database: site.database,
      log: { error: (fault: unknown) => faults.push(fault) } as never,
      contextOf: () => ({ ...site.context, clock: { now } }),
      currentRuns: runsOf().current,
    })
  }
  await Promise.all([9, 8, 7, 6, 5, 4, 3, 2].map((seconds) => keep(seconds * SECOND_MS)))
  expect(faults).toEqual([])
  const [{ committedAt, rules }] = (await drawsOf(run)) as [SharedDraw]
  expect(rules.kind === 'moments' && rules.startsAt * SECOND_MS).toBeGreaterThan(committedAt)
  const over = await publish({ drops: 3 }, 20 * SECOND_MS)
  await keep(0)
  expect([faults, await drawsOf(over)]).toEqual([[], []])
})

test('a failure between the closing of sales and the end of the draw loses nothing', async () => {
  const run = await publish({ winners: 13 })
  await work()
  const player = await site.player()
  await settle(player)
  site.advance(HOUR_MS + MINUTE_MS)
  await expect.poll(async () => (await work(), (await drawsOf(run))[0]!.sales), { timeout: 20_000 }).not.toBeNull()
  expect((await drawsOf(run))[0]!.revealedAt).toBeNull()
  expect(await grantsOf(player, run, ':draw:')).toEqual([])
  mendToy()
  await closed(run)
  expect(await grantsOf(player, run, ':draw:')).toHaveLength(1)
}, 60_000)

test('a lottery without tickets has no winners, and a shadow run draws nothing', async () => {
  const run = await publish({ winners: 1 })
  await work()
  site.advance(HOUR_MS)
  await closed(run)
  expect((await drawsOf(run))[0]).toMatchObject({ winners: [], sales: { size: 0 } })
  const shadow = await publish({ winners: 1 })
  await site.database.pool.query("update campaign set status = 'shadow' where id = $1", [shadow])
  await work()
  expect(await drawsOf(shadow)).toEqual([])
})
