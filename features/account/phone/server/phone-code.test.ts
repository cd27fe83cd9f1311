import { expect, test } from 'vitest'
import { createSeededRng } from '#platform/testing/seeded-rng.ts'
import { codeText, hashCode, isSameCode, newCode } from './phone-code.ts'

const vault = { keyFor: (purpose: string) => Buffer.from(purpose) }
const whose = { player: 'plr_1', phone: '+12125550123' }

test('codes have six digits with leading zeros, and are redrawn to avoid bias', () => {
  const rng = createSeededRng('phone codes')
  const codes = Array.from({ length: 2_000 }, () => newCode(rng))
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  const draws = [Buffer.from([255, 255, 255, 255]), Buffer.from([0, 0, 0, 7])]
  expect(newCode({ bytes: () => draws.shift()! })).toBe('000007')
})

test('a code belongs to one player and one number', () => {
  const hash = hashCode(vault, whose, '123456')
  expect(isSameCode(hash, hashCode(vault, whose, '123456'))).toBe(true)
  expect(isSameCode(hash, hashCode(vault, whose, '123457'))).toBe(false)
  expect(isSameCode(hash, hashCode(vault, { ...whose, player: 'plr_2' }, '123456'))).toBe(false)
  expect(isSameCode(hash, hashCode(vault, { ...whose, phone: '+12125550124' }, '123456'))).toBe(false)
})

test('the message fits into one text message in both languages', () => {
  for (const locale of ['en', 'es'] as const) expect(codeText(locale, 'Northgilt', '123456').length).toBeLessThanOrEqual(160)
})
