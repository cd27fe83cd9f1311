import { expect, test } from 'vitest'
import { isStorable } from './storable.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

test.each([
  ['a lone high surrogate', '\ud800'],
  ['a lone low surrogate', 'a\udc00b'],
  ['a zero character', 'a\0'],
  ['a spoiled text in a list', [{ a: ['\ud800'] }]],
  ['a spoiled key', { '\ud800': 1 }],
  ['lists nested 50,000 deep', nested(50_000)],
  ['objects nested 33 deep', JSON.parse('{"a":'.repeat(33) + '1' + '}'.repeat(33))],
])('%s is not storable', (_, value) => {
  expect(isStorable(value)).toBe(false)
})

test.each([['😀 Ñandú'], [null], [undefined], [12.5], [nested(32)], [{ key: [true, { more: '😀' }] }]])(
  '%j is storable',
  (value) => {
    expect(isStorable(value)).toBe(true)
  },
)
