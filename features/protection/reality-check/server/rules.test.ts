import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { choose, type Choice, dueAt, minutesAt } from './rules.ts'

const NOW = Date.parse('2026-11-21T17:00:00Z')
const hourly: Choice = { minutes: 60, next: null, acknowledgedAt: null }

test('a reality check is due an interval after the visit began, and an interval after it was acknowledged', () => {
  expect(dueAt(hourly, NOW, NOW)).toBe(NOW + HOUR_MS)
  const read = { ...hourly, acknowledgedAt: NOW + HOUR_MS + MINUTE_MS }
  expect(dueAt(read, NOW, NOW + 2 * HOUR_MS)).toBe(NOW + 2 * HOUR_MS + MINUTE_MS)
})

test('a reminder of an earlier visit does not shorten the next interval', () => {
  expect(dueAt({ ...hourly, acknowledgedAt: NOW - 5 * HOUR_MS }, NOW, NOW)).toBe(NOW + HOUR_MS)
})

test('a shorter interval applies immediately, a longer one a day later', () => {
  const often = choose(hourly, 15, NOW)
  expect(often).toEqual({ minutes: 15, next: null, acknowledgedAt: null })
  const back = choose(often, 60, NOW)
  expect(back.next).toEqual({ minutes: 60, from: NOW + DAY_MS })
  expect(minutesAt(back, NOW + DAY_MS - 1)).toBe(15)
  expect(minutesAt(back, NOW + DAY_MS)).toBe(60)
})

test('choosing a short interval again cancels the pending longer one', () => {
  const waiting = choose(choose(hourly, 15, NOW), 60, NOW)
  expect(choose(waiting, 30, NOW).next).toEqual({ minutes: 30, from: NOW + DAY_MS })
  expect(choose(waiting, 15, NOW)).toEqual({ minutes: 15, next: null, acknowledgedAt: null })
})

test('an interval that became longer a day ago is the base of the next change', () => {
  const waiting = choose(choose(hourly, 15, NOW), 60, NOW)
  const later = NOW + DAY_MS
  expect(choose(waiting, 30, later)).toEqual({ minutes: 30, next: null, acknowledgedAt: null })
  expect(choose(waiting, 60, later)).toEqual({ minutes: 60, next: null, acknowledgedAt: null })
})
