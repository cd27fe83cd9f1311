import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, STAKE } from '#apps/site/testing/spins.ts'
import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { DAY_MS } from '#kernel/time.ts'
import { grantGiven, purchaseCompleted } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { ActCall, PromotionDefinition } from '../definition.ts'
import { definePromotion } from '../index.ts'
import { fixedCost } from './prize-moments.ts'
import { forecastWeek } from '../testing/forecast-week.ts'
import type { PlannedRun } from './forecast-run.ts'

const words = { title: 'Penny', text: 'A coin a round.', steps: [] }
type Cell = { readonly rounds: number }

/** A coin for each round, five for each day, and 30 for the final table. */
const penny = definePromotion({
  campaign: defineCampaign({
    feature: 'penny',
    config: z.object({}),
    isExclusive: true,
    hasRule: true,
    words: { en: words, es: words },
    picture: 'gift',
    link: '/penny',
  }),
  cell: z.object({ rounds: z.int() }),
  empty: (): Cell => ({ rounds: 0 }),
  on: {
    'round.settled': ({ rounds }: Cell) => ({
      cell: { rounds: rounds + 1 },
      grants: [{ key: `round:${rounds}`, value: { kind: 'balance', coins: 100, entries: 0 } }],
    }),
  },
  acts: {
    visit: {
      once: ({ day }: { day: string }) => day,
      do: (_: Cell, { day }: { day: string }) => ({
        grants: [{ key: `day:${day}`, value: { kind: 'balance', coins: 500, entries: 0 } }],
      }),
    },
    name: {
      usual: null,
      do: (_: Cell, { input }: ActCall<string>) => ({
        grants: [{ key: input.trim(), value: { kind: 'balance', coins: 1_000_000, entries: 0 } }],
      }),
    },
  },
  prizeOf: (place) => (place <= 2 ? { kind: 'balance', coins: 1_500, entries: 7 } : undefined),
  cost: () => [],
}) as unknown as PromotionDefinition

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const forecastOf = (over: Partial<PlannedRun> = {}, promotion = penny) => forecastWeek(site, promotion, { config: {}, ...over })

test('a forecast replays what the players played, with every act that was possible and every place', async () => {
  expect(await forecastOf()).toBeUndefined()
  const wallet = { coins: 20 * STAKE }
  const [much, little] = [await mintWith(site, wallet), await mintWith(site, wallet)]
  await mintWith(site, wallet)
  for (let round = 0; round < 3; round++) await played(much)
  await played(little)
  await site.deliverEvents()
  // Accounts of a test site are test accounts, which no audience counts.
  await site.database.pool.query('update promotion.player_facts set is_counted = true')
  const forecast = await forecastOf()
  expect(forecast).toMatchObject({ players: 3, sampled: 3, replayedDays: 7, days: 7, triggers: [], leftOut: ['name'] })
  expect(forecast?.coins.mean).toBeCloseTo(4 * 100 + 3 * 500 + 2 * 1_500)
  expect(forecast?.entries).toEqual({ mean: 14, p1: 0, p50: 14, p95: 14, p99: 14 })
  expect(forecast?.coins.p99).toBeGreaterThan(forecast!.coins.p50)
  expect(await forecastOf()).toEqual(forecast)
})

test('older rounds count for a longer run alone, and a run without an end is forecast for 28 days', async () => {
  const before = await forecastOf()
  site.advance(10 * DAY_MS)
  expect((await forecastOf())?.coins.mean).toBe(3_000)
  // Ten days ago four rounds were played: they count once, and nobody acts before the start.
  const countsSince = site.clock.now() - 4 * DAY_MS
  expect((await forecastOf({ countsSince }))?.coins.mean).toBeCloseTo(3_000 + 4 * 100)
  expect((await forecastOf({ countsSince, endsAt: site.clock.now() + DAY_MS }))?.coins.mean).toBeCloseTo(3_000)
  const endless = await forecastOf({ endsAt: null })
  expect(endless).toMatchObject({ days: 28, replayedDays: 28 })
  expect(endless?.coins.mean).toBeCloseTo(before!.coins.mean)
})

