import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromHundreds, toHundreds } from './hundreds.ts'

test('entries are shown times 100: 5 on the wire is 500.00', () => {
  expect(fromHundreds(5)).toBe(500_00)
  expect(toHundreds(50)).toBe(0.005)
})

test('every amount of entries comes back exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (minor) => {
      expect(fromHundreds(toHundreds(minor))).toBe(minor)
    }),
  )
})
