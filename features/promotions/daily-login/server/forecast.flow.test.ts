import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { forecastWeek } from '#promotions/testing/forecast-week.ts'
import { dailyPrizes } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

test('a forecast claims the prize of each visited day, though a claim needs an input', async () => {
  for (let count = 0; count < 3; count++) await site.player()
  await site.deliverEvents()
  // Accounts of a test site are test accounts, which no audience counts.
  await site.database.pool.query('update promotion.player_facts set is_counted = true')
  const config = demos[0]!.config('2026-11-21')
  const forecast = await forecastWeek(site, dailyPrizes, { config })
  expect(forecast?.leftOut).toEqual([])
  expect(forecast?.coins.mean).toBeCloseTo(3 * config.prizes[0]!.coins, 6)
})
