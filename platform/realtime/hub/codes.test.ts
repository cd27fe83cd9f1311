import { expect, test } from 'vitest'
import { DISCONNECTS, ERRORS, plainReason, UNSUBSCRIBES } from './codes.ts'

/**
 * The client uses a close code only with a reason, and reads a JSON reason as an instruction: `42` keeps it
 * disconnected.
 */
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

test.each([...Object.values(DISCONNECTS), ...Object.values(UNSUBSCRIBES)])('$code has the plain reason $reason', ({ reason }) => {
  expect(isPlain(reason)).toBe(true)
})

test.each(['', '  ', '42', 'true', '{"reconnect":false}', '"text"', 'x'.repeat(500), '🎰'.repeat(60), 'bonne soirée'])(
  '%j becomes a plain reason',
  (reason) => {
    expect(isPlain(plainReason(reason))).toBe(true)
    expect(plainReason(reason)).not.toContain('\uFFFD')
  },
)

test('the numbers are the protocol’s', () => {
  const numbersOf = (codes: Readonly<Record<string, { readonly code: number }>>) => Object.values(codes).map(({ code }) => code)
  expect(numbersOf(ERRORS)).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112])
  const reconnecting = [3000, 3001, 3004, 3005, 3006, 3008, 3009, 3010, 3011, 3012, 3013, 3014]
  const final = [3500, 3501, 3502, 3503, 3504, 3505, 3506, 3507, 3508, 3509]
  expect(numbersOf(DISCONNECTS)).toEqual([...reconnecting, ...final])
  expect(numbersOf(UNSUBSCRIBES)).toEqual([2000, 2500, 2501, 2502])
})

test('a plain reason stays as it is', () => {
  expect(plainReason('see you')).toBe('see you')
})

test('only transient errors are temporary', () => {
  const temporary = Object.values(ERRORS).filter((error) => 'temporary' in error)
  expect(temporary.map(({ code }) => code)).toEqual([100, 111])
})
