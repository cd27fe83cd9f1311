import { expect, test } from 'vitest'
import { DISCONNECTS, ERRORS, plainReason, UNSUBSCRIBES } from './codes.ts'

/** The client heeds a close code only with a reason, and takes one that is JSON for an order: `42` keeps it away. */
const isPlain = (reason: string): boolean => {
  const bytes = Buffer.byteLength(reason)
  if (bytes === 0 || bytes >= 123) return false
  try {
    JSON.parse(reason)
    return false
  } catch {
    return true
  }
}

test.each([...Object.values(DISCONNECTS), ...Object.values(UNSUBSCRIBES)])('$code says $reason in plain words', ({ reason }) => {
  expect(isPlain(reason)).toBe(true)
})

test.each(['', '  ', '42', 'true', '{"reconnect":false}', '"text"', 'x'.repeat(500), '🎰'.repeat(60), 'bonne soirée'])(
  '%j becomes a plain reason',
  (reason) => {
    expect(isPlain(plainReason(reason))).toBe(true)
    expect(plainReason(reason)).not.toContain('\uFFFD')
  },
)

test('a plain reason stays as it is', () => {
  expect(plainReason('see you')).toBe('see you')
})

test('only what passes by itself is temporary', () => {
  const temporary = Object.values(ERRORS).filter((error) => 'temporary' in error)
  expect(temporary.map(({ code }) => code)).toEqual([100, 111])
})
