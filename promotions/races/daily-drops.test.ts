import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS, toUnixSeconds } from '#kernel/time.ts'
import type { Run } from '../definition.ts'
import { dailyDrops, poolDayOf } from './daily-drops.ts'

const levels = [
  { name: 'large', count: 4, coins: 5_000 },
  { name: 'small', count: 96, coins: 100 },
]
const drops = dailyDrops({ levelsOf: () => levels, openMsOf: (minutes: number) => minutes * MINUTE_MS })

/** Noon in New York. */
const NOON = Date.parse('2026-11-21T17:00:00Z')
const MIDNIGHT = NOON + 12 * HOUR_MS
const runWith = (told: Partial<Run<number>> = {}) =>
  ({
    id: 'cmp_test',
    startsAt: NOON - 24 * HOUR_MS,
    endsAt: null,
    timeZone: 'America/New_York',
    config: 10,
    ...told,
  }) as Run<number>
const nameOf = (level: string, at: number): string => `${level}:${toUnixSeconds(at)}`

describe('a race', () => {
  const run = runWith({ moments: { 'large-2026-11-21': [NOON], 'small-2026-11-21': [NOON - 1_000, MIDNIGHT - MINUTE_MS] } })

  test('is for all prizes that wait, once a player', () => {
    const raced = drops.race({ until: 0 }, NOON, run)
    expect(raced).toEqual({
      cell: { until: NOON },
      races: [
        {
          race: nameOf('large', NOON),
          key: `prize:${nameOf('large', NOON)}`,
          value: { kind: 'balance', coins: 5_000, entries: 0 },
        },
        {
          race: nameOf('small', NOON - 1_000),
          key: `prize:${nameOf('small', NOON - 1_000)}`,
          value: { kind: 'balance', coins: 100, entries: 0 },
        },
      ],
    })
    expect(drops.race({ until: NOON }, NOON + 1, run)).toEqual({ ignored: 'nothing-dropped' })
    expect(drops.nameOf({ key: `prize:${nameOf('large', NOON)}` })).toBe(nameOf('large', NOON))
  })

  test('is over when a prize has waited its time, and goes on over midnight', () => {
    expect(drops.race({ until: 0 }, NOON + 10 * MINUTE_MS, run)).toEqual({ ignored: 'nothing-dropped' })
    expect(drops.race({ until: 0 }, MIDNIGHT + 8 * MINUTE_MS, run)).toMatchObject({
      races: [{ race: nameOf('small', MIDNIGHT - MINUTE_MS) }],
    })
    expect(drops.race({ until: 0 }, MIDNIGHT + 9 * MINUTE_MS, run)).toEqual({ ignored: 'nothing-dropped' })
  })

  test('has nothing before the moments are committed', () => {
    expect(drops.race({ until: 0 }, NOON, runWith())).toEqual({ ignored: 'nothing-dropped' })
  })
})

test('the next prize is known in the minute before it drops, also over midnight', () => {
  const run = runWith({ moments: { 'large-2026-11-22': [MIDNIGHT + 20_000] } })
  expect([MIDNIGHT - 41_000, MIDNIGHT - 40_000, MIDNIGHT + 20_000].map((at) => drops.next(run, at))).toEqual([
    null,
    MIDNIGHT + 20_000,
    null,
  ])
})

test('today’s rest and tomorrow have a draw for each level, with their share of the prizes', () => {
  const orders = drops.draws(10, runWith(), NOON)
  expect(orders.map((order) => [order.name, 'count' in order && order.count])).toEqual([
    ['large-2026-11-21', 2],
    ['small-2026-11-21', 48],
    ['large-2026-11-22', 4],
    ['small-2026-11-22', 96],
  ])
  expect(orders[2]).toMatchObject({ kind: 'moments', startsAt: MIDNIGHT, endsAt: MIDNIGHT + 24 * HOUR_MS })
  expect(drops.draws(10, runWith({ endsAt: NOON + 30_000 }), NOON)).toEqual([])
})

test('a day ends at midnight or with the run, and a next one follows if an hour of it is left', () => {
  const timeZone = 'America/New_York'
  expect(poolDayOf({ timeZone, endsAt: null }, NOON)).toEqual({ day: '2026-11-21', endsAt: MIDNIGHT, hasNext: true })
  expect(poolDayOf({ timeZone, endsAt: NOON + 1 }, NOON)).toMatchObject({ endsAt: NOON + 1, hasNext: false })
  expect(poolDayOf({ timeZone, endsAt: MIDNIGHT + HOUR_MS }, NOON)).toMatchObject({ hasNext: true })
  expect(poolDayOf({ timeZone, endsAt: MIDNIGHT + HOUR_MS - 1 }, NOON)).toMatchObject({ hasNext: false })
})

test('a day grants all of its prizes at most', () => {
  expect(drops.cost('a prize', 10)).toMatchObject([{ trigger: 'a prize', perDay: 100, coins: { mean: 296, max: 5_000 } }])
})
