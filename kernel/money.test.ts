import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import { add, dollarsIn, floorDivide, money, scaleFloor, subtract, toWire, units } from './money.ts'

test('amounts of one asset add up, amounts of two assets do not compile', () => {
  expect(add(units('coins', 2), money('coins', 5n))).toEqual(money('coins', 205n))
  expect(subtract(money('coins', 5n), units('coins', 2))).toEqual(money('coins', -195n))
  // @ts-expect-error coins are no entries
  expect(() => add(units('coins', 2), units('entries', 2))).toThrow('cannot mix coins and entries')
})

test.each([
  [7n, 2n, 3n],
  [-7n, 2n, -4n],
  [-8n, 2n, -4n],
  [0n, 3n, 0n],
])('%d / %d rounds down to %d', (dividend, divisor, quotient) => {
  expect(floorDivide(dividend, divisor)).toBe(quotient)
})

test('a part of an amount never exceeds it', () => {
  const whole = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
  fc.assert(
    fc.property(whole, fc.bigInt({ min: 0n, max: 10_000n }), (minor, basisPoints) => {
      const part = scaleFloor(money('coins', minor), basisPoints, 10_000n).minor
      expect(part * 10_000n <= minor * basisPoints && (part + 1n) * 10_000n > minor * basisPoints).toBe(true)
    }),
    { seed: seedOf(20_261_128) },
  )
})

test('an amount that JSON would round is not serialized', () => {
  expect(toWire(money('coins', 2n ** 53n - 1n))).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => toWire(money('coins', 2n ** 53n))).toThrow('past 2^53')
  expect(units('coins', 0.29)).toEqual(money('coins', 29n))
  expect(() => units('coins', 0.005)).toThrow('have 2 decimals')
})

test.each([
  ['en', 5, '$0.05'],
  ['es', 123_450, '$1,234.50'],
] as const)('cents are written as dollars in %s', (locale, cents, text) => expect(dollarsIn(locale, cents)).toBe(text))
