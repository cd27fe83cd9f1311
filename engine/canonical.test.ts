import { expect, it } from 'vitest'
import { canonicalJson } from './canonical.ts'

it('writes equal values the same way, whatever the order of their fields', () => {
  expect(canonicalJson({ b: [1, { d: null, c: true }], a: 'é"' })).toBe('{"a":"é\\"","b":[1,{"c":true,"d":null}]}')
  expect(canonicalJson({ a: 'é"', b: [1, { c: true, d: null }] })).toBe(canonicalJson({ b: [1, { d: null, c: true }], a: 'é"' }))
})

it('leaves out what is absent', () => {
  expect(canonicalJson({ line: undefined, count: 3 })).toBe('{"count":3}')
})

it.each([0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s: amounts are whole', (value) => {
  expect(() => canonicalJson({ amount: value })).toThrow('whole numbers')
})

it('refuses what JSON cannot hold', () => {
  expect(() => canonicalJson({ amount: 5n })).toThrow('bigint')
})
