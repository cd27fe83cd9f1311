import { describe, expect, test } from 'vitest'
import { dateOrderOf, isoDateOf } from './date-text.ts'

describe('isoDateOf', () => {
  test.each([
    ['en', '04/30/1990', '1990-04-30'],
    ['es', '30/04/1990', '1990-04-30'],
    ['en', '30/04/1990', undefined],
    ['en', '02/29/2023', undefined],
    ['en', '02/29/2024', '2024-02-29'],
    ['en', '4/3/1990', undefined],
    ['en', '', undefined],
  ])('%s: %s is %s', (locale, text, expected) => {
    expect(isoDateOf(text, dateOrderOf(locale))).toBe(expected)
  })
})
