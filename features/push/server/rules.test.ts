import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { ATTEMPTS_MAX, nextAttempt, readAnswer, readRetryAfter, remindAt } from './rules.ts'

const NOW = Date.parse('2026-11-21T17:00:00Z')

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [202, 'sent'],
  [301, 'refused'],
  [307, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('%i is %s', (status, kind) => expect(readAnswer(status, undefined, NOW).kind).toBe(kind))

test('a service says when to come back, in seconds or by a date', () => {
  expect(readAnswer(429, '120', NOW)).toMatchObject({ kind: 'later', waitMs: 120_000 })
  expect(readAnswer(503, 'Sat, 21 Nov 2026 17:05:00 GMT', NOW)).toMatchObject({ waitMs: 5 * MINUTE_MS })
  expect(readRetryAfter('Sat, 21 Nov 2026 16:00:00 GMT', NOW)).toBe(0)
  expect(readRetryAfter('soon', NOW)).toBeUndefined()
})

describe('nextAttempt', () => {
  const expiresAt = NOW + DAY_MS

  test('waits twice as long each time, and as long as it was asked to', () => {
    expect(nextAttempt({ attempts: 1, expiresAt }, NOW)).toBe(NOW + MINUTE_MS)
    expect(nextAttempt({ attempts: 4, expiresAt }, NOW)).toBe(NOW + 8 * MINUTE_MS)
    expect(nextAttempt({ attempts: 1, expiresAt }, NOW, 10 * MINUTE_MS)).toBe(NOW + 10 * MINUTE_MS)
  })

  test('gives up after enough tries, and where the news would be old by then', () => {
    expect(nextAttempt({ attempts: ATTEMPTS_MAX, expiresAt }, NOW)).toBeNull()
    expect(nextAttempt({ attempts: 1, expiresAt }, NOW, DAY_MS)).toBeNull()
  })
})

test.each([
  ['2026-11-21T18:30:00Z', '2026-11-22T18:30:00.000Z', 'the hour of the claim'],
  ['2026-11-21T06:00:00Z', '2026-11-22T15:00:00.000Z', 'no earlier than ten in the morning'],
  ['2026-11-22T04:50:00Z', '2026-11-23T01:00:00.000Z', 'no later than eight in the evening'],
])('claimed at %s, reminded at %s: %s', (claimedAt, expected) => {
  const hours = { timeZone: 'America/New_York', remindFromHour: 10, remindUntilHour: 20 }
  expect(new Date(remindAt(Date.parse(claimedAt), '2026-11-21', hours)).toISOString()).toBe(expected)
})
