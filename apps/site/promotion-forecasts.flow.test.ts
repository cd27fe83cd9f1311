import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#kernel/time.ts'
import type { Cost, GrantValue, PrizeRow, PromotionDefinition, Run } from '#promotions/definition.ts'
import { forecastWeek } from '#promotions/testing/forecast-week.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { backAgain } from './testing/people.ts'
import { openTestSite, type TestSite } from './testing/site.ts'
import { mintWith, played } from './testing/spins.ts'
import { CALL_TRIALS } from './testing/trials/call-trials.ts'
import { EVENT_TRIALS } from './testing/trials/event-trials.ts'
import { buy, promotionOf, todayOn } from './testing/trials/trial.ts'

const PLAYERS = 4
const DAYS = 3
const ROUNDS = 5
const STAKE = 100_000
/** Days, rounds and purchases that the forecast can meet, each of which may grant twice. */
const EVENTS_MAX = 2 * PLAYERS * DAYS * (ROUNDS + 2)

let site: TestSite
/** A few players who play, buy and come again. */
beforeAll(async () => {
  site = await openTestSite()
  let players = await Promise.all(Array.from({ length: PLAYERS }, () => mintWith(site, { coins: 100 * STAKE })))
  for (let day = 0; day < DAYS; day++) {
    for (const player of players) {
      await player.call(getProfile)
      for (let round = 0; round < ROUNDS; round++) await played(player, { stake: STAKE })
    }
    await buy({ site }, players[0]!, { nth: day + 1 })
    site.advance(DAY_MS)
    players = await Promise.all(players.map((player) => backAgain(site, player)))
  }
  await site.deliverEvents()
  // Accounts of a test site are test accounts, which no audience counts.
  await site.database.pool.query('update promotion.player_facts set is_counted = true, vip_level = 50')
})
afterAll(() => site.close())

const FEATURES = [...new Set([...CALL_TRIALS, ...EVENT_TRIALS].map(({ feature }) => feature))]
type Asset = 'coins' | 'entries'

/** The average of a prize table, each ticket counted. */
function enumerated(prizes: readonly PrizeRow[], asset: Asset): number {
  const [sum, all] = prizes.reduce(
    ([part, whole], each) => [part + BigInt(each.weight) * BigInt(each[asset]), whole + BigInt(each.weight)],
    [0n, 0n],
  )
  return Number((sum * 1_000_000n) / all) / 1_000_000
}

/** What a run grants of itself: the places of its final table and its lotteries. */
function placesOf({ prizeOf, sharedDraws }: PromotionDefinition, run: Run, asset: Asset): number {
  const lotteries = (sharedDraws?.(run.config, run, run.startsAt) ?? []).flatMap((draw) =>
    draw.kind === 'lottery' ? Array.from({ length: draw.winners }, (_, at) => draw.prizeOf(at + 1)) : [],
  )
  const places: (GrantValue | undefined)[] = []
  for (let place = 1; prizeOf?.(place, run); place++) places.push(prizeOf(place, run))
  return [...lotteries, ...places].reduce((sum, value) => sum + (value?.kind === 'balance' ? value[asset] : 0), 0)
}

describe.each(FEATURES)('the forecast of %s', (feature) => {
  const planned = () => {
    const promotion = promotionOf(site, feature)
    const demo = site.slices.find(({ id }) => id === feature)!.campaignTemplates!.demos[0]!
    const config = demo.config(todayOn(site)) as object
    return { promotion, config, costs: promotion.cost(config) }
  }

  test('has the mean of each prize table by enumeration', () => {
    for (const { prizes, coins, entries } of planned().costs.filter(({ prizes: table }) => table !== undefined)) {
      expect(coins.mean).toBeCloseTo(enumerated(prizes!, 'coins'), 4)
      expect(entries.mean).toBeCloseTo(enumerated(prizes!, 'entries'), 4)
      expect(coins.max).toBe(Math.max(...prizes!.map((each) => each.coins)))
      expect(entries.max).toBe(Math.max(...prizes!.map((each) => each.entries)))
    }
  })

  test.each<Asset>(['coins', 'entries'])('is as much in %s as its triggers and places cost', async (asset) => {
    const { promotion, config, costs } = planned()
    const forecast = (await forecastWeek(site, promotion, { config }))!
    const counted = forecast.triggers.reduce((sum, { trigger, count }) => {
      const cost = costs.find((each) => each.trigger === trigger)!
      return sum + count * (cost.prizes ? enumerated(cost.prizes, asset) : cost[asset].mean)
    }, 0)
    const run = { config, startsAt: site.clock.now(), endsAt: null, timeZone: site.theme.timeZone } as unknown as Run
    const stated = counted + placesOf(promotion, run, asset)
    const others = costs.filter((cost) => !isCounted(cost))
    const rest = forecast[asset].mean - stated
    const [most, exactly] = [Math.max(0, ...others.map((cost) => cost[asset].max)), 1e-6 * (1 + stated)]
    expect(rest).toBeGreaterThanOrEqual(-exactly)
    expect(rest).toBeLessThanOrEqual(exactly + most * EVENTS_MAX)
    expect(forecast[asset].p50).toBeLessThanOrEqual(forecast[asset].p95)
  })
})

/** Its triggers are counted in the forecast; the amounts of all others come from the replay. */
const isCounted = ({ act, perDay }: Cost): boolean => act !== undefined || perDay !== undefined
