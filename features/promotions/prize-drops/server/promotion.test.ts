import { describe, expect, test } from 'vitest'
import { toUnixSeconds } from '#kernel/time.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { poolOf, prizeDropsCampaign, USUAL_KINDS } from '../shared/campaign.ts'
import { levelOfDrop } from '../shared/level.ts'
import { drops, type DropsRun, prizeDrops } from './promotion.ts'

const config = { minimalLevelPlay: 20, kinds: USUAL_KINDS, openMinutes: 10 }
/** Noon in New York. */
const NOON = Date.parse('2026-11-21T17:00:00Z')
const after = (seconds: number): string => new Date(NOON + seconds * 1_000).toISOString()
const DAY = '2026-11-21'

const round = (told: object = {}) =>
  ({ roundId: 'rnd_1', game: 'a-game', mode: 'TournamentPoints', stake: 2_000, win: 0, isFree: false, ...told }) as never
const open = (moments: Readonly<Record<string, readonly number[]>>) =>
  playPromotion(prizeDrops, {
    config,
    moments: Object.fromEntries(Object.entries(moments).map(([name, seconds]) => [name, seconds.map(after)])),
  })
const nameOf = (level: string, seconds: number): string => `${level}:${toUnixSeconds(NOON) + seconds}`

describe('a round', () => {
  test('races for each prize that has dropped, once', () => {
    const played = open({ [`gold-${DAY}`]: [60], [`bronze-${DAY}`]: [30, 90] })
    played.hear('round.settled', round(), after(29))
    expect(played.races).toEqual([])
    played.hear('round.settled', round(), after(60))
    expect(played.races).toEqual([
      { race: nameOf('gold', 60), key: `prize:${nameOf('gold', 60)}`, value: { kind: 'balance', coins: 500_000, entries: 0 } },
      { race: nameOf('bronze', 30), key: `prize:${nameOf('bronze', 30)}`, value: { kind: 'balance', coins: 10_000, entries: 0 } },
    ])
    played.hear('round.settled', round(), after(61))
    played.hear('round.settled', round(), after(95))
    expect(played.races.slice(2).map(({ race }) => race)).toEqual([nameOf('bronze', 90)])
    expect(played.grants).toEqual([])
  })

  test('comes too late for a prize that has waited ten minutes, also over midnight', () => {
    const midnight = 12 * 3_600
    const played = open({ [`silver-${DAY}`]: [0, 1, midnight - 60] })
    played.hear('round.settled', round(), after(600))
    expect(played.races.map(({ race }) => race)).toEqual([nameOf('silver', 1)])
    played.hear('round.settled', round(), after(midnight + 60))
    expect(played.races.map(({ race }) => race).at(-1)).toBe(nameOf('silver', midnight - 60))
  })

  test.each([
    ['played with entries', { mode: 'SweepStakes' }],
    ['that was free', { isFree: true }],
  ])('%s wins nothing', (_, difference) => {
    const played = open({ [`gold-${DAY}`]: [0] })
    played.hear('round.settled', round(difference), after(1))
    expect([played.races, played.cell]).toEqual([[], { until: 0 }])
  })

  test('does not change its chance with the amount played or won', () => {
    const racesOf = (told: object) => {
      const played = open({ [`gold-${DAY}`]: [0] })
      played.hear('round.settled', round(told), after(1))
      return played.races
    }
    expect(racesOf({ stake: 1, win: 0 })).toEqual(racesOf({ stake: 1_000_000, win: 9_000_000 }))
  })
})

