import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import { LOCALES, languageTag } from '#kernel/locale.ts'
import { formatAmount } from './amount.ts'
import { writeNumber, writePercent } from './plain-number.ts'

test.each(LOCALES)('amounts in %s follow the number format of the language', (locale) => {
  const format = (digits: number) =>
    new Intl.NumberFormat(languageTag(locale), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    })
  const [whole, exact] = [format(0), format(2)]
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000_000_000 }), (minor) => {
      expect(formatAmount(minor, false)).toBe(exact.format(minor / 100))
      expect(formatAmount(minor, true)).toBe(whole.format(Math.floor(minor / 100)))
    }),
    { seed: seedOf(20_261_129), examples: [[0], [5], [99_999], [100_000], [-1], [-100_000], [125_430_050]] },
  )
})

test('a whole amount is rounded down, with comma-separated thousands in English and Spanish', () => {
  expect(formatAmount(125_430_099, true)).toBe('1,254,300')
  expect(formatAmount(4_215, false)).toBe('42.15')
  expect(formatAmount(150_000, true)).toBe('1,500')
  expect(formatAmount(150_050, false)).toBe('1,500.50')
})

test.each(LOCALES)('chances and multiples in %s follow the number format of the language', (locale) => {
  const percent = new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 })
  const plain = new Intl.NumberFormat(languageTag(locale), { useGrouping: 'always' })
  for (const points of [0, 4, 40, 9_600, 9_604, 9_610, 10_000]) {
    expect(writePercent(points)).toBe(percent.format(points / 10_000).replace(/\s/u, ''))
  }
  for (const multiple of [0.5, 12, 999, 1_000, 2_500.25, 1_250_000]) {
    expect(writeNumber(multiple)).toBe(plain.format(multiple))
  }
})
