import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { unixSeconds, wireAmount } from './contract.ts'
import { blankOf, type FormSchema, labelOf, schemaAt, singularOf, textOf, unwrap, weightOf, widgetOf } from './form-schema.ts'

const schemaOf = (schema: z.ZodType): FormSchema => z.toJSONSchema(schema, { io: 'input' }) as FormSchema
const prize = z.object({ coins: wireAmount, chancePer100k: z.int() })

describe('the control of a field', () => {
  test.each<[string, z.ZodType, string]>([
    ['coins', wireAmount, 'amount'],
    ['at', unixSeconds, 'time'],
    ['timerSeconds', z.int(), 'duration'],
    ['shareBasisPoints', z.int(), 'share'],
    ['winPer100k', z.int(), 'chance'],
    ['count', z.int(), 'number'],
    ['dailyStepsMax', z.int().nullable(), 'number'],
    ['type', z.enum(['season', 'advent']), 'choice'],
    ['prizeLvl', z.literal([1, 2, 3]), 'choice'],
    ['isOn', z.boolean(), 'switch'],
    ['label', z.string().max(40), 'text'],
    ['note', z.string().max(500), 'long'],
    ['games', z.array(z.string()), 'games'],
    ['names', z.array(z.string()), 'lines'],
    ['prizes', z.array(prize), 'odds'],
    ['levels', z.array(z.object({ level: z.int(), coins: wireAmount })), 'table'],
    ['days', z.array(z.object({ tasks: z.array(z.object({ target: z.int() })) })), 'list'],
    ['prize', z.object({ coins: wireAmount }), 'group'],
    ['anything', z.record(z.string(), z.int()), 'json'],
    ['pieces', z.int().meta({ widget: 'share' }), 'share'],
  ])('%s', (name, schema, widget) => {
    expect(widgetOf(schemaOf(schema), name)).toBe(widget)
  })
})

test.each([
  ['Days', 'Day'],
  ['Entries', 'Entry'],
  ['Class', 'Class'],
  ['Group', 'Group'],
])('one of %s is %s', (label, one) => expect(singularOf(label)).toBe(one))

test('a prize table is weighed by its chances, by its boxes, or as its slice says', () => {
  expect(weightOf(schemaOf(z.array(prize)))).toBe('chancePer100k')
  expect(weightOf(schemaOf(z.array(z.object({ coins: wireAmount, boxes: z.int() }))))).toBe('boxes')
  expect(weightOf(schemaOf(z.array(z.object({ coins: wireAmount, odds: z.int() })).meta({ weight: 'odds' })))).toBe('odds')
  expect(weightOf(schemaOf(z.array(z.object({ place: z.int(), coins: wireAmount }))))).toBeUndefined()
  const tiers = z.array(z.object({ tier: z.string(), weight: z.int() }))
  expect(weightOf(schemaOf(tiers))).toBeUndefined()
  expect(weightOf(schemaOf(tiers.meta({ widget: 'odds' })))).toBe('weight')
})

test('a value reads in the unit that its field shows', () => {
  const read = (value: unknown, schema: z.ZodType, key: string) => textOf(value, schemaOf(schema), key)
  expect(read(150_050, wireAmount, 'coins')).toBe('1,500.5')
  expect(read(2_500, z.int(), 'chancePer100k')).toBe('2.5%')
  expect(read(100, z.int(), 'shareBasisPoints')).toBe('1%')
  expect(read(1_999, z.int(), 'priceCents')).toBe('$19.99')
  expect(read(1_796_000_000, unixSeconds, 'at')).toBe('2026-11-30 00:53 UTC')
  expect(read(null, z.int().nullable(), 'dailyStepsMax')).toBe('none')
})

test('a field is found by its path, and named by its title or its key', () => {
  const schema = schemaOf(z.object({ steps: z.array(z.object({ sectors: z.array(prize) })).nullable() }))
  expect(schemaAt(schema, ['steps', 2, 'sectors', 0, 'coins'])).toMatchObject({ key: 'coins', schema: { type: 'integer' } })
  expect(labelOf({}, 'shareBasisPoints')).toBe('Share')
  expect(labelOf({}, 'secondsToResetStreakCounter')).toBe('Seconds to reset streak counter')
  expect(labelOf({ title: 'Weekly share' }, 'shareBasisPoints')).toBe('Weekly share')
})

test('a blank value has what the schema requires and nothing more', () => {
  const schema = z.object({
    list: z.array(prize).min(1),
    type: z.enum(['a', 'b']),
    note: z.string().optional(),
    max: z.int().nullable(),
  })
  expect(blankOf(schemaOf(schema))).toEqual({ list: [{ coins: 0, chancePer100k: 0 }], type: 'a', max: null })
  expect(unwrap(schemaOf(z.int().nullable())).isNullable).toBe(true)
})
