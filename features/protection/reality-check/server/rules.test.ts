import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { choose, type Choice, dueAt, minutesAt } from './rules.ts'

const NOW = Date.parse('2026-11-21T17:00:00Z')
const hourly: Choice = { minutes: 60, next: null, acknowledgedAt: null }

test('is due an interval after the stay began, and an interval after it was read', () => {
  expect(dueAt(hourly, NOW, NOW)).toBe(NOW + HOUR_MS)
  const read = { ...hourly, acknowledgedAt: NOW + HOUR_MS + MINUTE_MS }
  expect(dueAt(read, NOW, NOW + 2 * HOUR_MS)).toBe(NOW + 2 * HOUR_MS + MINUTE_MS)
})

test('a reminder of an earlier stay does not shorten the next one', () => {
  expect(dueAt({ ...hourly, acknowledgedAt: NOW - 5 * HOUR_MS }, NOW, NOW)).toBe(NOW + HOUR_MS)
})

test('more often holds at once, less often a day later', () => {
  const often = choose(hourly, 15, NOW)
  expect(often).toEqual({ minutes: 15, next: null, acknowledgedAt: null })
  const back = choose(often, 60, NOW)
  expect(back.next).toEqual({ minutes: 60, from: NOW + DAY_MS })
  expect(minutesAt(back, NOW + DAY_MS - 1)).toBe(15)
  expect(minutesAt(back, NOW + DAY_MS)).toBe(60)
})

test('choosing often again takes back what was to become longer', () => {
  const waiting = choose(choose(hourly, 15, NOW), 60, NOW)
  expect(choose(waiting, 30, NOW).next).toEqual({ minutes: 30, from: NOW + DAY_MS })
  expect(choose(waiting, 15, NOW)).toEqual({ minutes: 15, next: null, acknowledgedAt: null })
})

test('what was longer for a day is what may be shortened and lengthened from', () => {
  const waiting = choose(choose(hourly, 15, NOW), 60, NOW)
  const later = NOW + DAY_MS
  expect(choose(waiting, 30, later)).toEqual({ minutes: 30, next: null, acknowledgedAt: null })
  expect(choose(waiting, 60, later)).toEqual({ minutes: 60, next: null, acknowledgedAt: null })
})
