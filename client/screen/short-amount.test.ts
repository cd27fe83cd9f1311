import { expect, test } from 'vitest'
import { shortAmount } from './short-amount.ts'

test.each([
  [40, '0.40'],
  [200, '2'],
  [250, '2.50'],
  [45_000, '450'],
  [99_999, '999'],
  [120_000, '1.2K'],
  [200_000, '2K'],
  [1_999_900, '19.9K'],
  [45_678_900, '456K'],
  [123_456_700, '1.2M'],
  [500_000_000_000, '5B'],
])('%i minor units are %s', (minor, text) => {
  expect(shortAmount(minor, 'en')).toBe(text)
})

test('the decimal separator follows the language', () => {
  expect(shortAmount(120_000, 'es')).toBe('1,2K')
})
