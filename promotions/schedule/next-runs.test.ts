import { describe, expect, test } from 'vitest'
import { type Recurrence, recurrence } from '#kernel/recurrence.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { nextRuns } from './next-runs.ts'

const ZONE = 'America/New_York'

const series = (change: Partial<Recurrence>): Recurrence =>
  recurrence.parse({
    every: { unit: 'day', interval: 1 },
    time: '18:00',
    lasts: { amount: 2, unit: 'hours' },
    from: '2026-01-01',
    ends: { kind: 'never' },
    ...change,
  })

const local = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
const instant = (text: string): number => Date.parse(text)
const startsOf = (change: Partial<Recurrence>, from: string, n: number): string[] =>
  nextRuns(series(change), ZONE, instant(from), n).map(({ startsAt }) => local.format(startsAt))
const month = (day: number, interval = 1): Recurrence['every'] => ({ unit: 'month', interval, day })

describe('a run', () => {
  test.each([
    ['2026-03-07T12:00:00Z', ['2026-03-07T23:00:00Z', '2026-03-08T22:00:00Z', '2026-03-09T22:00:00Z']],
    ['2026-10-31T12:00:00Z', ['2026-10-31T22:00:00Z', '2026-11-01T23:00:00Z', '2026-11-02T23:00:00Z']],
  ])('at 18:00 stays at 18:00 over the change of the clock after %s', (from, starts) => {
    const runs = nextRuns(series({}), ZONE, instant(from), 3)
    expect(runs).toEqual(starts.map((at) => ({ startsAt: instant(at), endsAt: instant(at) + 2 * HOUR_MS })))
    expect(runs.map(({ startsAt }) => local.format(startsAt).slice(11))).toEqual(['18:00', '18:00', '18:00'])
  })

  test('at a time that the change skips starts an hour later, once', () => {
    expect(startsOf({ time: '02:30' }, '2026-03-07T00:00:00Z', 3)).toEqual([
      '2026-03-07 02:30',
      '2026-03-08 03:30',
      '2026-03-09 02:30',
    ])
  })

  test('at a time that the change repeats starts at its first occurrence, once', () => {
    const [first, second] = nextRuns(series({ time: '01:30' }), ZONE, instant('2026-11-01T00:00:00Z'), 2)
    expect(first!.startsAt).toBe(instant('2026-11-01T05:30:00Z'))
    expect(second!.startsAt).toBe(instant('2026-11-02T06:30:00Z'))
  })

  test('of a day is as long as its day, and one of 24 hours never reaches into the next', () => {
    const lengths = (lasts: Recurrence['lasts'], from: string) =>
      nextRuns(series({ lasts }), ZONE, instant(from), 2).map(({ startsAt, endsAt }) => (endsAt - startsAt) / HOUR_MS)
    expect(lengths({ amount: 1, unit: 'days' }, '2026-03-07T12:00:00Z')).toEqual([23, 24])
    expect(lengths({ amount: 1, unit: 'days' }, '2026-10-31T12:00:00Z')).toEqual([25, 24])
    expect(lengths({ amount: 24, unit: 'hours' }, '2026-03-07T12:00:00Z')).toEqual([23, 24])
    expect(lengths({ amount: 24, unit: 'hours' }, '2026-10-31T12:00:00Z')).toEqual([24, 24])
  })

  test('that starts at the given instant is the first, and one that has started is not', () => {
    const at = instant('2026-06-01T22:00:00Z')
    expect(nextRuns(series({}), ZONE, at, 1)[0]!.startsAt).toBe(at)
    expect(nextRuns(series({}), ZONE, at + 1, 1)[0]!.startsAt).toBe(at + DAY_MS)
    expect(nextRuns(series({}), ZONE, at, 0)).toEqual([])
  })
})

describe('a series', () => {
  test('by month falls on the last day of shorter months, in leap years too', () => {
    expect(startsOf({ every: month(31) }, '2027-12-15T00:00:00Z', 5)).toEqual([
      '2027-12-31 18:00',
      '2028-01-31 18:00',
      '2028-02-29 18:00',
      '2028-03-31 18:00',
      '2028-04-30 18:00',
    ])
    expect(startsOf({ every: month(29) }, '2026-02-01T00:00:00Z', 2)).toEqual(['2026-02-28 18:00', '2026-03-29 18:00'])
    expect(startsOf({ every: month(29) }, '2028-02-01T00:00:00Z', 1)).toEqual(['2028-02-29 18:00'])
    expect(startsOf({ every: month(5, 3) }, '2026-02-01T00:00:00Z', 2)).toEqual(['2026-04-05 18:00', '2026-07-05 18:00'])
  })

  test('by week counts its interval from the week of its first day', () => {
    const every = { unit: 'week', interval: 2, weekdays: ['sunday', 'monday'] } as const
    expect(startsOf({ every: { ...every, weekdays: [...every.weekdays] } }, '2026-01-01T00:00:00Z', 4)).toEqual([
      '2026-01-04 18:00',
      '2026-01-12 18:00',
      '2026-01-18 18:00',
      '2026-01-26 18:00',
    ])
  })

  test('by days counts its interval from its first day, wherever one begins to look', () => {
    const every = { unit: 'day', interval: 3 } as const
    expect(startsOf({ every }, '2026-01-02T12:00:00Z', 2)).toEqual(['2026-01-04 18:00', '2026-01-07 18:00'])
  })

  test('ends on its last day, or after its number of runs', () => {
    expect(startsOf({ ends: { kind: 'on', day: '2026-01-03' } }, '2026-01-01T00:00:00Z', 9)).toEqual([
      '2026-01-01 18:00',
      '2026-01-02 18:00',
      '2026-01-03 18:00',
    ])
    const five: Partial<Recurrence> = { ends: { kind: 'after', runs: 5 } }
    expect(startsOf(five, '2026-01-04T12:00:00Z', 9)).toEqual(['2026-01-04 18:00', '2026-01-05 18:00'])
    expect(startsOf(five, '2026-02-01T00:00:00Z', 9)).toEqual([])
  })

  test('is the same however it is read: at once or run after run, for ten years', () => {
    const weekly = series({ every: { unit: 'week', interval: 1, weekdays: ['wednesday', 'saturday'] }, time: '02:30' })
    const whole = nextRuns(weekly, ZONE, instant('2026-01-01T00:00:00Z'), 1_000)
    expect(whole).toHaveLength(1_000)
    for (const at of [0, 17, 400, 998]) {
      expect(nextRuns(weekly, ZONE, whole[at]!.startsAt + 1, 1)).toEqual([whole[at + 1]])
    }
  })
})
