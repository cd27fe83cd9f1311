import { expect, it } from 'vitest'
import { canonicalJson } from './canonical.ts'

it('canonical JSON is identical for equal values, whatever their key order', () => {
  expect(canonicalJson({ b: [1, { d: null, c: true }], a: 'é"' })).toBe('{"a":"é\\"","b":[1,{"c":true,"d":null}]}')
  expect(canonicalJson({ a: 'é"', b: [1, { c: true, d: null }] })).toBe(canonicalJson({ b: [1, { d: null, c: true }], a: 'é"' }))
})

it('canonical JSON omits absent fields', () => {
  expect(canonicalJson({ line: undefined, count: 3 })).toBe('{"count":3}')
})

it.each([0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s: amounts are integers', (value) => {
  expect(() => canonicalJson({ amount: value })).toThrow('whole numbers')
})

it('canonical JSON refuses values that JSON cannot represent', () => {
  expect(() => canonicalJson({ amount: 5n })).toThrow('bigint')
})
