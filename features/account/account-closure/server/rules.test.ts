import { expect, test } from 'vitest'
import { DAY_MS } from '#kernel/time.ts'
import { erased, kept } from '#kernel/personal-table.ts'
import { dueDays, endOfGrace, keptOf, stateOf } from './rules.ts'

const AT = Date.parse('2026-11-21T12:00:00Z')
const OPEN = { reopenedAt: null, endedAt: null, erasedAt: null, erasureAskedAt: null }

test('an erasure is done well before the shortest legal deadline, counted from the request', () => {
  const days = dueDays({ askedAt: AT, erasureAskedAt: AT + 3 * DAY_MS })
  expect(days).toEqual({
    from: AT + 3 * DAY_MS,
    acknowledgeBy: AT + 13 * DAY_MS,
    answerBy: AT + 33 * DAY_MS,
    lastDay: AT + 48 * DAY_MS,
  })
  expect(endOfGrace(AT)).toBeLessThan(dueDays({ askedAt: AT, erasureAskedAt: AT }).answerBy)
  expect(dueDays({ askedAt: AT, erasureAskedAt: null }).from).toBe(AT)
})

test.each([
  [{}, 'grace'],
  [{ erasureAskedAt: AT }, 'grace'],
  [{ endedAt: AT }, 'closed'],
  [{ endedAt: AT, erasureAskedAt: AT }, 'erasing'],
  [{ endedAt: AT, erasureAskedAt: AT, erasedAt: AT }, 'erased'],
  [{ erasureAskedAt: AT, reopenedAt: AT }, 'taken-back'],
] as const)('%j is %s', (over, state) => {
  expect(stateOf({ ...OPEN, ...over })).toBe(state)
})

test('retention reasons are listed once each, in a fixed order', () => {
  const tables = [kept('a', 'places'), erased('b'), kept('c', 'books'), kept('d', 'places')]
  expect(keptOf(tables)).toEqual([
    { why: 'books', years: null },
    { why: 'places', years: 5 },
  ])
})
