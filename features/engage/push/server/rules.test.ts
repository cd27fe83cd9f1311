import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { ATTEMPTS_MAX, nextAttempt } from './rules.ts'

const NOW = Date.parse('2026-11-21T17:00:00Z')

describe('nextAttempt', () => {
  const expiresAt = NOW + DAY_MS

  test('doubles the wait each time and respects a requested delay', () => {
    expect(nextAttempt({ attempts: 1, expiresAt }, NOW)).toBe(NOW + MINUTE_MS)
    expect(nextAttempt({ attempts: 4, expiresAt }, NOW)).toBe(NOW + 8 * MINUTE_MS)
    expect(nextAttempt({ attempts: 1, expiresAt }, NOW, 10 * MINUTE_MS)).toBe(NOW + 10 * MINUTE_MS)
  })

  test('gives up after the maximum number of attempts, and once the notification would be stale', () => {
    expect(nextAttempt({ attempts: ATTEMPTS_MAX, expiresAt }, NOW)).toBeNull()
    expect(nextAttempt({ attempts: 1, expiresAt }, NOW, DAY_MS)).toBeNull()
  })
})
