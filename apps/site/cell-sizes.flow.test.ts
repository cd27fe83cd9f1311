import { expect, test } from 'vitest'
import { z } from 'zod'
import { openTestSite } from './testing/site.ts'

/** A row holds a player's cells of all runs, and is written for every round. */
const BYTES_MAX = 200
/** Cells that may be larger, and why. */
const LARGER: Readonly<Record<string, string>> = {
  'deposit-streak': 'the purchases of a streak with their wheels, which purchases alone make longer',
  quests: 'counts of the open days; a quest is planned by operators, who bound its days and tasks',
  'rank-league': 'a week and the one before, of which no figure comes near the largest integer',
  'scratch-cards': 'the purchase behind each card that one earned, until it is scratched',
  tournaments: 'the two best rounds by id, so that a reversed one leaves the right score behind',
}

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly maxItems?: number
  readonly maxLength?: number
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
}

const DATE_LENGTH = 12
const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size + 1, 1)
const longest = (...values: readonly number[]): number => Math.max(...values.map((value) => JSON.stringify(value).length))

/** The length of the longest JSON that fits a schema. */
function sizeOf(schema: Schema): number {
  if (schema.anyOf) return Math.max(...schema.anyOf.map(sizeOf))
  if (schema.properties) return sum(Object.entries(schema.properties).map(([key, each]) => key.length + 3 + sizeOf(each)))
  if (schema.prefixItems) return sum(schema.prefixItems.map(sizeOf))
  switch (schema.type) {
    case 'array':
      return schema.maxItems === undefined ? Infinity : sum(Array.from({ length: schema.maxItems }, () => sizeOf(schema.items!)))
    case 'integer':
    case 'number':
      return longest(schema.minimum ?? -Number.MAX_SAFE_INTEGER, schema.maximum ?? Number.MAX_SAFE_INTEGER)
    case 'boolean':
      return longest(0) + 4
    case 'null':
      return 4
    case 'string':
      return schema.format === 'date' ? DATE_LENGTH : (schema.maxLength ?? Infinity) + 2
    default:
      return Infinity
  }
}

test('the longest JSON of a schema is measured', () => {
  const of = (schema: z.ZodType) => sizeOf(z.toJSONSchema(schema) as Schema)
  expect(of(z.object({ a: z.int().min(0).max(99), b: z.boolean(), c: z.iso.date().nullable() }))).toBe(
    JSON.stringify({ a: 99, b: false, c: '2026-11-24' }).length,
  )
  expect(of(z.array(z.int().min(0).max(9)).max(3))).toBe('[1,2,3]'.length)
  expect(of(z.array(z.boolean()))).toBe(Infinity)
})

test('a cell of each promotion fits into its share of a player’s row, whatever it holds', async () => {
  await using site = await openTestSite()
  const sizes = site.slices.flatMap(({ promotion }) =>
    promotion ? [{ feature: promotion.campaign.feature, bytes: sizeOf(z.toJSONSchema(promotion.cell) as Schema) }] : [],
  )
  expect(sizes.length).toBeGreaterThan(0)
  const larger = sizes.filter(({ bytes }) => bytes > BYTES_MAX).map(({ feature }) => feature)
  expect(larger.toSorted()).toEqual(Object.keys(LARGER))
})
