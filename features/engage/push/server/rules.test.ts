import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { ATTEMPTS_MAX, nextAttempt } from './rules.ts'

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
