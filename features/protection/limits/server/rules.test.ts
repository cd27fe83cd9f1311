import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, type Instant } from '#kernel/time.ts'
import { createSeededRng } from '#platform/testing/seeded-rng.ts'
import { choose, confirm, type Held, isLaxer } from './rules.ts'

const NOW = Date.parse('2026-11-21T17:00:00Z') as Instant
const none: Held = { amount: null, next: null }
const at = (amount: bigint): Held => ({ amount, next: null })

describe('a limit', () => {
  test('that is the first, lower, or unchanged applies immediately (LIM-4)', () => {
    expect(choose(none, 500n, NOW)).toEqual(at(500n))
    expect(choose(at(500n), 200n, NOW)).toEqual(at(200n))
    expect(choose(at(500n), 500n, NOW)).toEqual(at(500n))
    expect(choose(none, null, NOW)).toEqual(none)
  })

  test('that is raised or removed waits a day and for a second confirmation (LIM-5)', () => {
    const higher = choose(at(500n), 900n, NOW)
    expect(higher).toEqual({ amount: 500n, next: { amount: 900n, from: NOW + DAY_MS } })
    expect(confirm(higher, NOW + DAY_MS - 1)).toBe('too-early')
    expect(confirm(higher, NOW + DAY_MS)).toEqual(at(900n))
    expect(confirm(choose(at(500n), null, NOW), NOW + DAY_MS)).toEqual(none)
    expect(confirm(at(500n), NOW)).toBe('nothing-waits')
  })

  test('requested again does not restart its wait; a lower one cancels the pending change', () => {
    const waiting = choose(at(500n), 900n, NOW)
    expect(choose(waiting, 900n, NOW + HOUR_MS)).toEqual(waiting)
    expect(choose(waiting, 950n, NOW + HOUR_MS).next?.from).toBe(NOW + HOUR_MS + DAY_MS)
    expect(choose(waiting, 500n, NOW + HOUR_MS)).toEqual(at(500n))
  })
})

const SEED = 'limits 1'
test(`every choice is stricter immediately, and looser only a day after the request and confirmed (seed '${SEED}')`, () => {
  const rng = createSeededRng(SEED)
  const below = (count: number): number => (rng.bytes(1)[0] as number) % count
  let held: Held = none
  let now = NOW
  let asked: { amount: bigint | null; at: Instant } | null = null
  for (let step = 0; step < 5_000; step++) {
    now += below(30) * HOUR_MS
    const before = held
    if (below(3) === 0) {
      const confirmed = confirm(held, now)
      if (typeof confirmed === 'string') continue
      held = confirmed
      expect(asked?.amount).toBe(held.amount)
      expect(now - (asked?.at ?? now)).toBeGreaterThanOrEqual(DAY_MS)
    } else {
      const amount = below(5) === 0 ? null : BigInt(below(6) * 100)
      held = choose(held, amount, now)
      expect(isLaxer(held.amount, before.amount)).toBe(false)
      if (isLaxer(amount, before.amount)) {
        if (before.next?.amount !== amount || !before.next) asked = { amount, at: now }
        expect(held.amount).toBe(before.amount)
      } else {
        expect(held).toEqual({ amount, next: null })
        asked = null
      }
    }
  }
})
