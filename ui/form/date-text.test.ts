import { describe, expect, test } from 'vitest'
import { isoDateOf } from './date-text.ts'

describe('isoDateOf', () => {
  test.each([
    ['04/30/1990', '1990-04-30'],
    ['30/04/1990', undefined],
    ['02/29/2023', undefined],
    ['02/29/2024', '2024-02-29'],
    ['4/3/1990', undefined],
    ['', undefined],
  ])('%s is %s', (text, expected) => {
    expect(isoDateOf(text)).toBe(expected)
  })
})
