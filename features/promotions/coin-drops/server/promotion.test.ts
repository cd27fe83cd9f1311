import { describe, expect, test } from 'vitest'
import { toUnixSeconds } from '#kernel/time.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { coinDropsCampaign } from '../shared/campaign.ts'
import { coinDrops, openPools } from './promotion.ts'
import { dropAt, dropsFrom, type Schedule } from './schedule.ts'

const config: Schedule['config'] = {
  openMinutes: 10,
  drops: [
    { time: '20:00', coins: 500_000, claims: 3 },
    { time: '02:30', coins: 50_000, claims: 2 },
  ],
}
/** Noon in New York. */
const NOON = '2026-11-21T17:00:00Z'
const EVENING = '2026-11-22T01:00:00Z'
const evening = { at: toUnixSeconds(Date.parse(EVENING)) }
const minutesAfter = (iso: string, minutes: number): string => new Date(Date.parse(iso) + minutes * 60_000).toISOString()

const schedule = (startsAt: string, endsAt: string | null = null): Schedule => ({
  config,
  startsAt: Date.parse(startsAt),
  endsAt: endsAt === null ? null : Date.parse(endsAt),
  timeZone: 'America/New_York',
})
const timesOf = (of: Schedule, from: string, count = 9): string[] =>
  dropsFrom(of, Date.parse(from), count).map(({ at }) => new Date(at).toISOString().slice(0, 16))

describe('the schedule', () => {
  test('has each daily time in turn, and first a drop that is still open', () => {
    const all = schedule(NOON)
    expect(timesOf(all, NOON, 3)).toEqual(['2026-11-22T01:00', '2026-11-22T07:30', '2026-11-23T01:00'])
    expect(timesOf(all, minutesAfter(EVENING, 9.99), 1)).toEqual(['2026-11-22T01:00'])
    expect(timesOf(all, minutesAfter(EVENING, 10), 1)).toEqual(['2026-11-22T07:30'])
  })

  test('leaves out what the start or the end of the run cuts off', () => {
    expect(timesOf(schedule(minutesAfter(EVENING, 1), minutesAfter('2026-11-23T01:00:00Z', 9)), EVENING)).toEqual([
      '2026-11-22T07:30',
    ])
    expect(timesOf(schedule(NOON, minutesAfter(EVENING, 10)), NOON)).toEqual(['2026-11-22T01:00'])
    expect(timesOf(schedule(NOON, minutesAfter(NOON, 60)), NOON)).toEqual([])
  })

  test('keeps local times over a change of the clock; a skipped time falls an hour later', () => {
    expect(timesOf(schedule('2026-03-07T17:00:00Z'), '2026-03-07T17:00:00Z', 4)).toEqual([
      '2026-03-08T01:00',
      '2026-03-08T07:30',
      '2026-03-09T00:00',
      '2026-03-09T06:30',
    ])
  })

  test('finds a drop by its moment alone', () => {
    expect(dropAt(schedule(NOON), Date.parse(EVENING))).toMatchObject({ coins: 500_000, claims: 3 })
    expect(dropAt(schedule(NOON), Date.parse(EVENING) + 1_000)).toBeUndefined()
  })

  test('a configuration whose drops overlap is refused, also over midnight', () => {
    const fits = (...times: string[]) =>
      coinDropsCampaign.config.safeParse({ openMinutes: 10, drops: times.map((time) => ({ time, coins: 1, claims: 1 })) }).success
    expect([
      fits('10:00', '10:10'),
      fits('10:00', '10:09'),
      fits('23:55', '00:04'),
      fits('12:00'),
      fits('12:00', '12:00'),
    ]).toEqual([true, false, false, true, false])
    expect([fits('24:00'), fits('9:00')]).toEqual([false, false])
  })
})

describe('a claim', () => {
  const open = () => playPromotion(coinDrops, { config, startsAt: NOON })

  test.each([
    ['before it falls', -0.001],
    ['once it has closed', 10],
  ])('is refused %s', (_, minutes) => {
    const played = open()
    expect(played.act('claim', { input: evening, at: minutesAfter(EVENING, minutes) })).toEqual({ refused: 'not-open' })
    expect(played.grants).toEqual([])
  })

  test('of a moment at which nothing falls is refused', () => {
    expect(open().act('claim', { input: { at: evening.at + 1 }, at: EVENING })).toEqual({ refused: 'not-open' })
  })

  test('pays the coins of its drop and is remembered', () => {
    const played = open()
    const done = played.act('claim', { input: evening, at: minutesAfter(EVENING, 3) })
    expect(done).toMatchObject({ reply: { claimedAt: evening.at, claims: 1, claimedCoins: 500_000 } })
    expect(played.grants).toEqual([{ key: `drop:${evening.at}`, value: { kind: 'balance', coins: 500_000, entries: 0 } }])
    expect(played.pushes).toMatchObject([{ type: 'coinDrops', data: { action: 'claimed', claims: 1 } }])
    const night = { at: toUnixSeconds(Date.parse('2026-11-22T07:30:00Z')) }
    played.act('claim', { input: night, at: '2026-11-22T07:31:00Z' })
    expect(played.cell).toEqual({ claimedAt: night.at, claims: 2, claimedCoins: 550_000 })
  })
})

test('everyone is told of a drop five minutes ahead and of what is left, and of nothing in between', () => {
  const { run } = playPromotion(coinDrops, { config, startsAt: NOON })
  const at = (minutes: number) => Date.parse(minutesAfter(EVENING, minutes))
  const told = (minutes: number, left = 3) =>
    coinDrops.live!(run as never, { at: at(minutes), left: new Map([[`drop:${evening.at}`, left]]) })?.data
  expect([told(-5.01), told(10)]).toEqual([undefined, undefined])
  expect(told(-5)).toMatchObject({ action: 'drop', at: evening.at, closesAt: evening.at + 600, left: 3, total: 3 })
  expect(told(9, 1)).toMatchObject({ left: 1 })
  expect(openPools(run as never, at(-1))).toEqual([])
  expect(openPools(run as never, at(0))).toEqual([{ name: `drop:${evening.at}`, count: 3 }])
})

test('the cost of a day is every claim of every drop', () => {
  expect(coinDrops.cost(config)).toMatchObject([
    { trigger: 'a claim at 20:00', perDay: 3, coins: { mean: 500_000, variance: 0 } },
    { trigger: 'a claim at 02:30', perDay: 2, coins: { mean: 50_000 } },
  ])
})
