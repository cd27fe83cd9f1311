import { describe, expect, test } from 'vitest'
import { inWords } from './recurrence-words.ts'
import { type Recurrence, recurrence } from './recurrence.ts'

const daily: Recurrence = {
  every: { unit: 'day', interval: 1 },
  time: '18:00',
  lasts: { amount: 2, unit: 'hours' },
  from: '2026-11-24',
  ends: { kind: 'never' },
}
const every = (change: Recurrence['every'], over: Partial<Recurrence> = {}): Recurrence => ({ ...daily, every: change, ...over })
const week = (weekdays: string[], interval = 1) => ({ unit: 'week', interval, weekdays }) as Recurrence['every']

describe('a recurrence', () => {
  test.each([
    ['each day for a whole day', daily.every, { amount: 24, unit: 'hours' }, true],
    ['each day for longer than a day', daily.every, { amount: 1_441, unit: 'minutes' }, false],
    ['on two days for the time between them', week(['monday', 'wednesday']), { amount: 2, unit: 'days' }, true],
    ['on two days for longer than that', week(['wednesday', 'monday']), { amount: 49, unit: 'hours' }, false],
    ['on Sunday and Monday for longer than a day', week(['monday', 'sunday']), { amount: 2, unit: 'days' }, false],
    ['on the last and first day of other weeks', week(['monday', 'sunday'], 2), { amount: 6, unit: 'days' }, true],
    ['each month for the shortest month', { unit: 'month', interval: 1, day: 31 }, { amount: 28, unit: 'days' }, true],
    ['each month for longer', { unit: 'month', interval: 1, day: 31 }, { amount: 29, unit: 'days' }, false],
  ] as const)('%s fits: %4$s', (_, rhythm, lasts, fits) => {
    expect(recurrence.safeParse({ ...daily, every: rhythm, lasts }).success).toBe(fits)
  })

  test.each([
    ['a time that no clock shows', { time: '24:00' }],
    ['a time without a leading zero', { time: '9:00' }],
    ['a day that no calendar has', { from: '2026-02-30' }],
    ['an end before the start', { ends: { kind: 'on', day: '2026-11-23' } }],
    ['no weekdays', { every: week([]) }],
    ['an interval of nothing', { every: { unit: 'day', interval: 0 } }],
  ])('refuses %s', (_, change) => {
    expect(recurrence.safeParse({ ...daily, ...change }).success).toBe(false)
  })
})

test.each([
  [daily, 'Every day at 6:00 PM for 2 hours, from November 24, 2026'],
  [every({ unit: 'day', interval: 3 }), 'Every 3 days at 6:00 PM for 2 hours, from November 24, 2026'],
  [
    every(week(['friday', 'monday']), { time: '00:05', lasts: { amount: 1, unit: 'days' } }),
    'Every Monday and Friday at 12:05 AM for 1 day, from November 24, 2026',
  ],
  [
    every(week(['tuesday', 'thursday', 'sunday'], 2), { ends: { kind: 'on', day: '2027-01-31' } }),
    'Every 2 weeks on Tuesday, Thursday, and Sunday at 6:00 PM for 2 hours, from November 24, 2026 until January 31, 2027',
  ],
  [
    every({ unit: 'month', interval: 1, day: 22 }, { ends: { kind: 'after', runs: 12 }, time: '12:30' }),
    'Monthly on the 22nd at 12:30 PM for 2 hours, from November 24, 2026, 12 times',
  ],
  [
    every({ unit: 'month', interval: 3, day: 31 }, { lasts: { amount: 45, unit: 'minutes' } }),
    'Every 3 months on the last day at 6:00 PM for 45 minutes, from November 24, 2026',
  ],
  [
    every({ unit: 'month', interval: 1, day: 30 }, { ends: { kind: 'after', runs: 1 } }),
    'Monthly on the 30th or the last day at 6:00 PM for 2 hours, from November 24, 2026, once',
  ],
])('a recurrence reads in English: %#', (series, words) => {
  expect(inWords(series)).toBe(words)
})