describe('the draws of a day', () => {
  const run = (over: Partial<DropsRun> = {}) => ({ ...open({}).run, ...over }) as DropsRun
  const ordersAt = (at: number, over: Partial<DropsRun> = {}) => prizeDrops.sharedDraws!(config, run(over), at)

  test('are ordered for today’s rest and for tomorrow, one a level', () => {
    const orders = ordersAt(NOON, { startsAt: NOON - 3 * 86_400_000, endsAt: null })
    expect(orders.map(({ name }) => name)).toEqual(
      [DAY, '2026-11-22'].flatMap((day) => ['gold', 'silver', 'bronze'].map((level) => `${level}-${day}`)),
    )
    // Noon leaves half of the pool, tomorrow has all of it.
    expect(orders.map((order) => 'count' in order && order.count)).toEqual([2, 38, 210, 4, 76, 420])
    expect(orders[5]).toMatchObject({ startsAt: Date.parse('2026-11-22T05:00:00Z'), endsAt: Date.parse('2026-11-23T05:00:00Z') })
  })

  test('fit into the run, and fewer prizes into a shorter day', () => {
    const [from, until] = [Date.parse('2026-11-22T11:00:00Z'), Date.parse('2026-11-22T17:00:00Z')]
    const orders = ordersAt(NOON, { startsAt: from, endsAt: until })
    expect(orders).toMatchObject([{ count: 1, startsAt: from, endsAt: until }, { count: 19 }, { count: 105 }])
    expect(ordersAt(NOON, { startsAt: NOON + 3 * 86_400_000 })).toEqual([])
    expect(ordersAt(Date.parse('2026-11-22T04:59:30Z'), { endsAt: Date.parse('2026-11-22T05:00:00Z') })).toEqual([])
  })

  test('a day of 25 hours has the whole pool', () => {
    const orders = ordersAt(Date.parse('2026-10-31T12:00:00Z'), { startsAt: Date.parse('2026-10-01T04:00:00Z'), endsAt: null })
    expect(orders.filter(({ name }) => name.endsWith('2026-11-01')).map((order) => 'count' in order && order.count)).toEqual([
      4, 76, 420,
    ])
  })
})

test('a prize is announced in the minute before it drops, and no other one', () => {
  const { run } = open({ [`gold-${DAY}`]: [100, 130], [`bronze-${DAY}`]: [400] })
  const told = (seconds: number) =>
    prizeDrops.live!(run as DropsRun, { at: NOON + seconds * 1_000, left: new Map() })?.data as
      | { nextPrizeAt: number }
      | undefined
  expect([told(39), told(100 + 31), told(339)]).toEqual([undefined, undefined, undefined])
  expect(told(40)).toEqual({ action: 'nextPrize', nextPrizeAt: toUnixSeconds(NOON) + 100 })
  expect(told(100)).toEqual({ action: 'nextPrize', nextPrizeAt: toUnixSeconds(NOON) + 130 })
  expect(drops.next(run as DropsRun, NOON + 399_000)).toBe(NOON + 400_000)
})

test('players below the level do not take part, and a level of 1 is everyone', () => {
  expect(prizeDrops.joins!(config)).toEqual({ combinator: 'and', rules: [{ field: 'vipLevel', operator: '>=', value: 20 }] })
  expect(prizeDrops.joins!({ ...config, minimalLevelPlay: 1 })).toBeNull()
})

test('a day costs exactly its pool', () => {
  const [cost] = prizeDrops.cost(config)
  expect(cost).toMatchObject({ trigger: 'a prize', perDay: 500, coins: { mean: 20_000, max: 500_000 }, entries: { mean: 0 } })
  expect((cost!.perDay! * cost!.coins.mean) / 100).toBe(poolOf(USUAL_KINDS).dailyPrizePool)
})

test('a configuration has one kind of prize a level', () => {
  const fits = (...levels: number[]) =>
    prizeDropsCampaign.config.safeParse({
      ...config,
      kinds: levels.map((prizeLvl) => ({ prizeLvl, prizeValue: 1, count: 1 })),
    }).success
  expect([fits(1, 2, 3), fits(3), fits(1, 1), fits()]).toEqual([true, true, false, false])
  expect(['gold:1', 'silver:2', 'bronze:3'].map(levelOfDrop)).toEqual([3, 2, 1])
})
