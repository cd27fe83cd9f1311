import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pushCheckOf } from './push-check.ts'

const VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  'a',
  'abc',
  'true',
  '2026-11-29',
  true,
  false,
  -0,
  0,
  1,
  1.5,
  -1,
  7,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  Number.NaN,
  Infinity,
  [],
  [1],
  ['a', 'b', 'c'],
  // eslint-disable-next-line no-sparse-arrays
  [1, , 2],
  [null],
  {},
  { a: 1 },
  { a: undefined },
  { a: 1, b: 'x' },
  { a: 1, more: 2 },
  { a: Number.NaN },
  { kind: 'one', a: 1 },
  { kind: 'two', a: 1 },
  { kind: 'two', b: 'x' },
  { kind: 'two', b: 'x', a: 1 },
  new Date(0),
  new Map([['a', 1]]),
  Object.create({ a: 1 }),
  1n,
]

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  int: z.int(),
  'a limited int': z.int().min(0).max(7),
  'a positive int': z.int().positive(),
  'a 32-bit int': z.int32(),
  number: z.number(),
  'a limited string': z.string().min(1).max(2),
  'a trimmed string': z.string().trim(),
  date: z.iso.date(),
  enum: z.enum(['a', 'abc']),
  literals: z.literal(['a', 1, null]),
  nullable: z.int().nullable(),
  union: z.union([z.int(), z.string(), z.null()]),
  array: z.array(z.int()).max(2),
  'a filled array': z.array(z.int()).min(1),
  tuple: z.tuple([z.string(), z.string(), z.string()]),
  object: z.object({ a: z.int(), b: z.string().optional() }),
  'a partial object': z.object({ a: z.int().optional() }),
  'a strict object': z.strictObject({ a: z.int() }),
  'a loose object': z.looseObject({ a: z.int() }),
  'an object with defaults': z.object({ a: z.int(), b: z.string().default('x') }),
  record: z.record(z.string(), z.int()),
  'a record of some keys': z.record(z.enum(['a', 'more']), z.int()),
  'a partial record': z.partialRecord(z.enum(['a', 'more']), z.int()),
  'a union of objects': z.union([z.object({ a: z.int() }), z.object({ a: z.int(), b: z.string() })]),
  'a discriminated union': z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('one'), a: z.int() }),
    z.object({ kind: z.literal('two'), b: z.string() }),
  ]),
  refined: z.object({ a: z.int() }).refine(({ a }) => a > 1),
  'a pipe': z.string().pipe(z.coerce.number()),
  'a codec': z.stringbool(),
  preprocessed: z.preprocess((value) => (value === 7 ? 'seven' : value), z.int()),
  transformed: z.string().transform((value) => value.length),
  caught: z.int().catch(5),
  coerced: z.coerce.number(),
}

describe.each(Object.entries(SCHEMAS))('%s', (_, schema) => {
  test('nothing is accepted that the schema refuses or changes, also in an array or object', () => {
    const wrapped = [schema, z.array(schema), z.object({ inner: schema }), z.record(z.string(), schema)]
    const wraps = [
      (value: unknown) => value,
      (value: unknown) => [value],
      (inner: unknown) => ({ inner }),
      (inner: unknown) => ({ inner }),
    ]
    for (const [nth, outer] of wrapped.entries())
      for (const value of VALUES.map(wraps[nth]!).filter(pushCheckOf(outer)))
        expect(outer.safeParse(value)).toEqual({ success: true, data: value })
  })
})

test('plain data is checked without Zod', () => {
  const schema = z.object({ a: z.int().nullable(), b: z.array(z.string()), c: z.record(z.string(), z.int()).optional() })
  expect(pushCheckOf(schema)({ a: null, b: ['x'], c: { d: 1 } })).toBe(true)
  expect(pushCheckOf(schema)({ a: 0.5, b: ['x'] })).toBe(false)
})
