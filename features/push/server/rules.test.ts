import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { ATTEMPTS_MAX, nextAttempt, remindAt } from './rules.ts'

const NOW = Date.parse('2026-11-21T17:00:00Z')

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
