import fc, { type Arbitrary } from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matches } from '#kernel/audience/evaluate.ts'
import { AUDIENCE_FIELDS, CHOICE_FIELDS, MEASURE_FIELDS, OPTIONAL_FIELDS, YES_NO_FIELDS } from '#kernel/audience/fields.ts'
import { type AudienceRule, audienceTree, type AudienceTree, DEPTH_MAX } from '#kernel/audience/tree.ts'
import type { Id } from '#kernel/id.ts'
import { LOCALES } from '#kernel/locale.ts'
import { addDays, type CalendarDay } from '#kernel/time.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { writeFacts } from './facts-store.ts'
import { isInHoldout } from './holdout.ts'
import { type DaySums, factsOn, type StoredFacts } from './stored-facts.ts'
import { NEW_FACTS } from './testing/facts.ts'
import { toSql } from './to-sql.ts'

const DAY: CalendarDay = '2026-11-24'
const RUNS = 300
const MANY = Array.from({ length: 400 }, (_, nth): Id<'plr'> => `plr_any${nth}`)
/** Half of them in the holdout. */
const PLAYERS = [true, false].flatMap((isIn) => MANY.filter((player) => isInHoldout(player, DAY) === isIn).slice(0, 4))

let db: TestDatabase
beforeAll(async () => void (db = await openTestDatabase()))
afterAll(() => db.close())

/** Few different values, so that rules and facts meet at their boundaries. */
const STATES = ['TX', 'OH', 'CA'] as const
const amount = fc.oneof({ weight: 5, arbitrary: fc.nat(6) }, fc.nat(40), fc.constantFrom(2 ** 31, 2 ** 40))
const choicesOf = (field: (typeof CHOICE_FIELDS)[number]): readonly string[] => (field === 'state' ? STATES : LOCALES)
const valueOf = (field: string): Arbitrary<number> => (field.endsWith('Ago') ? fc.nat(40) : amount)
const measure = fc.constantFrom(...MEASURE_FIELDS).chain((field) => fc.tuple(fc.constant(field), valueOf(field)))

const rule: Arbitrary<AudienceRule> = fc.oneof(
  fc
    .record({ of: measure, operator: fc.constantFrom('=', '!=', '<', '<=', '>', '>=') })
    .map(({ of: [field, value], operator }): AudienceRule => ({ field, operator, value })),
  fc
    .record({ of: measure, more: fc.nat(4), operator: fc.constantFrom('between', 'notBetween') })
    .map(({ of: [field, from], more, operator }): AudienceRule => ({ field, operator, value: [from, from + more] })),
  fc.constantFrom(...CHOICE_FIELDS).chain((field) =>
    fc.record({
      field: fc.constant(field),
      operator: fc.constantFrom('in', 'notIn'),
      value: fc.subarray([...choicesOf(field)], { minLength: 1 }),
    }),
  ),
  fc.record({ field: fc.constantFrom(...YES_NO_FIELDS), operator: fc.constant('='), value: fc.boolean() }),
  fc.record({ field: fc.constantFrom(...OPTIONAL_FIELDS), operator: fc.constantFrom('null', 'notNull') }),
) as Arbitrary<AudienceRule>

const groupOf = (depth: number): Arbitrary<AudienceTree> => {
  const part = depth > 1 ? fc.oneof({ weight: 3, arbitrary: rule }, { weight: 2, arbitrary: groupOf(depth - 1) }) : rule
  return fc.record(
    { combinator: fc.constantFrom('and', 'or'), not: fc.boolean(), rules: fc.array(part, { minLength: 1, maxLength: 4 }) },
    { requiredKeys: ['combinator', 'rules'] },
  )
}

/** Any tree that the schema accepts; half of them of one rule, whose result no group around it can hide. */
const anyTree: Arbitrary<AudienceTree> = fc
  .oneof(
    rule.map((only): AudienceTree => ({ combinator: 'and', rules: [only] })),
    groupOf(DEPTH_MAX),
  )
  .filter((tree) => audienceTree.safeParse(tree).success)

type FlagName = { [F in keyof StoredFacts]: StoredFacts[F] extends boolean ? F : never }[keyof StoredFacts]

/** Any facts of this player as of days around `day`, later ones too: an audience may be asked for a past day. */
function anyFacts(player: Id<'plr'>, day: CalendarDay): Arbitrary<StoredFacts> {
  const past = fc.integer({ min: -3, max: 40 }).map((days) => addDays(day, -days))
  const sums: Arbitrary<DaySums> = fc.array(fc.oneof(amount, fc.integer({ min: -3, max: 0 })), { maxLength: 28 })
  const flags = Object.entries(NEW_FACTS).flatMap(([name, value]) => (value === false ? [[name, fc.boolean()] as const] : []))
  return fc.record({
    ...(Object.fromEntries(flags) as Record<FlagName, Arbitrary<boolean>>),
    player: fc.constant(player),
    brand: fc.constant(NEW_FACTS.brand),
    isCounted: fc.boolean(),
    registeredOn: past,
    lastSeenOn: fc.option(past),
    state: fc.constantFrom(...STATES),
    locale: fc.constantFrom(...LOCALES),
    vipLevel: fc.option(fc.nat(6)),
    purchases: fc.nat(6),
    purchaseCents: amount,
    lastPurchaseOn: fc.option(past),
    rounds: amount,
    lastPlayedOn: fc.option(past),
    roundsSince: fc.array(fc.integer({ min: -3, max: 40 }), { maxLength: 28 }),
    coinsSince: sums,
    entriesSince: sums,
  })
}

test('an audience selects by SQL whom the evaluator matches, for any tree and any facts', async () => {
  const asked = new Set<string>()
  let found = 0
  await fc.assert(
    fc.asyncProperty(anyTree, fc.tuple(...PLAYERS.map((player) => anyFacts(player, DAY))), async (tree, facts) => {
      const expected = facts.filter((each) => matches(tree, factsOn(each, DAY))).map(({ player }) => player)
      const { rows } = await db.transaction(async (tx) => {
        await writeFacts(tx, facts)
        return sql<{ player: Id<'plr'> }>`
          select player from promotion.player_facts where player = any(${PLAYERS}::text[]) and ${toSql(tree, DAY)}`.execute(tx)
      })
      expect(rows.map(({ player }) => player).toSorted()).toEqual(expected.toSorted())
      found += expected.length
      for (const [, name] of JSON.stringify(tree).matchAll(/"field":"(\w+)"/g)) asked.add(name!)
    }),
    { numRuns: RUNS },
  )
  // The comparison would prove nothing about fields never asked, or if all or nobody matched.
  expect([...asked].toSorted()).toEqual(Object.keys(AUDIENCE_FIELDS).toSorted())
  expect(found / (RUNS * PLAYERS.length)).toBeGreaterThan(0.2)
  expect(found / (RUNS * PLAYERS.length)).toBeLessThan(0.8)
})
