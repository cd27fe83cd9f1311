import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { sfc32 } from '#kernel/sfc32.ts'
import { DAY_MS } from '#kernel/time.ts'
import { forecastWeek } from '#promotions/testing/forecast-week.ts'
import { freeWheel } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const PLAYERS = 20
const VISITS = 3
const config = demos[0]!.config('2026-11-21')
const tickets = config.sectors.reduce((sum, { chancePer100k }) => sum + chancePer100k, 0)
const enumerated = (of: 'coins' | 'entries'): number =>
  config.sectors.reduce((sum, sector) => sum + sector.chancePer100k * sector[of], 0) / tickets

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  for (let count = 0; count < PLAYERS; count++) await visitOn(await site.player(), VISITS)
  await site.deliverEvents()
  // Accounts of a test site are test accounts, which no audience counts.
  await site.database.pool.query('update promotion.player_facts set is_counted = true')
})
afterAll(() => site.close())

/** Sessions on this number of days: today, and each second day before. */
async function visitOn({ playerId }: { readonly playerId: string }, days: number): Promise<void> {
  await site.database.pool.query(
    `insert into player_session (id, token_hash, player, created_at, last_active_at, confirmed_at, address, user_agent)
     select $1 || ':' || n, convert_to($1 || n, 'utf8'), $1, at, at, at, '127.0.0.1', 'a test'
     from generate_series(1, $2::int - 1) n, lateral (select $3::timestamptz - n * 2 * interval '1 day' as at) d`,
    [playerId, days, new Date(site.clock.now())],
  )
}

test('the forecast has the enumerated value of a spin for each visited day, also of players who never play', async () => {
  const forecast = await forecastWeek(site, freeWheel, { config })
  const spins = PLAYERS * VISITS
  expect(forecast?.leftOut).toEqual([])
  // Nobody buys here, so that no other wheel opens.
  expect(forecast?.triggers).toEqual([
    { trigger: 'a spin', count: expect.closeTo(spins, 6) as number },
    { trigger: 'a booster spin', count: 0 },
    { trigger: 'an extra spin', count: 0 },
  ])
  expect(Math.abs(forecast!.coins.mean - spins * enumerated('coins'))).toBeLessThan(1e-6 * forecast!.coins.mean)
  expect(Math.abs(forecast!.entries.mean - spins * enumerated('entries'))).toBeLessThan(1e-6 * forecast!.entries.mean)
})

test('of weeks that are really drawn one in 20 costs more than P95, and half cost more than P50', async () => {
  const { coins, entries } = (await forecastWeek(site, freeWheel, { config }))!
  const next = sfc32(7)
  const weeks = Array.from({ length: 4_000 }, () => {
    const total = { coins: 0, entries: 0 }
    for (let spin = 0; spin < PLAYERS * VISITS; spin++) {
      let at = next() % tickets
      const sector = config.sectors.find(({ chancePer100k }) => (at -= chancePer100k) < 0)!
      total.coins += sector.coins
      total.entries += sector.entries
    }
    return total
  })
  for (const [asset, { p50, p95, p99 }] of Object.entries({ coins, entries }) as ['coins' | 'entries', typeof coins][]) {
    const above = (bound: number): number => weeks.filter((week) => week[asset] > bound).length / weeks.length
    expect(above(p99)).toBeLessThanOrEqual(0.02)
    expect(above(p95)).toBeLessThanOrEqual(0.07)
    expect(above(p50)).toBeGreaterThan(0.3)
    expect(above(p50)).toBeLessThan(0.7)
  }
})

test('with a brand’s number of players four of five weeks are within a tenth of the average', async () => {
  const { coins } = (await forecastWeek(site, freeWheel, { config }))!
  const scale = 100
  const spins = PLAYERS * VISITS * scale
  const next = sfc32(11)
  const weeks = Array.from({ length: 100 }, () => {
    let total = 0
    for (let spin = 0; spin < spins; spin++) {
      let at = next() % tickets
      total += config.sectors.find(({ chancePer100k }) => (at -= chancePer100k) < 0)!.coins
    }
    return total
  })
  const near = weeks.filter((total) => Math.abs(total / (coins.mean * scale) - 1) <= 0.1)
  expect(near.length).toBeGreaterThanOrEqual(80)
})

test('a shorter run counts the visited days of its length alone', async () => {
  const once = await forecastWeek(site, freeWheel, { config, endsAt: site.clock.now() + DAY_MS })
  expect(once?.triggers[0]?.count).toBeCloseTo(PLAYERS, 6)
})