test('purchases count, over the days for which they are kept', async () => {
  const buyer = await site.player()
  const { playerId } = buyer
  await site.deliverEvents()
  await site.database.pool.query('update promotion.player_facts set is_counted = true')
  const order = { preset: 'p', cents: 999, offer: null, coins: 0, entries: 0 }
  const at = site.clock.now()
  for (let nth = 1; nth <= 2; nth++)
    await site.context.transaction((tx) =>
      emit(tx, purchaseCompleted, { playerId, at, payload: { ...order, nth, orderId: `order-${nth}` } }),
    )
  const generous = {
    ...penny,
    acts: {},
    prizeOf: undefined,
    on: {
      'purchase.completed': (cell: Cell, { payload }: { payload: { nth: number } }) => ({
        cell,
        grants: [{ key: `order:${payload.nth}`, value: { kind: 'balance', coins: 700, entries: 0 } }],
      }),
    },
  } as unknown as PromotionDefinition
  const forecast = await forecastOf({ endsAt: null }, generous)
  expect(forecast).toMatchObject({ replayedDays: 7, days: 28 })
  expect(forecast?.coins.mean).toBeCloseTo(4 * 2 * 700)
})

test('a reward of another promotion counts, as every event does that the outbox keeps', async () => {
  const { playerId } = await site.player()
  await site.deliverEvents()
  await site.database.pool.query('update promotion.player_facts set is_counted = true')
  const value = { kind: 'balance', coins: 1, entries: 0 } as const
  const payload = { grantId: 'one', run: null, feature: 'other', kind: 'balance', value, costCents: 0 } as const
  await site.context.transaction((tx) => emit(tx, grantGiven, { playerId, at: site.clock.now(), payload }))
  const welcoming = {
    ...penny,
    acts: {},
    prizeOf: undefined,
    on: {
      'grant.given': ({ rounds }: Cell) => ({
        cell: { rounds: rounds + 1 },
        grants: [{ key: `reward:${rounds}`, value: { kind: 'balance', coins: 300, entries: 0 } }],
      }),
    },
  } as unknown as PromotionDefinition
  expect((await forecastOf({}, welcoming))?.coins.mean).toBeCloseTo(300)
})

test('known days are prolonged to the run’s length by those of players alike: what is given once is not multiplied', async () => {
  const player = await mintWith(site, { coins: 20 * STAKE })
  await played(player)
  await site.deliverEvents()
  await site.database.pool.query('update promotion.player_facts set is_counted = true')
  const once = (keyOf: (rounds: number) => string) =>
    ({
      ...penny,
      acts: {},
      prizeOf: undefined,
      on: {
        'round.settled': ({ rounds }: Cell) => ({
          cell: { rounds: rounds + 1 },
          grants: [{ key: keyOf(rounds), value: { kind: 'balance', coins: 100, entries: 0 } }],
        }),
      },
    }) as unknown as PromotionDefinition
  const long = { endsAt: site.clock.now() + 56 * DAY_MS }
  const each = (await forecastOf(long, once(String)))!.coins.mean
  const first = (await forecastOf(
    long,
    once(() => 'first'),
  ))!.coins.mean
  const rounds = (await forecastOf({ endsAt: site.clock.now() + 28 * DAY_MS }, once(String)))!.coins.mean
  expect(each).toBeCloseTo(2 * rounds)
  // Three players have played, and one more does as they did.
  expect(first).toBeCloseTo(4 * 100)
})

test('a budget limits the forecast: at its end less than the largest prize is left', async () => {
  const draw = {
    ...penny,
    prizeOf: undefined,
    cost: () => [fixedCost('a day', { coins: 500 })],
  } as unknown as PromotionDefinition
  const { coins, entries } = (await forecastOf({ budget: { coins: 900, entries: null } }, draw))!
  expect(coins).toMatchObject({ mean: 900, p50: 900, p95: 900, p99: 900 })
  expect(coins.p1).toBeLessThanOrEqual(400)
  expect(entries.p99).toBe(0)
})

test('what nobody of the sample earned is not ruled out', async () => {
  const rare = { ...penny, on: {}, acts: {}, prizeOf: undefined, cost: () => [fixedCost('a rare prize', { coins: 900 })] }
  const forecast = await forecastOf({}, rare as unknown as PromotionDefinition)
  expect(forecast).toMatchObject({ entries: { mean: 0, p99: 0 }, coins: { mean: 0, p1: 0, p50: 0 } })
  // All players are in the sample: 3.0 and 4.6 of them, rounded up.
  expect(forecast?.coins).toMatchObject({ p95: 3 * 900, p99: 5 * 900 })
})

test('players who may not join are left out', async () => {
  const joins = { combinator: 'and', rules: [{ field: 'rounds', operator: '>=', value: 1_000 }] } as const
  await expect(forecastOf({ joins })).resolves.toBeUndefined()
})
