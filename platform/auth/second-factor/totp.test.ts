import { describe, expect, test } from 'vitest'
import type { Instant } from '#kernel/time.ts'
import { codeAt, keyOf, secretOfText, stepOf } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('codes', () => {
  /** RFC 6238, appendix B: the last six of its eight digits. */
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('match the standard at %d seconds', (seconds, code) => {
    expect(codeAt(secret, (seconds * 1_000) as Instant)).toBe(code)
    expect(stepOf(secret, code, (seconds * 1_000) as Instant)).toBe(Math.floor(seconds / 30))
  })

  test('are accepted half a minute early and late, no more', () => {
    const now = 1_234_567_890_000 as Instant
    const code = codeAt(secret, now)
    const at = (seconds: number) => stepOf(secret, code, (now + seconds * 1_000) as Instant)
    expect([at(-30), at(0), at(30)]).toEqual([41152263, 41152263, 41152263])
    expect([at(-60), at(60)]).toEqual([undefined, undefined])
  })

  test.each(['', '12345', '1234567', 'abcdef', '28708２'])('%j is not a code', (code) => {
    expect(stepOf(secret, code, 59_000 as Instant)).toBeUndefined()
  })
})

test('the QR code and the text carry the same key', () => {
  const { uri, text } = keyOf(secret, { issuer: 'Velmora', label: 'ada' })
  expect(new URL(uri).searchParams.get('secret')).toBe(text)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Velmora:ada\?/)
  expect(Buffer.from(secretOfText(text))).toEqual(secret)
})
